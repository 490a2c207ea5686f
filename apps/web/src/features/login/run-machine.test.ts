import { expect, test } from 'vitest';
import { loginEvents } from '#test/build/login-events.ts';
import type { LoginCommand } from './machine/commands.ts';
import type { LoginEvent } from './machine/events.ts';
import type { LoginEntry } from './machine/requested-step.ts';
import type { LoginState } from './machine/state.ts';
import { type LoginRun, runLoginMachine } from './run-machine.ts';

type Call = { command: LoginCommand; answer: (event?: LoginEvent) => Promise<void> };

/** The machine, whose calls are answered by the test, when it pleases. */
function aRun(entry: LoginEntry = { step: 'email' }) {
  const calls: Call[] = [];
  const shown: LoginState[] = [];
  const run: LoginRun = runLoginMachine({
    entry,
    show: (state) => shown.push(state),
    run: (command) =>
      new Promise((resolve) => {
        calls.push({
          command,
          answer: async (event) => {
            resolve(event);
            await new Promise(setImmediate);
          },
        });
      }),
  });
  return { run, calls, state: () => shown.at(-1) };
}

function atPassword() {
  const parts = aRun();
  parts.run.send(loginEvents.emailSubmitted);
  return parts;
}

test('R-5: the commands of the entry are run', async () => {
  const { calls, state } = aRun({ step: 'contactSupport' });
  await calls[0]?.answer(loginEvents.reasonsKnown);
  expect(state()).toMatchObject({ step: 'contactSupport', reasons: ['Something else'] });
});

test('L-17: the interim token is held before the call that needs it leaves', async () => {
  const { run, calls } = atPassword();
  run.send(loginEvents.passwordSubmitted);
  await calls[0]?.answer({ ...loginEvents.signedIn, secondFactor: 'setup' });
  expect(calls.map(({ command }) => command.type)).toEqual(['signIn', 'holdToken']);
  await calls[1]?.answer();
  expect(calls.map(({ command }) => command.type)).toEqual(['signIn', 'holdToken', 'readMfa']);
});

test('an answer that comes after Back is dropped, and its token is discarded', async () => {
  const { run, calls, state } = atPassword();
  run.send(loginEvents.passwordSubmitted);
  run.send(loginEvents.backPressed);
  await calls[0]?.answer(loginEvents.signedIn);
  expect(state()?.step).toBe('email');
  expect(calls).toHaveLength(1);
});

test('the answer to an earlier attempt is not taken for that to a later one', async () => {
  const { run, calls, state } = atPassword();
  run.send(loginEvents.passwordSubmitted);
  run.send(loginEvents.backPressed);
  run.send(loginEvents.emailSubmitted);
  run.send(loginEvents.passwordSubmitted);
  await calls[0]?.answer(loginEvents.signedIn);
  expect(state()).toMatchObject({ step: 'password', busy: true });
  await calls[1]?.answer(loginEvents.passwordRefused);
  expect(state()).toMatchObject({ step: 'password', busy: false, refused: true });
});

test('a session that has ended enters nothing, whatever is answered then', async () => {
  const { run, calls, state } = atPassword();
  run.send(loginEvents.passwordSubmitted);
  run.end();
  await calls[0]?.answer({ ...loginEvents.signedIn, secondFactor: 'none', termsAccepted: true });
  expect(state()?.step).toBe('password');
  expect(calls).toHaveLength(1);
});
