import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { personOf } from '../../test/person.ts';
import { fullToken } from '../../test/sign-in.ts';

const missing = '00000000-0000-4000-8000-000000000000';

describe('P-14: documents that go with a message', () => {
  const draft = { subject: 'About these', body: 'Here they are.' };

  const signedIn = async (mock: TestApp, name: 'vip' | 'standard') =>
    personOf(mock, await fullToken(mock, name));

  async function withDocuments() {
    const mock = await buildTestApp();
    const [vip, standard] = [await signedIn(mock, 'vip'), await signedIn(mock, 'standard')];
    const own = async (person: typeof vip) =>
      (await person.read('documents.list')).documents.slice(0, 3).map(({ uuid }) => uuid);
    return { mock, vip, mine: await own(vip), theirs: await own(standard) };
  }

  test('are shown with it in their order, each once, in a reply and in a first message', async () => {
    const { vip, mine } = await withDocuments();
    const [one, two, three] = mine as [string, string, string];
    const thread = await vip.read('messages.start', { body: { ...draft, attachment_uuids: [two, one] } });
    const params = { uuid: thread.uuid };
    const body = { body: 'And one more.', attachment_uuids: [three, three] };
    const reply = await vip.read('messages.reply', { params, body });
    expect(reply.attachments?.map(({ uuid }) => uuid)).toEqual([three]);
    const { messages } = await vip.read('messages.view', { params });
    expect(messages.map(({ attachments }) => attachments?.map(({ uuid }) => uuid))).toEqual([
      [two, one],
      [three],
    ]);
    expect(messages[0]?.attachments?.[0]).toEqual(
      await vip.read('documents.view', { params: { uuid: two } }),
    );
  });

  test('SEC-F5: of another client are refused like unknown ones, and nothing is written', async () => {
    const { mock, vip, mine, theirs } = await withDocuments();
    const params = { uuid: (await vip.read('messages.list')).items[0]!.uuid };
    const before = await mock.database.message.count();
    const refusals = [];
    for (const other of [missing, theirs[0]!]) {
      const attachment_uuids = [mine[0]!, other];
      refusals.push(
        await vip.refused('messages.start', { body: { ...draft, attachment_uuids } }),
        await vip.refused('messages.reply', { params, body: { body: 'Text', attachment_uuids } }),
      );
    }
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
    expect(refusals[0]).toMatchObject({
      status: 422,
      fields: [{ field: 'attachment_uuids', code: 'unknown' }],
    });
    expect(await mock.database.message.count()).toBe(before);
  });

  test('are five at most', async () => {
    const { vip } = await withDocuments();
    const attachment_uuids = Array.from({ length: 6 }, () => missing);
    const refusal = await vip.refused('messages.start', { body: { ...draft, attachment_uuids } });
    expect(refusal).toMatchObject({ status: 422, fields: [{ field: 'attachment_uuids', code: 'too_big' }] });
  });

  test('SEC-I7: belong to what a key names', async () => {
    const { vip, mine } = await withDocuments();
    const headers = { 'Idempotency-Key': 'a-key-of-sixteen-and-more' };
    const start = (attachment_uuids: string[]) => ({ headers, body: { ...draft, attachment_uuids } });
    const thread = await vip.read('messages.start', start(mine.slice(0, 1)));
    expect(await vip.read('messages.start', start(mine.slice(0, 1)))).toEqual(thread);
    const refusal = await vip.refused('messages.start', start(mine.slice(1)));
    expect(refusal).toMatchObject({ fields: [{ field: 'Idempotency-Key', code: 'key_reused' }] });
  });
});
