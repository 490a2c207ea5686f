import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError, toAppError } from '#core/errors/app-error.ts';
import { sessionStore } from '#core/session/store.ts';
import { gateway } from '#core/trpc/client.ts';
import { aToken } from '#test/build/a-token.ts';
import { fakeFetch, type Procedures } from '#test/fake-fetch.ts';
import { askStepUp } from './ask-step-up.tsx';
import { askStepUpWith } from './step-up-link.ts';

// Keys and signatures come from outside the browser of these tests.
vi.mock('#core/device/key.ts', () => ({ deviceKey: async () => undefined }));
vi.mock('#core/device/proof.ts', () => ({ makeProof: async () => 'proof' }));

const stepUps: unknown[] = [];

/** Asks for a change a while after the sign-in. The step-up is answered by `stepUp`. */
function askChange(
  stepUp: (input: { password?: string; code?: string }) => unknown,
  state: string | (() => unknown) = 'none',
) {
  const procedures: Procedures = {
    'client.update': () => {
      if (!sent.at(-1)?.headers.get('x-step-up-token')) throw new AppError('STEP_UP_REQUIRED');
      return { uuid: 'client' };
    },
    'user.mfaState': () => (typeof state === 'string' ? { state } : state()),
    'authentication.check': () => ({ scope: 'full', termsAccepted: true }),
    'authentication.stepUp': (input) => {
      stepUps.push(input);
      return stepUp(input as { password?: string; code?: string });
    },
  };
  const sent = fakeFetch(procedures);
  const change = gateway.client.update.mutate({ changedFields: { title: 'Dr' } }).then(
    () => 'done',
    (failure) => toAppError(failure).code,
  );
  return { sent, change };
}

const good = () => ({ stepUpToken: 'a.step.up.to.ken', expiresAt: 0 });
const refuseWith =
  (code: 'WRONG_CREDENTIALS' | 'INVALID_OTP' | 'LOGIN_EXHAUSTED' | 'NOT_IMPLEMENTED') => () => {
    throw new AppError(code);
  };
const dialog = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });
const press = async (name: string) => userEvent.click(within(await dialog()).getByRole('button', { name }));

beforeEach(() => {
  askStepUpWith(askStepUp);
  stepUps.length = 0;
  sessionStore.signIn(aToken());
  return async () => {
    sessionStore.reset();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { clearStores } = await import('#core/session/sign-out/clear-stores.ts');
    clearStores();
  };
});

test('SEC-D9: the right password sends the change again, and the dialog is gone', async () => {
  const { change, sent } = askChange(good);
  await dialog();
  const password = screen.getByLabelText('Password');
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(screen.getByText(/^To change your details, enter your password\./)).toBeTruthy();
  expect(password.getAttribute('autocomplete')).toBe('current-password');
  await userEvent.type(password, 'Portal-Demo-2026!{Enter}');
  expect(await change).toBe('done');
  expect(stepUps).toEqual([{ family: 'details', password: 'Portal-Demo-2026!', deviceTokens: [] }]);
  expect(sent.at(-1)?.headers.get('x-step-up-token')).toBe('a.step.up.to.ken');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('SEC-D9: what was typed can be seen', async () => {
  askChange(good);
  await dialog();
  await press('Show password');
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
});

test('SEC-D9: a wrong password is said at its field, and another may be tried', async () => {
  let isRight = false;
  const { change } = askChange(() => (isRight ? good() : refuseWith('WRONG_CREDENTIALS')()));
  await dialog();
  await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Incorrect password');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  isRight = true;
  await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}');
  expect(await change).toBe('done');
});

test('SEC-D9: a lock is said, and nothing was changed', async () => {
  askChange(refuseWith('LOGIN_EXHAUSTED'));
  await dialog();
  await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed.');
});

test('SEC-D9: nothing entered is not sent', async () => {
  askChange(good);
  await press('Confirm');
  expect(await screen.findByText('Please enter your password.')).toBeTruthy();
  expect(stepUps).toEqual([]);
});

test.each(['button', 'key'] as const)(
  'SEC-D9: cancelling with a %s ends the call with its refusal',
  async (how) => {
    const { change } = askChange(good);
    const shown = await dialog();
    if (how === 'button') await press('Cancel');
    else shown.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(await change).toBe('STEP_UP_REQUIRED');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('SEC-D9: a dialog that the browser closes by itself ends the call with its refusal', async () => {
  const { change } = askChange(good);
  const shown = (await dialog()) as HTMLDialogElement;
  shown.close();
  shown.dispatchEvent(new Event('close'));
  expect(await change).toBe('STEP_UP_REQUIRED');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('SEC-D9: where a second factor is set up, a code may take the place of the password', async () => {
  const { change } = askChange(good, 'required');
  await userEvent.click(await screen.findByRole('radio', { name: 'Verification code' }));
  expect(
    screen.getByText(/^To change your details, enter a code from your authenticator app\./),
  ).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Enter verification code'), '123456{Enter}');
  expect(await change).toBe('done');
  expect(stepUps).toEqual([{ family: 'details', code: '123456', deviceTokens: [] }]);
});

test('L-4, L-32, SEC-D26: what cannot be a code, or was just refused, is not sent, and the field says why', async () => {
  askChange(refuseWith('INVALID_OTP'), 'required');
  await userEvent.click(await screen.findByRole('radio', { name: 'Verification code' }));
  await press('Confirm');
  expect(await screen.findByText('Please enter the six-digit code from your authenticator app')).toBeTruthy();
  const field = screen.getByLabelText('Enter verification code');
  await userEvent.type(field, '12345{Enter}');
  expect(await screen.findByText('Invalid token, please try again')).toBeTruthy();
  expect(stepUps).toEqual([]);
  await userEvent.type(field, '6{Enter}');
  expect(await screen.findByText('Unable to verify OTP')).toBeTruthy();
  await userEvent.type(field, '{Enter}');
  expect(screen.getByText('Unable to verify OTP')).toBeTruthy();
  expect(stepUps).toHaveLength(1);
});

test('SEC-D9: a firm that checks no code here is asked with the password', async () => {
  askChange(refuseWith('NOT_IMPLEMENTED'), 'required');
  await userEvent.click(await screen.findByRole('radio', { name: 'Verification code' }));
  await userEvent.type(screen.getByLabelText('Enter verification code'), '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('A code cannot be used here.');
  expect(screen.getByLabelText('Password')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('SEC-D9: without a second factor there is no choice', async () => {
  const { sent } = askChange(good);
  await dialog();
  await waitFor(() => expect(sent.flatMap(({ paths }) => paths)).toContain('user.mfaState'));
  expect(screen.queryByRole('radio')).toBeNull();
});

test('SEC-D9: the dialog opens with the choice in it', async () => {
  // The dialog waits for the answer, however slow this machine is.
  const start = globalThis.setTimeout;
  const hold = (run: () => void, delay?: number) => (delay === 400 ? 0 : start(run, delay));
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout);
  askChange(good, 'required');
  expect(within(await dialog()).getAllByRole('radio')).toHaveLength(2);
});

test('SEC-D9: the dialog does not wait long for the choice, which then comes later', async () => {
  let answer = (_state: { state: string }) => {};
  const state = new Promise((resolve) => {
    answer = resolve;
  });
  askChange(good, () => state);
  expect(within(await dialog()).queryByRole('radio')).toBeNull();
  answer({ state: 'required' });
  expect(await screen.findByRole('radio', { name: 'Verification code' })).toBeTruthy();
});

test('SEC-D9: the dialog goes with its session', async () => {
  const { change } = askChange(good);
  await dialog();
  sessionStore.end('idle');
  expect(await change).toBe('STEP_UP_REQUIRED');
});

test('SEC-D9, SEC-H10: the dialog stays when its session is renewed, and goes when another client signs in', async () => {
  const { sent, change } = askChange(good);
  await dialog();
  const renewed = aToken({ iat: 1 });
  sessionStore.renew(renewed, sessionStore.read().token);
  expect(await dialog()).toBeTruthy();
  sessionStore.restore({ token: aToken({ sub: 'person-b' }), firm: null });
  expect(await change).toBe('STEP_UP_REQUIRED');
  expect(sent.filter(({ paths }) => paths.includes('client.update'))).toHaveLength(1);
});

test('SEC-D9: the focus is back where it was', async () => {
  const button = Object.assign(document.createElement('button'), { textContent: 'Save' });
  document.body.append(button);
  button.focus();
  const { change } = askChange(good);
  await press('Cancel');
  await change;
  await waitFor(() => expect(document.activeElement).toBe(button));
  button.remove();
});
