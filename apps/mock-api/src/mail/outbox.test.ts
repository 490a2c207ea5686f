import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { systemRandom } from '../random.ts';
import { buildTestApp, type TestApp, testSecret } from '../test/build-test-app.ts';
import { codeIn } from '../test/mailbox.ts';
import { askReset, chosenPassword, setPassword } from '../test/passwords.ts';
import { emailOf, tryPassword } from '../test/sign-in.ts';
import { createOutbox } from './outbox.ts';

const minuteMs = 60_000;

function outboxOf({ database, clock }: TestApp, secret = testSecret) {
  return createOutbox({ database, clock, random: systemRandom, secret });
}

/** Asks for a reset and lets everything that comes after the answer happen. */
async function afterReset(mock: TestApp, email = emailOf('standard')): Promise<TestApp> {
  await askReset(mock, email);
  return mock.restart();
}

/** Every byte of the database, of what is not yet in its main file too. */
async function bytesOf({ database }: TestApp): Promise<string> {
  const [main] = await database.$queryRaw<{ file: string }[]>`PRAGMA database_list`;
  const files = ['', '-wal'].map((end) => `${main?.file}${end}`).filter((file) => existsSync(file));
  return files.map((file) => readFileSync(file, 'latin1')).join('');
}

test('API-8: without a mail server the mail is written down, and its link sets a password', async () => {
  const mock = await afterReset(await buildTestApp());
  const [mail] = await outboxOf(mock).latest({ count: 5 });
  expect(mail).toMatchObject({
    recipient: emailOf('standard'),
    kind: 'password_reset',
    subject: 'Set a new password',
  });
  await setPassword(mock, codeIn(mail!.content!));
  expect((await tryPassword(mock, emailOf('standard'), { password: chosenPassword })).status).toBe(200);
});

test('SEC-E9: neither the code nor the text around it is in the database file', async () => {
  const mock = await afterReset(await buildTestApp());
  const [mail] = await outboxOf(mock).latest({ count: 1 });
  const bytes = await bytesOf(mock);
  expect(bytes).toContain('Set a new password');
  for (const secret of [codeIn(mail!.content!), 'someone who knows your email address', 'password-reset/'])
    expect(bytes).not.toContain(secret);
});

test('SEC-E9: under another secret the content cannot be opened, and no error says so', async () => {
  const mock = await afterReset(await buildTestApp());
  const [mail] = await outboxOf(mock, 'another secret of at least 32 bytes').latest({ count: 1 });
  expect(mail).toMatchObject({ kind: 'password_reset', content: undefined });
});

test('SEC-E9: content moved to another mail cannot be opened', async () => {
  const mock = await afterReset(await afterReset(await buildTestApp()), emailOf('vip'));
  const [first, second] = await mock.database.outboxMail.findMany();
  await mock.database.outboxMail.update({
    where: { uuid: first!.uuid },
    data: { sealedWords: second!.sealedWords },
  });
  const mails = await outboxOf(mock).latest({ count: 5 });
  expect(mails.filter(({ content }) => content === undefined)).toHaveLength(1);
});

test('the latest comes first, of one recipient where asked, and a week later it is gone', async () => {
  let mock = await afterReset(await buildTestApp());
  mock.clock.advance(minuteMs);
  mock = await afterReset(mock, emailOf('vip'));
  const recipients = async () =>
    (await outboxOf(mock).latest({ count: 9 })).map(({ recipient }) => recipient);
  expect(await recipients()).toEqual([emailOf('vip'), emailOf('standard')]);
  expect(await outboxOf(mock).latest({ recipient: emailOf('standard'), count: 9 })).toHaveLength(1);
  mock.clock.advance(7 * 24 * 60 * minuteMs);
  mock = await afterReset(mock, emailOf('large'));
  expect(await recipients()).toEqual([emailOf('large'), emailOf('vip')]);
});
