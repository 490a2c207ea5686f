import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { documentPath } from '@portal/prisma/documents/store';
import { describe, expect, test } from 'vitest';
import { asSpecified, buildTestApp, shareTestApp } from '../../test/build-test-app.ts';
import { documentsOfTest } from '../../test/documents-of-test.ts';
import { personOf } from '../../test/person.ts';
import { emailOf, fullToken } from '../../test/sign-in.ts';

const missing = '00000000-0000-4000-8000-000000000000';

async function vipOf(mock: Awaited<ReturnType<typeof buildTestApp>>) {
  const token = await fullToken(mock, 'vip');
  const { uuid } = await mock.database.client.findUniqueOrThrow({ where: { email: emailOf('vip') } });
  return { ...personOf(mock, token), uuid };
}

/** A person with forty-five documents, one a month back from February 2026; each third is unread. */
async function withMany() {
  const mock = await buildTestApp();
  const vip = await vipOf(mock);
  await mock.database.document.deleteMany({ where: { clientUuid: vip.uuid } });
  const { uuid: policyUuid } = await mock.database.policy.findFirstOrThrow({
    where: { clientUuid: vip.uuid },
  });
  const rows = Array.from({ length: 45 }, (_, index) => ({
    uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    clientUuid: vip.uuid,
    title: index === 7 ? 'Cash ISA certificate' : `Statement ${index}`,
    kind: index % 5 === 0 ? 'letter' : 'statement',
    policyUuid: index % 2 === 0 ? policyUuid : null,
    date: new Date(Date.UTC(2026, 1 - index, 15)).toISOString().slice(0, 10),
    digest: 'f'.repeat(64),
    size: 1,
    mediaType: 'application/pdf',
    fileName: `${index}.pdf`,
    addedBy: 'firm',
    addedAt: new Date(Date.UTC(2026, 1 - index, 20)),
    readAt: index % 3 === 0 ? null : mock.clock.now(),
  }));
  await mock.database.document.createMany({ data: rows });
  return { mock, vip, rows, policyUuid };
}

describe('P-13: the list of documents', () => {
  test('is by page, the newest first, with what is unread and the years that there are', async () => {
    const { vip, rows } = await withMany();
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await vip.read('documents.list', { query: { page } }));
    expect(pages.flatMap(({ documents }) => documents.map(({ uuid }) => uuid))).toEqual(
      rows.map(({ uuid }) => uuid),
    );
    expect(pages.map(({ documents }) => documents.length)).toEqual([20, 20, 5, 0]);
    for (const { pagination, unread_count, years } of pages) {
      expect(pagination).toEqual({ totalCount: 45, defaultPageSize: 20 });
      expect([unread_count, years]).toEqual([15, [2026, 2025, 2024, 2023, 2022]]);
    }
  });

  test('P-13: words of a title are found in any case, even with letters beyond ASCII', async () => {
    const mock = await buildTestApp();
    const standard = personOf(mock, await fullToken(mock, 'standard'));
    const [document] = (await standard.read('documents.list')).documents;
    await mock.database.document.update({
      where: { uuid: document!.uuid },
      data: { title: 'Épargne ŁÓDŹ' },
    });
    const found = await standard.read('documents.list', { query: { search: 'éPARGNE łódź' } });
    expect(found.documents.map(({ uuid }) => uuid)).toEqual([document!.uuid]);
  });

  test('is filtered by kind, year, policy, words of the title and what is unread, and by several of them together', async () => {
    const { vip, rows, policyUuid } = await withMany();
    const countOf = async (query: Parameters<typeof vip.read<'documents.list'>>[1]) => {
      const { pagination, unread_count } = await vip.read('documents.list', query);
      expect(unread_count).toBe(15);
      return pagination?.totalCount;
    };
    expect(await countOf({ query: { kind: 'letter' } })).toBe(9);
    expect(await countOf({ query: { year: 2024 } })).toBe(12);
    expect(await countOf({ query: { policy_uuid: policyUuid } })).toBe(23);
    expect(await countOf({ query: { search: 'isa CERT' } })).toBe(1);
    expect(await countOf({ query: { search: 'no such title' } })).toBe(0);
    // SEC-G7: signs of the database stand for themselves.
    for (const search of ['%', '_', 'Cash%', 'C_sh', "' OR 1 --"])
      expect(await countOf({ query: { search } })).toBe(0);
    expect(await countOf({ query: { unread: '1' } })).toBe(15);
    const all = { year: 2025, kind: 'letter', policy_uuid: policyUuid, unread: '1' } as const;
    const fitting = rows.filter(
      ({ date, kind, readAt, ...row }) =>
        date.startsWith('2025-') && kind === 'letter' && row.policyUuid === policyUuid && readAt === null,
    );
    expect(await countOf({ query: all })).toBe(fitting.length);
  });

  test.each([{ kind: 'secret' }, { year: 99 }, { page: 0 }, { unread: '0' }])(
    'refuses what it does not know: %o',
    async (query) => {
      const mock = await buildTestApp();
      const vip = await vipOf(mock);
      expect(await vip.refused('documents.list', { query: query as never })).toMatchObject({ status: 422 });
    },
  );

  test('SEC-F1: shows a client their own, and those of a policy of another client to nobody else', async () => {
    const { mock, policyUuid } = await withMany();
    const standard = personOf(mock, await fullToken(mock, 'standard'));
    const { documents } = await standard.read('documents.list', { query: { policy_uuid: policyUuid } });
    expect(documents).toEqual([]);
  });
});

describe('P-13: one document', () => {
  test('SEC-I28: is marked as read with its notification, and keeps the first moment', async () => {
    const { mock, vip, rows } = await withMany();
    const params = { uuid: rows[0]!.uuid };
    const notice = { clientUuid: vip.uuid, type: 'document_added', title: 'New', body: 'New' };
    await mock.database.notification.create({
      data: {
        ...notice,
        id: missing,
        createdAt: mock.clock.now(),
        targetRoute: 'document',
        targetId: params.uuid,
      },
    });
    expect(await vip.read('documents.view', { params })).toMatchObject({ is_read: false });
    expect(await vip.read('documents.markRead', { params })).toEqual({});
    expect(await vip.read('documents.view', { params })).toMatchObject({ is_read: true });
    const before = await mock.database.document.findUniqueOrThrow({ where: params });
    mock.clock.advance(60_000);
    await vip.read('documents.markRead', { params });
    expect(await mock.database.document.findUniqueOrThrow({ where: params })).toEqual(before);
    const { notifications } = await vip.read('notifications.list');
    expect(notifications.find(({ id }) => id === missing)?.isRead).toBe(true);
  });
});

describe('P-18: the bytes of a document', () => {
  const text = 'Dear Ruth, here is what you asked for. '.repeat(5000);

  async function withFile() {
    const { mock, store, upload } = await documentsOfTest();
    const { body } = await upload({ fields: { file_name: 'Brief für Ruth.txt' }, bytes: text });
    const { uuid } = body as { uuid: string };
    const get = (headers: Record<string, string> = {}) =>
      mock.app.inject({
        method: 'GET',
        url: `/v1/document/${uuid}/content`,
        headers: { authorization: `Bearer ${mock.token}`, ...headers },
      });
    return { mock, store, get };
  }

  test('come whole, with their length, their name and no place in a cache', async () => {
    const { get } = await withFile();
    const reply = await get();
    expect([reply.statusCode, reply.body === text]).toEqual([200, true]);
    expect(reply.headers).toMatchObject({
      'content-length': String(text.length),
      'content-type': 'text/plain',
      'accept-ranges': 'bytes',
      'content-disposition': "attachment; filename*=UTF-8''Brief%20f%C3%BCr%20Ruth.txt",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test('come in part', async () => {
    const { get } = await withFile();
    for (const [range, from, to] of [
      ['bytes=0-9', 0, 10],
      ['bytes=100000-', 100_000, text.length],
      ['bytes=-7', text.length - 7, text.length],
    ] as const) {
      const reply = await get({ range });
      expect([reply.statusCode, reply.body]).toEqual([206, text.slice(from, to)]);
      expect(reply.headers).toMatchObject({
        'content-range': `bytes ${from}-${to - 1}/${text.length}`,
        'content-length': String(to - from),
      });
    }
  });

  test('416 says how many there are where a part is beyond them; a range that cannot be read is refused', async () => {
    const { get } = await withFile();
    const reply = await get({ range: `bytes=${text.length}-` });
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([416, `bytes */${text.length}`]);
    expect(reply.json()).toMatchObject({ code: 'VALIDATION', fields: [{ field: 'Range' }] });
    expect((await get({ range: 'bytes=0-1,4-5' })).statusCode).toBe(422);
  });

  test('that are gone from the disk are an error of the service, which names no path', async () => {
    const { get, store } = await withFile();
    rmSync(documentPath(store, createHash('sha256').update(text).digest('hex')));
    const reply = await get();
    expect([reply.statusCode, reply.json()]).toEqual([
      500,
      { code: 'UNKNOWN', message: 'Something went wrong.' },
    ]);
  });
});

describe('Q-4: a firm that gives only what the specification names', () => {
  const bare = shareTestApp(asSpecified);

  test.each([
    ['GET', '/v1/document'],
    ['POST', '/v1/document'],
    ['GET', `/v1/document/${missing}/view`],
    ['GET', `/v1/document/${missing}/content`],
    ['PUT', `/v1/document/${missing}/read`],
    ['GET', '/v1/document-request'],
    ['GET', `/v1/document-request/${missing}/view`],
  ] as const)('P-13: has no %s %s', async (method, url) => {
    const headers = { authorization: 'Bearer nothing' };
    const reply = await bare().app.inject({ method, url, headers });
    expect(reply.statusCode).toBe(404);
  });
});
