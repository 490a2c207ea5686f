import { tokenOf } from '../people/portal-visitor.ts';
import { enterPassword, expectAnswer, expectState, type StoryContext } from './story-context.ts';

const email = 'setup@portal.example.com';

/**
 * L-3, L-4, L-17: forced set-up, the code at every sign-in, each state of the second factor, and a code that is valid once.
 */
export async function runSecondFactorStory(context: StoryContext): Promise<void> {
  const { driver, visitor, step } = context;
  const person = driver.person(email);
  await step('A client must set up an authenticator app first', async () => {
    await person.reset();
    const first = await enterPassword(context, email);
    expectAnswer(first, { scope: 'interim', secondFactor: 'setup' });
    const token = tokenOf(first);
    const { data } = await visitor.ask('user.mfa', { token });
    const { secret, is_pending: isPending } = await person.authenticator();
    expectState('The secret', data?.secret, secret);
    expectState('The set-up', isPending, true);
    const code = await person.code();
    expectAnswer(await visitor.ask('user.verifyMfa', { token, input: { code } }), { scope: 'full' });
  });
  await step('From now on the code is asked for', async () => {
    expectState('The second factor', (await person.state()).two_factor, true);
    expectAnswer(await enterPassword(context, email), { scope: 'interim', secondFactor: 'required' });
  });
  await step('A code is good once', () => useCodeTwice(context));
  await step('Switched off, the password is enough', async () => {
    await person.set({ two_factor: 2 });
    expectAnswer(await enterPassword(context, email), { scope: 'full', secondFactor: 'none' });
  });
  await step('Made to set one up again', async () => {
    await person.set({ two_factor: false });
    expectAnswer(await enterPassword(context, email), { scope: 'interim', secondFactor: 'setup' });
  });
}

async function useCodeTwice(context: StoryContext): Promise<void> {
  const { driver, visitor } = context;
  const code = await driver.person(email).code();
  const enterCode = async () => {
    const token = tokenOf(await enterPassword(context, email));
    return visitor.ask('authentication.verifyCode', { token, input: { code } });
  };
  expectAnswer(await enterCode(), { scope: 'full' });
  expectAnswer(await enterCode(), { code: 'INVALID_OTP' });
}
