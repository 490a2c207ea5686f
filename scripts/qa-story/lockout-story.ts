import { tokenOf } from '../people/portal-visitor.ts';
import { enterPassword, expectAnswer, expectState, type StoryContext } from './story-context.ts';

const email = 'lockout@portal.example.com';

/** L-5, L-14, L-19: five wrong passwords, the unlock by code, and the end of the lock by time. */
export async function runLockoutStory(context: StoryContext): Promise<void> {
  const { driver, step } = context;
  const person = driver.person(email);
  await step('A client has one password attempt left', async () => {
    await person.reset();
    expectState('The count of attempts', (await person.state()).password_tries_used, 4);
  });
  const { now: after } = await driver.clock.read();
  await step('A wrong password locks the login', async () => {
    expectAnswer(await enterPassword(context, email, { password: 'Not-My-Password!!!' }), {
      code: 'LOGIN_EXHAUSTED',
    });
    expectState('The lock', (await person.state()).locked_until !== null, true);
  });
  await step('The right password is refused as well', async () => {
    expectAnswer(await enterPassword(context, email), { code: 'LOGIN_EXHAUSTED' });
  });
  await step('A mail tells the client', async () => {
    await driver.outbox.latest({ to: email, kind: 'account_locked', after });
  });
  await unlockByCode(context);
  await step('Locked again, the login opens by itself after thirty minutes', async () => {
    await person.lock();
    expectAnswer(await enterPassword(context, email), { code: 'LOGIN_EXHAUSTED' });
    await driver.clock.advance({ minutes: 31 });
    expectAnswer(await enterPassword(context, email), { secondFactor: 'required' });
  });
  await step('The clock goes back to the real time', async () => {
    expectState('The clock', (await driver.clock.backToReal()).offset_seconds, 0);
  });
}

async function unlockByCode(context: StoryContext): Promise<void> {
  const { driver, visitor, step } = context;
  const person = driver.person(email);
  const unlocked = await step('A code of the authenticator app gives one more attempt', async () => {
    const wrong = await visitor.ask('authentication.unlock', {
      input: { email, code: await wrongCode(context) },
    });
    expectAnswer(wrong, { code: 'INVALID_OTP' });
    return visitor.ask('authentication.unlock', { input: { email, code: await person.code() } });
  });
  await step('With it the password is accepted, and the code is required', async () => {
    const unlockToken = String(unlocked.data?.unlockToken);
    const first = await enterPassword(context, email, { unlockToken });
    expectAnswer(first, { scope: 'interim', secondFactor: 'required' });
    const code = await person.code();
    const second = await visitor.ask('authentication.verifyCode', { token: tokenOf(first), input: { code } });
    expectAnswer(second, { scope: 'full' });
    expectAnswer(await visitor.ask('policies.list', { token: tokenOf(second) }), { code: undefined });
  });
  await step('The lock and the count are gone', async () => {
    const { locked_until: lock, password_tries_used: tries } = await person.state();
    expectState('The lock', lock, null);
    expectState('The count of attempts', tries, 0);
  });
}

/** A code that is neither the current nor the next one. */
async function wrongCode({ driver }: StoryContext): Promise<string> {
  const { code, unused_code: next } = await driver.person(email).authenticator();
  return (
    ['000000', '111111', '222222'].find((candidate) => candidate !== code && candidate !== next) ?? '333333'
  );
}
