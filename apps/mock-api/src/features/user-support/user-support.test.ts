import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { type AnswerTo, callsOf } from '../../test/calls.ts';
import { createMailbox } from '../../test/mailbox.ts';
import { emailOf } from '../../test/sign-in.ts';

const request = { name: 'Ada Vale', email: emailOf('standard'), reason: 'I cannot sign in' };

function contact(
  mock: TestApp,
  values: Record<string, string>,
  key?: string,
): Promise<AnswerTo<'POST /v1/user/contact-support'>> {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return callsOf(mock).form('POST /v1/user/contact-support', values, { headers });
}

async function withMailbox() {
  const mailbox = createMailbox();
  return { mailbox, mock: await buildTestApp({ mailer: mailbox }) };
}

test('API-23: the reasons, in their order', async () => {
  const mock = await buildTestApp();
  const { body } = await callsOf(mock).get('/v1/user/get-contact-support-reasons');
  expect(body.data[0]).toBe('I cannot sign in');
  expect(body.data.at(-1)).toMatch(/something else/i);
  expect(body.data).toHaveLength(6);
  expect(body.takes_message).toBe(true);
});

describe('API-22: asking for help', () => {
  test('SEC-A14: answers the same for a known address and an unknown one', async () => {
    const mock = await buildTestApp();
    const answers = [await contact(mock, request), await contact(mock, { ...request, email: 'x@b.example' })];
    for (const { status, text } of answers) expect([status, text]).toEqual([200, '{}']);
    const rows = await mock.database.supportRequest.findMany({ orderBy: { email: 'asc' } });
    expect(rows.map(({ email, clientUuid }) => [email, clientUuid !== null])).toEqual([
      [emailOf('standard'), true],
      ['x@b.example', false],
    ]);
  });

  test.each([
    ['a reason that is not of the list', { reason: 'x' }, 'reason'],
    ['a name with a header in it', { name: 'a\r\nBcc: b' }, 'name'],
    ['no name', { name: '' }, 'name'],
    ['an invalid address', { email: 'a@b' }, 'email'],
    ['an address with a header in it', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
  ])('SEC-E14: %s answers 422 and keeps nothing', async (...[_what, change, field]) => {
    const mock = await buildTestApp();
    const answer = await contact(mock, { ...request, ...change });
    expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([422, field]);
    expect(await mock.database.supportRequest.count()).toBe(0);
  });
});

describe('API-22: the mails of a request', () => {
  test('the support desk gets a mail with sender and reason, and a reply goes to the sender', async () => {
    const { mock, mailbox } = await withMailbox();
    await contact(mock, request);
    const mail = await mailbox.next('support_request');
    expect(mail.recipient.address).toBe('client-desk@arkwright-pell.example.com');
    expect(mail.replyTo).toEqual({ name: 'Ada Vale', address: emailOf('standard') });
    expect(mail.subject).toBe('Support: I cannot sign in');
    expect(mail.text).toContain('Name: Ada Vale\n');
    expect(mail.text).toContain('A client has this address.');
  });

  test('L-9: what happened, in the words of the sender, is in the mail of the desk and not in the receipt', async () => {
    const { mock, mailbox } = await withMailbox();
    const message = 'My new phone shows no codes.\nThe old one is lost.';
    await contact(mock, { ...request, message });
    expect((await mailbox.next('support_request')).text).toContain(message);
    expect((await mailbox.next('support_receipt')).text).not.toContain('no codes');
    expect(await mock.database.supportRequest.findFirst()).toMatchObject({ message });
  });

  test('SEC-A14: the receipt is the same for a known address and an unknown one, and repeats nothing that was typed', async () => {
    const { mock, mailbox } = await withMailbox();
    const receipts = [];
    for (const email of [emailOf('standard'), 'x@b.example']) {
      await contact(mock, { ...request, name: 'Visit evil.example', email });
      const { recipient, ...rest } = await mailbox.next('support_receipt');
      expect(recipient).toEqual({ name: '', address: email });
      receipts.push(rest);
    }
    expect(receipts[1]).toEqual(receipts[0]);
    expect(JSON.stringify(receipts)).not.toContain('evil');
  });

  test('SEC-E6: an address has one receipt a minute, and the desk every request', async () => {
    const { mock, mailbox } = await withMailbox();
    for (const email of [request.email, request.email.toUpperCase()])
      await contact(mock, { ...request, email });
    for (let index = 0; index < 2; index += 1) await mailbox.next('support_request');
    await mailbox.next('support_receipt');
    mock.clock.advance(60_000);
    await contact(mock, request);
    await mailbox.next('support_receipt');
    await mock.app.close();
    expect(mailbox.waiting().map(({ kind }) => kind)).toEqual(['support_request']);
  });
});

describe('SEC-I7: a request under a key counts once', () => {
  const key = '0f8fad5b-d9cb-469f-a165-70867728950e';

  test('fifty at once are one request and one mail to the desk, and all are answered alike', async () => {
    const { mock, mailbox } = await withMailbox();
    const answers = await Promise.all(Array.from({ length: 50 }, () => contact(mock, request, key)));
    for (const { status, text } of answers) expect([status, text]).toEqual([200, '{}']);
    expect(await mock.database.supportRequest.count()).toBe(1);
    await mock.app.close();
    expect(mailbox.waiting().map(({ kind }) => kind)).toEqual(['support_request', 'support_receipt']);
  });

  test('fifty at once without a key are fifty', async () => {
    const mock = await buildTestApp();
    await Promise.all(Array.from({ length: 50 }, () => contact(mock, request)));
    expect(await mock.database.supportRequest.count()).toBe(50);
  });

  test('it holds over a restart and for a day', async () => {
    const mock = await buildTestApp();
    await contact(mock, request, key);
    const restarted = await mock.restart();
    mock.clock.advance(86_400_000 - 1);
    expect((await contact(restarted, request, key)).status).toBe(200);
    expect(await restarted.database.supportRequest.count()).toBe(1);
    mock.clock.advance(1);
    expect((await contact(restarted, request, key)).status).toBe(200);
    expect(await restarted.database.supportRequest.count()).toBe(2);
  });

  test('something else under the same key is refused', async () => {
    const mock = await buildTestApp();
    await contact(mock, request, key);
    const answer = await contact(mock, { ...request, reason: 'Something else' }, key);
    expect(answer.status).toBe(422);
    expect(answer.body.fields?.[0]).toMatchObject({ field: 'Idempotency-Key', code: 'key_reused' });
  });

  test('a request that was refused does not use the key up', async () => {
    const mock = await buildTestApp();
    expect((await contact(mock, { ...request, reason: 'x' }, key)).status).toBe(422);
    expect((await contact(mock, request, key)).status).toBe(200);
  });

  test.each(['short', 'a b c d e f g h i j', 'x'.repeat(65), `${key}, ${key}`])(
    'an invalid key is refused: %s',
    async (wrong) => {
      const mock = await buildTestApp();
      const answer = await contact(mock, request, wrong);
      expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([422, 'Idempotency-Key']);
    },
  );
});
