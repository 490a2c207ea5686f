import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { personOf } from '../../test/person.ts';
import { emailOf, fullToken } from '../../test/sign-in.ts';

const missing = '00000000-0000-4000-8000-000000000000';

async function twoPeople() {
  const mock = await buildTestApp();
  const vip = personOf(mock, await fullToken(mock, 'vip'));
  return { mock, vip, standard: personOf(mock, await fullToken(mock, 'standard')) };
}

describe('P-9: conversations with the firm', () => {
  test('the one that moved last first, with what is unread and how soon the firm answers', async () => {
    const { mock, vip } = await twoPeople();
    const { items, response_time } = await vip.read('messages.list');
    expect(response_time).toBe('two working days');
    const moments = items.map(({ last_message_at }) => last_message_at);
    expect(moments).toEqual([...moments].sort().reverse());
    for (const thread of items) {
      const { messages, thread: alone } = await vip.read('messages.view', { params: { uuid: thread.uuid } });
      expect(alone).toEqual(thread);
      expect(messages.map(({ sent_at }) => sent_at)).toEqual(messages.map(({ sent_at }) => sent_at).sort());
      const unread = messages.filter(({ sender, read_at }) => !sender?.is_client && read_at === null);
      expect(thread.unread_count).toBe(unread.length);
      expect(thread.last_message_at).toBe(messages.at(-1)?.sent_at);
    }
    expect(items.some(({ unread_count }) => unread_count! > 0)).toBe(true);
    expect(await mock.database.thread.count()).toBeGreaterThan(items.length);
  });

  test('SEC-B8: a person writes as often as the limit says in a minute, another one as often again', async () => {
    const mock = await buildTestApp({ writesPerMinute: 5 });
    const calls = callsOf(mock);
    const start = async (token: string, index: number) =>
      (await calls.json('POST /v1/message', { subject: `Subject ${index}`, body: 'Text' }, { token })).status;
    // The step of the code at sign-in is written too.
    const [vip, standard] = [await fullToken(mock, 'vip'), await fullToken(mock, 'standard')];
    const statuses = [];
    for (let index = 0; index < 10; index += 1) statuses.push(await start(vip, index));
    expect(statuses).toEqual([...Array(4).fill(200), ...Array(6).fill(429)]);
    expect(await start(standard, 1)).toBe(200);
    mock.clock.advance(61_000);
    expect(await start(vip, 11)).toBe(200);
  });

  test('reading a conversation does not mark it; marking it also marks its notifications', async () => {
    const { vip } = await twoPeople();
    const [thread] = (await vip.read('messages.list')).items.filter(({ unread_count }) => unread_count! > 0);
    const params = { uuid: thread!.uuid };
    const toldOf = async () =>
      (await vip.read('notifications.list')).notifications.filter(
        ({ target }) => target?.id === thread!.uuid,
      );
    await vip.read('messages.view', { params });
    expect((await vip.read('messages.view', { params })).thread.unread_count).toBeGreaterThan(0);
    expect((await toldOf()).map(({ isRead }) => isRead)).toEqual([false]);
    expect((await vip.read('messages.markRead', { params })).unread_count).toBe(0);
    expect(
      (await vip.read('messages.view', { params })).messages.every(
        ({ sender, read_at }) => sender?.is_client || read_at,
      ),
    ).toBe(true);
    expect((await toldOf()).map(({ isRead }) => isRead)).toEqual([true]);
  });

  test('SEC-I27: marking it again keeps the first moment', async () => {
    const { mock, vip } = await twoPeople();
    const [thread] = (await vip.read('messages.list')).items.filter(({ unread_count }) => unread_count! > 0);
    const params = { uuid: thread!.uuid };
    await vip.read('messages.markRead', { params });
    const before = await vip.read('messages.view', { params });
    mock.clock.advance(60_000);
    await vip.read('messages.markRead', { params });
    expect(await vip.read('messages.view', { params })).toEqual(before);
  });
});

describe('P-9: writing to the firm', () => {
  test('a reply comes last, and moves its conversation to the top', async () => {
    const { vip } = await twoPeople();
    const thread = (await vip.read('messages.list')).items.at(-1);
    const params = { uuid: thread!.uuid };
    const sent = await vip.read('messages.reply', { params, body: { body: '  Thank you, Ruth.  ' } });
    expect(sent).toMatchObject({
      sender: { name: 'Imogen Hartnoll', is_client: true },
      body: 'Thank you, Ruth.',
      sent_at: '2026-03-02T10:00:00.000Z',
      read_at: null,
    });
    const [first] = (await vip.read('messages.list')).items;
    expect(first).toMatchObject({
      uuid: thread!.uuid,
      preview: 'Thank you, Ruth.',
      last_message_at: sent.sent_at,
    });
    expect(first?.unread_count).toBe(thread!.unread_count);
    expect((await vip.read('messages.view', { params })).messages.at(-1)).toEqual(sent);
  });

  test('replies of the same moment keep their order', async () => {
    const { vip } = await twoPeople();
    const params = { uuid: (await vip.read('messages.list')).items[0]!.uuid };
    const bodies = Array.from({ length: 12 }, (_, index) => `Number ${index}`);
    for (const body of bodies) await vip.read('messages.reply', { params, body: { body } });
    const { messages } = await vip.read('messages.view', { params });
    expect(messages.slice(-12).map(({ body }) => body)).toEqual(bodies);
  });

  test('SEC-I7: a reply sent many times at once under one key is there once; other conversations have their own keys', async () => {
    const { mock, vip } = await twoPeople();
    const [one, other] = (await vip.read('messages.list')).items;
    const given = {
      headers: { 'Idempotency-Key': 'a-key-of-sixteen-or-more' },
      body: { body: 'Thank you.' },
    };
    const reply = (uuid: string) => vip.read('messages.reply', { ...given, params: { uuid } });
    const replies = await Promise.all(Array.from({ length: 10 }, () => reply(one!.uuid)));
    expect(new Set(replies.map(({ uuid }) => uuid)).size).toBe(1);
    expect(await mock.database.message.count({ where: { body: 'Thank you.' } })).toBe(1);
    expect((await reply(other!.uuid)).uuid).not.toBe(replies[0]?.uuid);
  });

  test('SEC-I7: without a key each is a reply; something else under a key is refused, and nothing is written', async () => {
    const { mock, vip } = await twoPeople();
    const params = { uuid: (await vip.read('messages.list')).items[0]!.uuid };
    for (const _time of [1, 2]) await vip.read('messages.reply', { params, body: { body: 'Thank you.' } });
    expect(await mock.database.message.count({ where: { body: 'Thank you.' } })).toBe(2);
    const headers = { 'Idempotency-Key': 'another-key-of-sixteen' };
    await vip.read('messages.reply', { params, headers, body: { body: 'Thank you.' } });
    const before = await mock.database.message.count();
    const refusal = await vip.refused('messages.reply', {
      params,
      headers,
      body: { body: 'Something else.' },
    });
    expect(refusal).toMatchObject({
      status: 422,
      fields: [{ field: 'Idempotency-Key', code: 'key_reused' }],
    });
    expect(await mock.database.message.count()).toBe(before);
  });

  test('html stays the text that it is', async () => {
    const { vip } = await twoPeople();
    const params = { uuid: (await vip.read('messages.list')).items[0]!.uuid };
    const body = '<img src=x onerror=alert(1)> & "quotes" \u2028 \ud83d\ude42\nsecond line';
    expect((await vip.read('messages.reply', { params, body: { body } })).body).toBe(body);
    expect((await vip.read('messages.view', { params })).messages.at(-1)?.body).toBe(body);
  });

  test.each([
    [{ body: '' }, 'Message is required'],
    [{ body: '   \n ' }, 'Message is required'],
    [{}, 'This field is required.'],
    [{ body: ['a'] }, 'This field has the wrong type.'],
    [{ body: 'a'.repeat(5001) }, 'Message must be at most 5,000 characters long.'],
  ])('P-9: %j is refused, and nothing is written', async (...[body, message]) => {
    const { mock, vip } = await twoPeople();
    const params = { uuid: (await vip.read('messages.list')).items[0]!.uuid };
    const before = await mock.database.message.count();
    const refusal = await vip.refused('messages.reply', { params, body: body as { body: string } });
    expect(refusal).toMatchObject({ status: 422, message, fields: [{ field: 'body' }] });
    expect(await mock.database.message.count()).toBe(before);
  });

  test('five thousand characters are a message', async () => {
    const { vip } = await twoPeople();
    const params = { uuid: (await vip.read('messages.list')).items[0]!.uuid };
    const body = 'a'.repeat(5000);
    expect((await vip.read('messages.reply', { params, body: { body } })).body).toBe(body);
    expect((await vip.read('messages.list')).items[0]?.preview).toHaveLength(120);
  });
});

describe('P-9: start a conversation', () => {
  const draft = { subject: 'A question', body: 'May I ask something?' };

  test('goes to the adviser, and to client services where there is none', async () => {
    const { mock, standard } = await twoPeople();
    const thread = await standard.read('messages.start', { body: draft });
    expect(thread).toMatchObject({
      subject: 'A question',
      contact: { name: 'Ruth Vasey' },
      policy_uuid: null,
      preview: 'May I ask something?',
      unread_count: 0,
    });
    expect((await standard.read('messages.list')).items[0]).toEqual(thread);
    await mock.database.client.update({ where: { email: emailOf('standard') }, data: { adviserUuid: null } });
    expect((await standard.read('messages.start', { body: draft })).contact?.name).toBe('Client services');
  });

  test('SEC-F5: may be about a policy of one’s own; one of another client is refused like one that is not there', async () => {
    const { vip, standard } = await twoPeople();
    const [mine] = (await standard.read('policies.list')).items;
    const [theirs] = (await vip.read('policies.list')).items;
    const about = (policy_uuid: string) => ({ body: { ...draft, policy_uuid } });
    expect((await standard.read('messages.start', about(mine!.uuid))).policy_uuid).toBe(mine!.uuid);
    const refusal = await standard.refused('messages.start', about(missing));
    expect(refusal).toMatchObject({ status: 422, fields: [{ field: 'policy_uuid' }] });
    expect(await standard.refused('messages.start', about(theirs!.uuid))).toEqual(refusal);
  });

  test('SEC-I7: the same under the same key starts one conversation, even many at once; each client has keys of their own', async () => {
    const { mock, vip, standard } = await twoPeople();
    const given = { headers: { 'Idempotency-Key': 'a-key-of-sixteen-or-more' }, body: draft };
    const [first, ...more] = await Promise.all(
      Array.from({ length: 10 }, () => standard.read('messages.start', given)),
    );
    expect(new Set(more.map(({ uuid }) => uuid))).toEqual(new Set([first?.uuid]));
    expect(await mock.database.message.count({ where: { body: draft.body } })).toBe(1);
    const reply = { params: { uuid: first!.uuid }, body: { body: 'One thing more.' } };
    await standard.read('messages.reply', reply);
    expect(await standard.read('messages.start', given)).toMatchObject({
      uuid: first?.uuid,
      preview: 'One thing more.',
    });
    expect((await vip.read('messages.start', given)).uuid).not.toBe(first?.uuid);
    expect(await mock.database.thread.count({ where: { subject: draft.subject } })).toBe(2);
  });

  test('SEC-I7: without a key each starts a conversation; something else under a key is refused', async () => {
    const { mock, standard } = await twoPeople();
    await standard.read('messages.start', { body: draft });
    await standard.read('messages.start', { body: draft });
    expect(await mock.database.thread.count({ where: { subject: draft.subject } })).toBe(2);
    const headers = { 'Idempotency-Key': 'another-key-of-sixteen' };
    await standard.read('messages.start', { headers, body: draft });
    for (const other of [{ subject: 'Another' }, { body: 'Something else.' }]) {
      const refusal = await standard.refused('messages.start', { headers, body: { ...draft, ...other } });
      expect(refusal).toMatchObject({ status: 422, fields: [{ field: 'Idempotency-Key' }] });
    }
  });

  test.each([
    [{ ...draft, subject: ' ' }, 'subject'],
    [{ ...draft, subject: 'a'.repeat(121) }, 'subject'],
    [{ ...draft, subject: 'two\nlines' }, 'subject'],
    [{ ...draft, policy_uuid: 'x' }, 'policy_uuid'],
  ])('%j is refused', async (...[body, field]) => {
    const { standard } = await twoPeople();
    const { status, fields } = await standard.refused('messages.start', { body });
    expect([status, fields?.map((fault) => fault.field)]).toEqual([422, [field]]);
  });
});
