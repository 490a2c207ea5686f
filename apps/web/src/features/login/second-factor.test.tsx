import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refuse } from '#test/fake-gateway.ts';
import {
  button,
  enterPassword,
  expectError,
  expectFieldError,
  heading,
  passwordAccepted,
  renderLogin,
} from '#test/render-login.tsx';
import { onPhone } from '#test/window-size.ts';

/** What set-up shows. */
const setUp = {
  state: 'setup',
  secret: 'JBSWY3DPEHPK3PXP',
  otpauthAddress: 'otpauth:',
  qrImage: 'data:image/png;base64,',
};

describe('second factor', () => {
  const withCode = (verifyCode: (input: unknown) => unknown) => ({
    ...passwordAccepted('required'),
    'authentication.verifyCode': verifyCode,
  });

  test('L-33, L-43: a good code leads into the portal', async () => {
    const login = renderLogin({
      answers: withCode(() => ({ token: 'full', scope: 'full', termsAccepted: true })),
    });
    await enterPassword(login);
    await login.person.type(await screen.findByLabelText('Enter verification code'), '123456');
    await waitFor(() => expect(login.enterPortal).toHaveBeenCalledWith({ token: 'full' }));
    expect(await heading('Signing you in')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Contact Support' })).toBeNull();
  });

  test('L-4: a wrong code says "Invalid token, please try again"', async () => {
    const login = renderLogin({ answers: withCode(refuse('INVALID_OTP')) });
    await enterPassword(login);
    await login.person.type(await screen.findByLabelText('Enter verification code'), '123456');
    await expectError('Invalid token, please try again');
    expect(screen.getAllByText(/Invalid token/)).toHaveLength(1);
    expect(login.enterPortal).not.toHaveBeenCalled();
  });

  const counted = () => {
    const codes: string[] = [];
    const verifyCode = vi.fn((input: unknown) => {
      codes.push((input as { code: string }).code);
      return refuse('INVALID_OTP')();
    });
    return { codes, verifyCode };
  };
  const atCode = async (verifyCode: (input: unknown) => unknown) => {
    const login = renderLogin({ answers: withCode(verifyCode) });
    await enterPassword(login);
    const field = await screen.findByLabelText<HTMLInputElement>('Enter verification code');
    expect(document.activeElement).toBe(field);
    return { ...login, field };
  };

  test('L-32: six digits send themselves once, typed or pasted, and a refused code is not sent again', async () => {
    const { codes, verifyCode } = counted();
    const { person, field } = await atCode(verifyCode);
    await person.keyboard('12345');
    expect(codes).toEqual([]);
    await person.keyboard('6');
    await expectError('Invalid token, please try again');
    await waitFor(() => expect(field.readOnly).toBe(false));
    expect(document.activeElement).toBe(field);
    await person.keyboard('{Enter}');
    await person.click(button('Next'));
    await person.click(field);
    await person.keyboard('{Backspace}6');
    expect(codes).toEqual(['123456']);
    field.select();
    await person.paste('654 321');
    await waitFor(() => expect(codes).toEqual(['123456', '654321']));
  });

  test('L-32: a refused code is not sent again after half of it was', async () => {
    const { codes, verifyCode } = counted();
    const { person, field } = await atCode(verifyCode);
    await person.keyboard('123456');
    await expectError('Invalid token, please try again');
    await waitFor(() => expect(field.readOnly).toBe(false));
    await person.click(field);
    await person.keyboard('{Backspace}{Enter}');
    await expectFieldError('Enter verification code', 'Invalid token, please try again');
    await person.keyboard('6{Enter}');
    await expectError('Invalid token, please try again');
    expect(codes).toEqual(['123456']);
  });

  test('L-32: after a refusal the next digits replace the code', async () => {
    const { codes, verifyCode } = counted();
    const { person, field } = await atCode(verifyCode);
    await person.keyboard('123456');
    await expectError('Invalid token, please try again');
    await waitFor(() => expect(field.readOnly).toBe(false));
    await person.keyboard('222222');
    await waitFor(() => expect(codes).toEqual(['123456', '222222']));
  });

  test('L-32: a code that could not be checked is sent again by Next or Enter', async () => {
    const codes: unknown[] = [];
    const { person, field } = await atCode((input) => {
      codes.push(input);
      return refuse('UPSTREAM_DOWN')();
    });
    await person.keyboard('123456');
    await screen.findByRole('alert');
    await waitFor(() => expect(field.readOnly).toBe(false));
    expect(field.getAttribute('aria-invalid')).toBe('false');
    await person.click(button('Next'));
    await waitFor(() => expect(codes).toHaveLength(2));
    await waitFor(() => expect(field.readOnly).toBe(false));
    await person.click(field);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(codes).toHaveLength(3));
  });

  test('L-4, L-16: Enter on no code, or half of one, says so at the field and calls nobody', async () => {
    const { codes, verifyCode } = counted();
    const { person } = await atCode(verifyCode);
    await person.keyboard('{Enter}');
    await expectFieldError(
      'Enter verification code',
      'Please enter the six-digit code from your authenticator app',
    );
    await person.keyboard('123{Enter}');
    await expectFieldError('Enter verification code', 'Invalid token, please try again');
    expect(codes).toEqual([]);
  });

  test('L-3, L-29: set-up shows its three steps, the QR code and the secret, and verifies the first code', async () => {
    const login = renderLogin({
      answers: {
        ...passwordAccepted('setup'),
        'user.mfa': () => setUp,
        'user.verifyMfa': refuse('INVALID_OTP'),
      },
    });
    await enterPassword(login);
    expect(await heading('Two-Factor Authentication')).toBeTruthy();
    const steps = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(steps).toEqual([
      'Install an authenticator app',
      'Add an account of type Work or School',
      'Scan the QR code',
    ]);
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
    expect(document.querySelector('code')?.textContent).toBe('JBSWY3DPEHPK3PXP');
    await login.person.type(screen.getByLabelText('Enter verification code'), '123456');
    await expectError('Unable to verify OTP');
  });

  test('L-25, SEC-C8: on a phone the app opens at the address of the gateway, with nothing left out', async () => {
    onPhone();
    const otpauthAddress = 'otpauth://totp/Firm:a?secret=JBSWY3DPEHPK3PXP&digits=8';
    const login = renderLogin({
      answers: {
        ...passwordAccepted('setup'),
        'user.mfa': () => ({ ...setUp, otpauthAddress }),
      },
    });
    await enterPassword(login);
    const link = await screen.findByRole('link', { name: 'Open in app' });
    expect(link.getAttribute('href')).toBe(otpauthAddress);
  });

  test('SEC-D18, L-29: when the time for set-up runs out the password is required, and then the same QR code is shown', async () => {
    const verdicts = [refuse('UNAUTHORIZED'), () => ({ token: 'full', scope: 'full', termsAccepted: true })];
    const readMfa = vi.fn(() => setUp);
    const login = renderLogin({
      answers: {
        ...passwordAccepted('setup'),
        'user.mfa': readMfa,
        'user.verifyMfa': () => verdicts.shift()?.(),
      },
    });
    await enterPassword(login);
    await login.person.type(await screen.findByLabelText('Enter verification code'), '123456');
    await expectError(
      'Your time for this step ran out, or too many codes were wrong. Please enter your password again; the code that you scanned is still valid.',
    );
    await heading('Your password');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(screen.getByText('client@portal.example.com')).toBeTruthy();
    await login.person.type(screen.getByLabelText('Password'), 'Portal-Demo-2026!{Enter}');
    expect((await screen.findByRole('code')).textContent).toBe('JBSWY3DPEHPK3PXP');
    expect(readMfa).toHaveBeenCalledTimes(2);
    await login.person.type(screen.getByLabelText('Enter verification code'), '123456');
    await waitFor(() => expect(login.enterPortal).toHaveBeenCalledWith({ token: 'full' }));
  });
});
