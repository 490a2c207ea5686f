import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { sessionStore } from '#core/session/store.ts';
import { aClient } from '#test/build/a-client.ts';
import { aToken } from '#test/build/a-token.ts';
import { fakeFetch } from '#test/fake-fetch.ts';
import { refuse } from '#test/fake-gateway.ts';
import { button, expectError, heading, renderLogin } from '#test/render-login.tsx';

describe('support', () => {
  const reasons = ['I cannot sign in', 'Something else'];

  test('R-5, L-9, L-10: a request with a reason from the list is sent and confirmed', async () => {
    const send = vi.fn(() => ({ done: true }));
    const login = renderLogin({
      at: '/support',
      answers: {
        'user.supportReasons': () => ({ reasons, takesMessage: false }),
        'user.contactSupport': send,
      },
    });
    await heading('Contact support');
    expect(screen.queryByRole('link', { name: 'Contact Support' })).toBeNull();
    const select = screen.getByLabelText<HTMLSelectElement>('Reason');
    await waitFor(() => expect(select.options).toHaveLength(3));
    expect(select.options[0]?.text).toBe('Please select a reason');
    await login.person.type(screen.getByLabelText('Name'), 'A Client');
    await login.person.type(screen.getByLabelText('Email Address'), 'client@portal.example.com');
    await login.person.selectOptions(select, 'Something else');
    await login.person.click(button('Submit'));
    expect(
      await screen.findByText(
        'If an account exists with that email address, we will contact you within two working days. If you urgently need to access your account for any reason, contact your advisor directly.',
      ),
    ).toBeTruthy();
    expect(send).toHaveBeenCalledWith({
      name: 'A Client',
      email: 'client@portal.example.com',
      reason: 'Something else',
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(screen.queryByRole('link', { name: 'Contact Support' })).toBeNull();
  });

  test('L-9: a firm that takes a message gets what happened in words, without a message nothing', async () => {
    const send = vi.fn(() => ({ done: true }));
    const login = renderLogin({
      at: '/support',
      answers: {
        'user.supportReasons': () => ({ reasons, takesMessage: true }),
        'user.contactSupport': send,
      },
    });
    const message = await screen.findByLabelText('What happened?');
    await login.person.type(screen.getByLabelText('Name'), 'A Client');
    await login.person.type(screen.getByLabelText('Email Address'), 'client@portal.example.com');
    await login.person.selectOptions(screen.getByLabelText('Reason'), 'Something else');
    await login.person.type(message, ' My phone is lost.{Enter}I have a new one. ');
    await login.person.click(button('Submit'));
    await screen.findByText(/we will contact you within/);
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'My phone is lost.\nI have a new one.' }),
    );
  });

  test('L-9: a firm that takes no message is not offered one', async () => {
    renderLogin({
      at: '/support',
      answers: { 'user.supportReasons': () => ({ reasons, takesMessage: false }) },
    });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    expect(screen.queryByLabelText('What happened?')).toBeNull();
  });

  test('L-39: a client who is signed in finds name and email filled in, and the way back to the portal', async () => {
    sessionStore.restore({ token: aToken(), firm: null });
    fakeFetch({ 'client.get': () => aClient() });
    const login = renderLogin({
      at: '/support',
      answers: {
        'user.supportReasons': () => ({ reasons, takesMessage: false }),
        'user.contactSupport': () => ({ done: true }),
      },
    });
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    await waitFor(() => expect(name.value).toBe('Imogen Hartnoll'));
    expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('client@portal.example.com');
    expect(screen.queryByRole('link', { name: 'Back to Login' })).toBeNull();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await login.person.selectOptions(screen.getByLabelText('Reason'), 'Something else');
    await login.person.click(button('Submit'));
    const policies = await screen.findByRole('link', { name: 'Back to your policies' });
    expect(policies.getAttribute('href')).toBe('/tabs/policies');
  });

  test('L-39, SEC-H2: when the session of a client ends, name, address and words leave the form', async () => {
    sessionStore.restore({ token: aToken(), firm: null });
    fakeFetch({ 'client.get': () => aClient() });
    const login = renderLogin({
      at: '/support',
      answers: { 'user.supportReasons': () => ({ reasons, takesMessage: true }) },
    });
    const field = (label: string) =>
      screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label).value;
    await login.person.type(await screen.findByLabelText('What happened?'), 'My phone is lost.');
    await waitFor(() => expect(field('Name')).toBe('Imogen Hartnoll'));
    act(() => sessionStore.reset());
    expect(['Name', 'Email Address', 'What happened?'].map(field)).toEqual(['', '', '']);
    expect(screen.getByRole('link', { name: 'Back to Login' })).toBeTruthy();
  });

  describe('where another client signs in in another tab', () => {
    const field = (label: string) =>
      screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label).value;
    const fields = () => ['Name', 'Email Address', 'What happened?'].map(field);
    const signIn = (sub: string) => act(() => sessionStore.restore({ token: aToken({ sub }), firm: null }));
    const answers = { 'user.supportReasons': () => ({ reasons, takesMessage: true }) };
    const daniel = () => aClient({ firstName: 'Daniel', surname: 'Okafor', email: 'daniel@example.com' });

    test('L-39, SEC-H11: the form has the name and address of the next client, and no words of the first', async () => {
      signIn('person-a');
      let record = () => aClient();
      fakeFetch({ 'client.get': () => record() });
      const login = renderLogin({ at: '/support', answers });
      await login.person.type(await screen.findByLabelText('What happened?'), 'My phone is lost.');
      await waitFor(() => expect(field('Name')).toBe('Imogen Hartnoll'));
      record = daniel;
      signIn('person-b');
      expect(fields()).toEqual(['', '', '']);
      await waitFor(() => expect(fields()).toEqual(['Daniel Okafor', 'daniel@example.com', '']));
    });

    test('L-39, SEC-H11: name and address of the first that come late, or when the next is not known, are not shown', async () => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const late = Promise.withResolvers<unknown>();
      let record: () => unknown = () => late.promise;
      const sent = fakeFetch({ 'client.get': () => record() });
      signIn('person-a');
      renderLogin({ at: '/support', answers });
      await screen.findByLabelText('What happened?');
      await waitFor(() => expect(sent).toHaveLength(1));
      record = refuse('UPSTREAM_DOWN');
      signIn('person-b');
      await waitFor(() => expect(warn).toHaveBeenCalled());
      await act(async () => late.resolve(aClient()));
      expect(fields()).toEqual(['', '', '']);
    });

    test('L-39, SEC-H11: a visitor who signs in keeps what was typed, and takes it along when leaving', async () => {
      fakeFetch({ 'client.get': () => aClient() });
      const login = renderLogin({ answers });
      await login.person.type(screen.getByLabelText('Email Address'), 'own@portal.example.com{Enter}');
      await heading('Your password');
      await login.person.click(screen.getByRole('link', { name: 'Contact Support' }));
      await login.person.type(await screen.findByLabelText('What happened?'), 'My phone is lost.');
      signIn('person-a');
      expect(field('What happened?')).toBe('My phone is lost.');
      expect(field('Email Address')).toBe('own@portal.example.com');
      act(() => sessionStore.reset());
      expect(fields()).toEqual(['', '', '']);
    });
  });

  test('L-39, S-6: a signed-in client whose record cannot be read fills the form in as anyone does', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    sessionStore.restore({ token: aToken(), firm: null });
    fakeFetch({ 'client.get': refuse('UPSTREAM_DOWN') });
    renderLogin({
      at: '/support',
      answers: { 'user.supportReasons': () => ({ reasons, takesMessage: false }) },
    });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^client\.get: UPSTREAM_DOWN/)),
    );
  });

  test('L-35: "Failed to submit support request" is in the banner, and the input is kept', async () => {
    const login = renderLogin({
      at: '/support',
      answers: {
        'user.supportReasons': () => ({ reasons, takesMessage: false }),
        'user.contactSupport': refuse('NOT_IMPLEMENTED'),
      },
    });
    await login.person.type(await screen.findByLabelText('Name'), 'A Client');
    await login.person.type(screen.getByLabelText('Email Address'), 'client@portal.example.com');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await login.person.selectOptions(screen.getByLabelText('Reason'), 'Something else');
    await login.person.click(button('Submit'));
    await expectError('Failed to submit support request');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('A Client');
  });

  test('SEC-I24: sent again after a failure it has the same key, so that it counts once', async () => {
    const sent: unknown[] = [];
    const login = renderLogin({
      at: '/support',
      answers: {
        'user.supportReasons': () => ({ reasons, takesMessage: false }),
        'user.contactSupport': (input) => {
          sent.push(input);
          return sent.length === 1 ? refuse('UPSTREAM_DOWN')() : { done: true };
        },
      },
    });
    await login.person.type(await screen.findByLabelText('Name'), 'A Client');
    await login.person.type(screen.getByLabelText('Email Address'), 'client@portal.example.com');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await login.person.selectOptions(screen.getByLabelText('Reason'), 'Something else');
    await login.person.click(button('Submit'));
    await screen.findByText(/Failed to submit support request/);
    await login.person.click(button('Submit'));
    await screen.findByText(/we will contact you within/);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('L-15: Contact Support keeps the address that was typed, and Back to Login returns', async () => {
    const login = renderLogin({
      answers: { 'user.supportReasons': () => ({ reasons, takesMessage: false }) },
    });
    await login.person.type(screen.getByLabelText('Email Address'), 'client@portal.example.com{Enter}');
    await heading('Your password');
    await login.person.click(screen.getByRole('link', { name: 'Contact Support' }));
    await heading('Contact support');
    expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('client@portal.example.com');
    await login.person.click(screen.getByRole('link', { name: 'Back to Login' }));
    expect(await heading('Sign in')).toBeTruthy();
  });
});
