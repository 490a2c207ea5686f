import { expect, test, vi } from 'vitest';
import { buildQaApp, type QaApp } from '../../test/build-qa-app.ts';
import { askReset, setPassword } from '../../test/passwords.ts';
import { emailOf, type Person } from '../../test/sign-in.ts';

async function askForReset(mock: QaApp, person: Person): Promise<void> {
  expect((await askReset(mock, emailOf(person))).status).toBe(200);
}

const patience = { timeout: 10_000 };

/** Mails leave after the answer that they belong to. */
function mailsTo({ qa }: QaApp, person: Person, count: number) {
  return vi.waitFor(async () => {
    const { mails } = await qa.read('outbox.list', { query: { to: emailOf(person) } });
    expect(mails).toHaveLength(count);
    return mails;
  }, patience);
}

test('Q-3: a mail is read with its words, and its link sets a new password', async () => {
  const mock = await buildQaApp({ variables: { PORTAL_URL: 'https://portal.example.com' } });
  await askForReset(mock, 'standard');
  const [mail] = await mailsTo(mock, 'standard', 1);
  expect(mail).toMatchObject({ to: emailOf('standard'), kind: 'password_reset' });
  expect(mail?.html).toContain('<');
  const [, code = ''] =
    /^https:\/\/portal\.example\.com\/password-reset\/([\w-]+)$/.exec(mail?.links[0] ?? '') ?? [];
  expect(mail?.text).toContain(mail?.links[0]);
  expect((await setPassword(mock, code)).status).toBe(200);
});

test('Q-3: mails are the latest first, of one client or of all, and as many as requested', async () => {
  const mock = await buildQaApp();
  await askForReset(mock, 'standard');
  await mailsTo(mock, 'standard', 1);
  mock.clock.advance(1000);
  await askForReset(mock, 'terms');
  await mailsTo(mock, 'terms', 1);
  const { mails } = await mock.qa.read('outbox.list');
  expect(mails.map(({ to }) => to)).toEqual([emailOf('terms'), emailOf('standard')]);
  expect((await mock.qa.read('outbox.list', { query: { count: 1 } })).mails).toHaveLength(1);
  expect(await mock.qa.refused('outbox.list', { query: { count: 0 } })).toMatchObject({ status: 422 });
});

test('Q-3: the outbox is emptied', async () => {
  const mock = await buildQaApp();
  await askForReset(mock, 'standard');
  await mailsTo(mock, 'standard', 1);
  expect(await mock.qa.read('outbox.empty')).toEqual({ deleted: 1 });
  expect(await mock.qa.read('outbox.list')).toEqual({ mails: [] });
});
