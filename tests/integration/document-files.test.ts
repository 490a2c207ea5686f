import { hash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type LinkedApps, linkApps } from './support/linked-apps.ts';
import { callHeaders, callPortal, signIn } from './support/portal-caller.ts';

const vip = 'vip@portal.example.com';
const standard = 'standard@portal.example.com';

let apps: LinkedApps;
/** On a busy machine either side may pause for a while. */
const environment = { UPSTREAM_CONNECT_MS: '15000', FILE_IDLE_MS: '60000' };
beforeEach(async () => {
  apps = await linkApps({ environment });
});
afterEach(() => apps.close());

type FileRequest = {
  method?: 'GET' | 'POST';
  path: string;
  token: string;
  headers?: Record<string, string | number>;
};

function open({ method = 'GET', path, token, headers }: FileRequest): ClientRequest {
  const proven = callHeaders(apps, { method, path, token });
  return httpRequest(apps.portal + path, { method, agent: false, headers: { ...proven, ...headers } });
}

async function answerOf(request: ClientRequest) {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) };
}

async function read(options: FileRequest) {
  const request = open(options);
  request.end();
  return answerOf(request);
}

/** A form as a browser writes it. */
function aForm(file: Buffer, fields: Readonly<Record<string, string>>) {
  const boundary = `----form${randomUUID()}`;
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const start = `${parts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="x"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(start), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return {
    body,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': body.length },
  };
}

/** A photo with `length` bytes of picture, which differ with `fill`. */
function aPhoto(length: number, fill = 0x55): Buffer {
  const head = Buffer.from('ffd8ffe000104a46494600010100000100010000ffda0008010100003f00', 'hex');
  return Buffer.concat([head, Buffer.alloc(length, fill), Buffer.from('ffd9', 'hex')]);
}

type Document = { id: string; title: string; size: number | null; mediaType: string | null };
type Added = { document: Document; virusCheck: string };

type UploadOptions = { token: string; file: Buffer; key?: string; fields?: Readonly<Record<string, string>> };

async function upload({ token, file, key = randomUUID(), fields }: UploadOptions) {
  const { body, headers } = aForm(file, { file_name: 'photo.jpg', ...fields });
  const request = open({
    method: 'POST',
    path: '/documents',
    token,
    headers: { ...headers, 'idempotency-key': key },
  });
  const answer = answerOf(request);
  request.end(body);
  const { status, body: text } = await answer;
  return {
    status,
    json: JSON.parse(text.toString()) as Added & {
      error?: { data: { appCode: string; fields?: { code: string }[] } };
    },
  };
}

/** What the mock keeps of files: the documents of clients in its database, and every file of its store, drafts too. */
async function kept() {
  const rows = await apps.database.document.count({ where: { addedBy: 'client' } });
  const files = readdirSync(apps.documents, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return { rows, files: files.length };
}

describe('files through the gateway to the firm', () => {
  test('P-40, SEC-I7: 50 MB that are cut in the middle leave nothing; sent again under the same key, twice, one document', async () => {
    const token = await signIn(apps, standard);
    const before = await kept();
    const file = aPhoto(50 * 1024 * 1024);
    const key = randomUUID();
    const { body, headers } = aForm(file, { file_name: 'photo.jpg' });
    const cut = open({
      method: 'POST',
      path: '/documents',
      token,
      headers: { ...headers, 'idempotency-key': key },
    });
    cut.on('error', () => undefined);
    const half = body.subarray(0, body.length / 2);
    if (!cut.write(half)) await once(cut, 'drain');
    // A part of it is already with the firm.
    await expect.poll(async () => (await kept()).files, { timeout: 30_000 }).toBeGreaterThan(before.files);
    cut.destroy();
    await expect.poll(kept, { timeout: 30_000 }).toEqual(before);

    const first = await upload({ token, file, key });
    expect(first, JSON.stringify(first.json)).toMatchObject({
      status: 200,
      json: { document: { size: file.length, mediaType: 'image/jpeg' }, virusCheck: 'not_checked' },
    });
    const again = await upload({ token, file, key });
    expect(again.json.document.id).toBe(first.json.document.id);
    expect(await kept()).toEqual({ rows: before.rows + 1, files: before.files + 1 });

    const path = `/documents/${first.json.document.id}/content`;
    const whole = await read({ path, token });
    expect(hash('sha256', whole.body)).toBe(hash('sha256', file));
    expect(whole.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
    });
  }, 120_000);

  test('P-14, SEC-G19: the same file again under another key is already sent, and a broken one leaves nothing', async () => {
    const token = await signIn(apps, standard);
    expect((await upload({ token, file: aPhoto(9000) })).status).toBe(200);
    const before = await kept();
    const again = await upload({ token, file: aPhoto(9000) });
    expect([again.status, again.json.error?.data.fields?.[0]?.code]).toEqual([422, 'already_sent']);
    const broken = await upload({ token, file: aPhoto(900_000, 0x56).subarray(0, 800_000) });
    expect([broken.status, broken.json.error?.data.fields?.[0]?.code]).toEqual([422, 'damaged']);
    await expect.poll(kept, { timeout: 20_000 }).toEqual(before);
  });

  test('P-14, SEC-F1: a request that was answered, and one of somebody else', async () => {
    const token = await signIn(apps, standard);
    const requests = await apps.database.documentRequest.findMany({ include: { client: true } });
    const answered = requests.find(({ state, client }) => client.email === standard && state === 'accepted');
    const foreign = requests.find(({ client }) => client.email !== standard);
    const send = async (uuid: string) =>
      upload({ token, file: aPhoto(5000, 0x57), fields: { request_uuid: uuid } });
    expect((await send(answered?.uuid ?? 'none')).json.error?.data.fields?.[0]?.code).toBe(
      'already_answered',
    );
    expect((await send(foreign?.uuid ?? 'none')).json.error?.data).toMatchObject({ appCode: 'VALIDATION' });
  });

  test('P-18, SEC-F1, SEC-G14: a document of somebody else is not there, with the token and proof of a client', async () => {
    const own = await apps.database.document.findFirstOrThrow({ where: { client: { email: vip } } });
    const path = `/documents/${own.uuid}/content`;
    const owner = await read({ path, token: await signIn(apps, vip) });
    expect([owner.status, owner.body.length]).toEqual([200, own.size]);
    const stranger = await read({ path, token: await signIn(apps, standard) });
    expect(stranger.status).toBe(404);
    expect(JSON.parse(stranger.body.toString()).error.data.appCode).toBe('NOT_FOUND');
  });

  test('P-18: a part of a document, from the middle and from the end', async () => {
    const own = await apps.database.document.findFirstOrThrow({ where: { client: { email: vip } } });
    const token = await signIn(apps, vip);
    const path = `/documents/${own.uuid}/content`;
    const whole = (await read({ path, token })).body;
    const part = await read({ path, token, headers: { range: 'bytes=10-19' } });
    expect(part).toMatchObject({ status: 206, body: whole.subarray(10, 20) });
    expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
    const end = await read({ path, token, headers: { range: 'bytes=-6' } });
    expect(end).toMatchObject({ status: 206, body: whole.subarray(-6) });
    expect((await read({ path, token, headers: { range: `bytes=${whole.length}-` } })).status).toBe(416);
  });
});

test('P-13, P-14: a firm of the specification alone: NOT_FOUND for bytes both ways, as its list says that there are none', async () => {
  await apps.close();
  apps = await linkApps({ environment, profile: 'specification' });
  const token = await signIn(apps, standard);
  expect((await read({ path: '/documents/d-1/content', token })).status).toBe(404);
  expect(await upload({ token, file: aPhoto(5000) })).toMatchObject({
    status: 404,
    json: { error: { data: { appCode: 'NOT_FOUND' } } },
  });
  expect((await callPortal(apps, 'documents.list', { token, input: {} })).data).toMatchObject({
    offered: false,
  });
});
