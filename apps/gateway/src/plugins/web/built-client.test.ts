import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { buildTestApp, errorOf, testNonce } from '../../test/build-test-app.ts';

const html =
  '<!doctype html><script type="application/json" id="portal-configuration">{}</script><div id="root"></div>';
const script = 'globalThis.isBuilt = true;';

const roots: string[] = [];
afterEach(async () => {
  await Promise.all(roots.splice(0).map((root) => rm(root, { recursive: true })));
});

async function startWithClient(variables: Record<string, string> = {}, page = html, pathOfRoot = '') {
  const folder = await mkdtemp(join(tmpdir(), 'web-'));
  roots.push(folder);
  const root = join(folder, pathOfRoot);
  await mkdir(join(root, 'assets'), { recursive: true });
  await Promise.all([
    writeFile(join(root, 'index.html'), page),
    writeFile(join(root, 'favicon.svg'), '<svg/>'),
    writeFile(join(root, 'service-worker.js'), script),
    writeFile(join(root, 'assets/main-abc123.js'), script),
    writeFile(join(root, 'assets/main-abc123.js.br'), brotliCompressSync(script)),
    writeFile(join(root, 'assets/main-abc123.js.map'), '{}'),
  ]);
  return buildTestApp({ WEB_ROOT: root, ...variables });
}

const configurationOf = (body: string) =>
  JSON.parse(/id="portal-configuration">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? '');

describe('the built client', () => {
  it.each(['/', '/login/form?step=email', '/tabs/policies', '/password-reset/some-code', '/support'])(
    'R-2, R-4, R-5, SEC-G28: %s is the page of the client',
    async (url) => {
      const { app } = await startWithClient();
      const answer = await app.inject({ url, headers: { accept: 'text/html,*/*' } });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      expect(answer.body).toContain('<div id="root">');
    },
  );

  it('R-14, L-41: the page carries the names and logos of the firm, and when support answers', async () => {
    const { app } = await startWithClient({
      FIRM_NAME: 'Oak & Pell </script><script>',
      DEFAULT_BRAND: 'vip',
    });
    const { body } = await app.inject('/');
    expect(configurationOf(body)).toEqual({
      portalName: 'Noonmark',
      portalVipName: 'Noonmark Private',
      firmName: 'Oak & Pell </script><script>',
      firmShortName: 'Arkwright Pell',
      aboutUrl: 'https://arkwright-pell.example.com/about',
      termsUrl: 'https://arkwright-pell.example.com/terms',
      privacyUrl: 'https://arkwright-pell.example.com/privacy',
      supportTime: 'two working days',
      idleMinutes: 15,
      defaultBrand: 'vip',
      portalLogoUrl: '/logos/portal-standard.svg',
      portalVipLogoUrl: '/logos/portal-vip.svg',
      firmLogoUrl: '/logos/firm-arkwright-pell.svg',
      statements: false,
    });
    expect(body.match(/<script/g)).toHaveLength(1);
  });

  it('P-54: the page says that statements are available where there are keys to sign them', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const keys = { keys: [privateKey.export({ format: 'jwk' })] };
    const { app } = await startWithClient({ STATEMENT_KEYS: JSON.stringify(keys) });
    const { body } = await app.inject('/');
    expect(configurationOf(body)).toMatchObject({ statements: true });
    expect(body).not.toContain(keys.keys[0]?.d);
  });

  it('SEC-D24: the page has the nonce of its first calls, another one a minute later', async () => {
    const { app, time } = await startWithClient();
    const pageNonce = async () =>
      /<meta name="dpop-nonce" content="([\w-]{22})"/.exec((await app.inject('/')).body)?.[1];
    expect(await pageNonce()).toBe(testNonce);
    time.now = new Date(time.now.getTime() + 60_000);
    const next = await pageNonce();
    expect(next).not.toBe(testNonce);
    const answer = await app.inject('/trpc/user.supportReasons');
    expect(answer.headers['dpop-nonce']).toBe(next);
  });

  it('R-20: the page leads a device to the manifest, and to the colours and the icon of the brand', async () => {
    const { app } = await startWithClient({ DEFAULT_BRAND: 'vip', PORTAL_VIP_NAME: 'Oak "&" <Ash>' });
    const { body } = await app.inject('/');
    expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
    expect(body).toMatch(/theme-color" media="\(prefers-color-scheme: light\)" content="#0f1b2d"/);
    expect(body).toMatch(/theme-color" media="\(prefers-color-scheme: dark\)" content="#080f1a"/);
    expect(body).toContain('<link rel="apple-touch-icon" href="/icons/vip-apple-180.png" />');
    expect(body).toContain('content="Oak &quot;&amp;&quot; &lt;Ash>"');
  });

  it('R-37, SEC-G28: the service worker is revalidated each time, and its scope is the whole portal', async () => {
    const { app } = await startWithClient();
    const answer = await app.inject('/service-worker.js');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  it('SEC-G28: a file outside assets is revalidated, even if the client itself is below a folder named assets', async () => {
    const { app } = await startWithClient({}, html, 'assets/portal');
    const kept = async (url: string) => (await app.inject(url)).headers['cache-control'];
    expect(await kept('/service-worker.js')).toBe('no-cache');
    expect(await kept('/assets/main-abc123.js')).toBe('public, max-age=31536000, immutable');
  });

  it('is sent packed as the browser likes, and not again when it has it', async () => {
    const { app } = await startWithClient();
    const plain = await app.inject('/');
    const br = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const etag = String(plain.headers.etag);
    expect((await app.inject({ url: '/', headers: { 'if-none-match': etag } })).statusCode).toBe(304);
  });

  it('SEC-G28: files named by their content are kept for a year and sent packed as they were built', async () => {
    const { app } = await startWithClient();
    const answer = await app.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(String(answer.headers.vary).toLowerCase()).toContain('accept-encoding');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    const plain = await app.inject('/assets/main-abc123.js');
    expect([plain.body, plain.headers['content-encoding']]).toEqual([script, undefined]);
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
    const etag = String(answer.headers.etag);
    const known = await app.inject({
      url: '/assets/main-abc123.js',
      headers: { 'accept-encoding': 'br', 'if-none-match': etag },
    });
    expect(known.statusCode).toBe(304);
    expect(known.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['bytes=a', 'bytes=0-1', 'bytes=9-1', 'x'])(
    'a part of a file is the whole file: %s',
    async (range) => {
      const { app } = await startWithClient();
      const answer = await app.inject({ url: '/assets/main-abc123.js', headers: { range } });
      expect([answer.statusCode, answer.body]).toEqual([200, script]);
    },
  );

  it.each([
    '/assets/old-file.js',
    '/assets/old',
    '/v1/policy/x.css',
    '/v1/policy',
    '/trpc',
    '/trpc/',
    '/index.html.br',
    '/assets/main-abc123.js.map',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/.env',
    '/tabs.js',
  ])('SEC-G10, R-29: %s is not found, and is not the page', async (url) => {
    const { app } = await startWithClient();
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('<div');
  });

  it.each([
    ['HEAD', '/documents/d-1/content'],
    ['GET', '/documents'],
    ['GET', '/statements'],
  ] as const)(
    'R-29: %s %s, an address of the server that does not take it, is not the page',
    async (method, url) => {
      const { app } = await startWithClient();
      const answer = await app.inject({ method, url, headers: { accept: '*/*' } });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('application/json');
    },
  );

  it.each([
    '/tabs/policies/view/pol.2024-1',
    '/tabs/information/view/a.css?q=salt',
    '/invite/eyJh.eyJz.c2ln',
    '/password-reset/eyJh.eyJz.c2ln',
  ])(
    'R-3, R-4, R-11, R-29: %s is the page of the client, as an id or a mailed code may have a dot',
    async (url) => {
      const { app } = await startWithClient();
      const answer = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<div id="root">');
    },
  );

  it('a program that wants data is not given the page', async () => {
    const { app } = await startWithClient();
    const answer = await app.inject({ url: '/tabs/policies', headers: { accept: 'application/json' } });
    expect([answer.statusCode, errorOf(answer).data.appCode]).toEqual([404, 'NOT_FOUND']);
    expect((await app.inject({ method: 'POST', url: '/tabs/policies' })).statusCode).toBe(404);
  });

  it('that is not built is reported in one sentence, on the page and in the log', async () => {
    const { app, lines } = await buildTestApp();
    const answer = await app.inject('/');
    const sentence = 'The web client is not built. Run "npm run build", then start the gateway again.';
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain(sentence);
    expect(JSON.parse(lines[0] ?? '').msg).toBe(sentence);
  });

  it('that has no place for its configuration is refused at the start', async () => {
    await expect(startWithClient({}, '<!doctype html><div id="root"></div>')).rejects.toThrow(
      /portal-configuration/,
    );
  });
});
