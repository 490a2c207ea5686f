import { existsSync, globSync } from 'node:fs';
import { documentPath } from '@portal/prisma/documents/store';
import { describe, expect, test } from 'vitest';
import { buildQaApp } from '../../test/build-qa-app.ts';
import { personOf } from '../../test/person.ts';
import { emailOf, fullToken } from '../../test/sign-in.ts';
import { uploadAs } from '../../test/upload.ts';

const params = { email: emailOf('standard') };

async function withStandard() {
  const mock = await buildQaApp();
  const token = await fullToken(mock, 'standard');
  const send = (request_uuid: string, bytes: string) =>
    uploadAs(mock, token, { fields: { file_name: 'page.txt', request_uuid }, bytes });
  return { ...mock, standard: personOf(mock, token), send };
}

type Standard = Awaited<ReturnType<typeof withStandard>>['standard'];

async function latestNotification(person: Standard) {
  return (await person.read('notifications.list')).notifications[0];
}

describe('Q-3: asking for a document', () => {
  test('P-36: makes a request, a notification that leads to it, and a message that points to it', async () => {
    const { qa, standard } = await withStandard();
    const request = await qa.read('people.askForDocument', {
      params,
      body: { title: 'A copy of your passport', reason: 'Ours has expired.', due_on: '2026-03-16' },
    });
    expect(request).toMatchObject({
      title: 'A copy of your passport',
      state: 'asked',
      reason: 'Ours has expired.',
      due_on: '2026-03-16',
      documents: [],
    });
    expect((await standard.read('documentRequests.list')).requests[0]).toEqual(request);
    const target = { route: 'document_request', id: request.uuid };
    const asking = { type: 'document_requested', action_required: true, target, isRead: false };
    expect(await latestNotification(standard)).toMatchObject(asking);
    const [thread] = (await standard.read('messages.list')).items;
    expect(thread).toMatchObject({ subject: 'A copy of your passport', unread_count: 1 });
    const { messages } = await standard.read('messages.view', { params: { uuid: thread!.uuid } });
    expect(messages).toMatchObject([{ sender: { is_client: false }, document_request_uuid: request.uuid }]);
    expect((await qa.read('people.documentRequests', { params })).requests).toContainEqual(request);
  });

  test('P-8: a pending change of details waits for it; without one it is a conflict', async () => {
    const { qa, database, ...mock } = await buildQaApp();
    const ask = { params, body: { for_amendment: true } };
    await database.amendment.deleteMany();
    expect(await qa.refused('people.askForDocument', ask)).toMatchObject({ status: 409 });
    await qa.read('scenarios.play', { params: { name: 'amendment-pending' } });
    const { uuid } = await qa.read('people.askForDocument', ask);
    const app = { ...mock, database };
    const client = personOf(app, await fullToken(app, 'standard'));
    expect((await client.read('client.view')).pending_amendment).toMatchObject({
      status: 'in_review',
      document_request_uuid: uuid,
    });
  });

  test('404 for a policy of somebody else', async () => {
    const { qa, database } = await withStandard();
    const { uuid } = await database.policy.findFirstOrThrow({ where: { client: { email: emailOf('vip') } } });
    for (const call of ['people.askForDocument', 'people.publishDocument'] as const)
      expect(await qa.refused(call, { params, body: { policy_uuid: uuid } })).toMatchObject({ status: 404 });
  });
});

describe('Q-3: deciding on what was sent', () => {
  test('P-36: a rejection says why and can be answered again, an acceptance ends the request', async () => {
    const { qa, standard, send, clock } = await withStandard();
    const { uuid } = await qa.read('people.askForDocument', { params, body: {} });
    const decide = (body: { decision: 'accepted' | 'rejected'; note?: string }) => ({
      params,
      body: { ...body, request_uuid: uuid },
    });
    const early = await qa.refused('people.decideDocument', decide({ decision: 'accepted' }));
    expect(early).toMatchObject({ status: 409 });
    clock.advance(1000);
    await send(uuid, 'Page one.');
    const note = 'The second page is missing.';
    const rejected = await qa.read('people.decideDocument', decide({ decision: 'rejected', note }));
    expect(rejected).toMatchObject({ state: 'rejected', decision_note: note });
    const target = { route: 'document_request', id: uuid };
    expect(await latestNotification(standard)).toMatchObject({
      type: 'document_decided',
      body: note,
      action_required: true,
      target,
    });
    expect((await send(uuid, 'Page one and two.')).status).toBe(200);
    const accepted = await qa.read('people.decideDocument', decide({ decision: 'accepted' }));
    expect(accepted).toMatchObject({ state: 'accepted', decision_note: null });
    expect(accepted.documents).toHaveLength(2);
    expect((await send(uuid, 'Page three.')).status).toBe(422);
  });

  test('is on the request that was answered last where none is named', async () => {
    const { qa, send, clock } = await withStandard();
    const requests = [];
    for (const title of ['One', 'Two'])
      requests.push(await qa.read('people.askForDocument', { params, body: { title } }));
    for (const { uuid, title } of requests.toReversed()) {
      clock.advance(1000);
      await send(uuid, title);
    }
    const decided = await qa.read('people.decideDocument', { params, body: { decision: 'accepted' } });
    expect(decided.title).toBe('One');
  });
});

describe('Q-3: a document of the firm', () => {
  test('P-13: is a PDF among the documents of the person, who is notified', async () => {
    const { qa, standard } = await withStandard();
    const body = { title: 'Your yearly review', kind: 'letter', date: '2026-02-27' } as const;
    const document = await qa.read('people.publishDocument', { params, body });
    expect(document).toMatchObject({
      ...body,
      media_type: 'application/pdf',
      is_read: false,
      added_by: 'firm',
    });
    const { text } = await standard.send('documents.content', { params: { uuid: document.uuid } });
    expect(text.startsWith('%PDF-')).toBe(true);
    const target = { route: 'document', id: document.uuid };
    expect(await latestNotification(standard)).toMatchObject({ type: 'document_added', target });
  });
});

describe('Q-3: going back to the seed', () => {
  test.each([
    ['a person', { email: params.email }],
    ['everything', {}],
  ])('P-13: of %s brings its files back, and removes those of uploads', async (...[, body]) => {
    const { qa, database, documents, ...mock } = await withStandard();
    const files = () => globSync('??/*', { cwd: documents }).sort();
    const seeded = files();
    const { uuid, digest } = await database.document.findFirstOrThrow({
      where: { client: { email: params.email } },
    });
    const request = await qa.read('people.askForDocument', { params, body: {} });
    await mock.send(request.uuid, 'Page one.');
    expect(files()).toHaveLength(seeded.length + 1);
    await database.document.delete({ where: { uuid } });
    await qa.read('people.reset', { body });
    expect(files()).toEqual(seeded);
    expect(existsSync(documentPath(documents, digest))).toBe(true);
    expect(await database.document.count({ where: { uuid } })).toBe(1);
  });

  test('P-13: a world has the files of its documents, and takes them along when it ends', async () => {
    const { qa, folder } = await buildQaApp();
    const world = await qa.read('worlds.create', { body: {} });
    const [documents] = globSync('*.documents', { cwd: folder });
    expect(globSync(`${documents}/??/*`, { cwd: folder }).length).toBeGreaterThan(0);
    await qa.read('worlds.end', { params: { id: world.id } });
    expect(globSync('*', { cwd: folder })).toEqual([]);
  });
});
