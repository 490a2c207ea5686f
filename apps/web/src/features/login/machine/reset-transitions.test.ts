import { describe, expect, test } from 'vitest';
import { loginEvents } from '#test/build/login-events.ts';
import { loginStates } from '#test/build/login-states.ts';
import { startCountdown } from './countdown.ts';
import { loginTransition } from './transition.ts';

const { resetPassword, instructionsSent, createPassword } = loginStates;

describe('resetPassword', () => {
  test('L-27: a plausible address asks for instructions', () => {
    const turn = loginTransition(resetPassword, loginEvents.resetSubmitted);
    expect(turn.commands).toEqual([{ type: 'requestReset', email: 'client@portal.example.com' }]);
  });

  test.each(['', 'client', 'client@portal', 'a b@portal.example.com'])(
    'L-27: %j: Invalid email address',
    (email) => {
      const turn = loginTransition(resetPassword, { type: 'resetSubmitted', email });
      expect(turn.commands).toEqual([]);
      expect(turn.state).toMatchObject({
        error: undefined,
        fieldErrors: { email: 'Invalid email address' },
      });
    },
  );

  test('L-6, L-50, L-38: sent instructions open instructionsSent, and start the countdown at sixty seconds', () => {
    const { state } = loginTransition({ ...resetPassword, busy: true }, { type: 'resetSent', nowMs: 5000 });
    expect(state).toMatchObject({ step: 'instructionsSent', countdown: startCountdown(5000) });
  });
});

describe('instructionsSent', () => {
  const over = loginTransition(instructionsSent, { type: 'ticked', nowMs: 60_000 }).state;

  test('L-8: it ticks each second, and an error on show stays', () => {
    const { state } = loginTransition(
      { ...instructionsSent, error: 'Could not send reset' },
      loginEvents.ticked,
    );
    expect(state).toMatchObject({ countdown: { secondsLeft: 59 }, error: 'Could not send reset' });
  });

  test('L-50: resend does nothing before 0:00', () => {
    const turn = loginTransition(instructionsSent, loginEvents.resendPressed);
    expect(turn).toEqual({ state: instructionsSent, commands: [] });
  });

  test('L-50, L-38: at 0:00 resend asks again', () => {
    expect(loginTransition(over, loginEvents.resendPressed).commands).toEqual([
      { type: 'requestReset', email: 'client@portal.example.com' },
    ]);
  });

  test('L-38: resending clears the error and restarts the countdown', () => {
    const failed = { ...over, busy: true, error: 'Could not send reset' };
    const { state } = loginTransition(failed, { type: 'resetSent', nowMs: 70_000 });
    expect(state).toMatchObject({ error: undefined, busy: false, countdown: startCountdown(70_000) });
  });
});

describe('createPassword', () => {
  const submit = (password: string, repeatPassword: string) =>
    loginTransition(createPassword, { type: 'newPasswordSubmitted', password, repeatPassword });

  test('L-7: nine characters: Password must be at least 10 characters long.', () => {
    const turn = submit('short!!!9', 'short!!!9');
    expect(turn.commands).toEqual([]);
    expect(turn.state.fieldErrors.password).toBe('Password must be at least 10 characters long.');
  });

  test('L-7: it must contain any three symbols', () => {
    expect(submit('long-enough-2026', 'long-enough-2026').state.fieldErrors.password).toBe(
      'Password must contain any three symbols.',
    );
  });

  test('L-7: Your passwords do not match.', () => {
    const turn = submit('three-small-words!!', 'three-small-words!?');
    expect(turn.commands).toEqual([]);
    expect(turn.state.fieldErrors.repeatPassword).toBe('Your passwords do not match.');
  });

  test('L-7: a good pair is sent with the code', () => {
    expect(submit('three-small-words!!', 'three-small-words!!').commands).toEqual([
      {
        type: 'setPassword',
        code: 'mailed-code',
        password: 'three-small-words!!',
        repeatPassword: 'three-small-words!!',
      },
    ]);
  });

  test('L-37, SEC-E5: a password that was set leads to the email step and does not sign in', () => {
    const turn = loginTransition({ ...createPassword, busy: true }, loginEvents.passwordSet);
    expect(turn.state).toMatchObject({ step: 'email', passwordWasSet: true });
    expect(turn.commands).toEqual([]);
  });

  test('L-37, SEC-E5: where the firm says whose it is, it leads to the password step of that address, and does not sign in', () => {
    const set = { ...loginEvents.passwordSet, email: 'client@portal.example.com' };
    const turn = loginTransition({ ...createPassword, busy: true }, set);
    expect(turn.state).toMatchObject({
      step: 'password',
      email: 'client@portal.example.com',
      passwordWasSet: true,
    });
    expect(turn.commands).toEqual([]);
    const refused = loginTransition({ ...turn.state, busy: true }, loginEvents.passwordRefused);
    expect(refused.state).toMatchObject({ refused: true, passwordWasSet: false });
  });
});
