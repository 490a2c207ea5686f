import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { duplexPair } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { createFaultRegistry } from '../fault-registry.ts';
import { effectCases, tryEffect, tryHang } from '../test/effect-cases.ts';
import { rawCall } from '../test/raw-call.ts';
import { createFaultProxy } from './fault-proxy.ts';

const record = { name: 'Arkwright Pell', logo: null, bio: 'Planners since 2011.', fca_number: '000000' };

async function listen(server: Server): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Reply = (request: { method: string; url: string; headers: object; body: string }) => object;

async function startProxy(reply: Reply = () => record) {
  const service = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(reply({ method, url, headers, body: await text(request) })));
  });
  const target = await listen(service);
  const registry = createFaultRegistry();
  const proxy = createFaultProxy(new URL(target), registry);
  const origin = await listen(proxy.server);
  const stopService = async () => {
    service.closeAllConnections();
    await new Promise((closed) => service.close(closed));
  };
  const close = async () => {
    await proxy.close();
    await stopService();
  };
  return { origin, target, registry, close, stopService, server: proxy.server };
}

let proxy: Awaited<ReturnType<typeof startProxy>>;
afterEach(() => proxy.close());

describe('Q-3: faults over real sockets', () => {
  test.each(effectCases)('$what', async (effectCase) => {
    proxy = await startProxy();
    await tryEffect(proxy.origin, '/v1/firm', effectCase);
  });

  test('hang: not a byte, while others are answered', async () => {
    proxy = await startProxy();
    await tryHang(proxy.origin, '/v1/firm');
  });
});

describe('Q-3: the fault proxy', () => {
  test('passes a call on as it came, and asks for an uncompressed answer', async () => {
    proxy = await startProxy((request) => request);
    const response = await fetch(`${proxy.origin}/v1/client?a=1&b=%20`, {
      method: 'PUT',
      headers: { authorization: 'Bearer a.b.c', 'content-type': 'application/json', 'x-device-id': 'device' },
      body: '{"changedFields":{}}',
    });
    expect(await response.json()).toMatchObject({
      method: 'PUT',
      url: '/v1/client?a=1&b=%20',
      body: '{"changedFields":{}}',
      headers: {
        host: new URL(proxy.target).host,
        authorization: 'Bearer a.b.c',
        'x-device-id': 'device',
        'accept-encoding': 'identity',
      },
    });
  });

  test('turns links to the service into links to itself, and leaves others', async () => {
    proxy = await startProxy(({ headers }) => ({
      self: { href: `http://${(headers as { host: string }).host}/v1/firm` },
      site: 'https://arkwright-pell.example.com/v1/firm',
    }));
    const answer = await (await fetch(`${proxy.origin}/v1/firm`)).json();
    expect(answer).toEqual({
      self: { href: `${proxy.origin}/v1/firm` },
      site: 'https://arkwright-pell.example.com/v1/firm',
    });
  });

  test('says 502 where the service is away', async () => {
    proxy = await startProxy();
    await proxy.stopService();
    const response = await fetch(`${proxy.origin}/v1/firm`);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ code: 'UPSTREAM_DOWN' });
  });

  test('ends though a call hangs', async () => {
    proxy = await startProxy();
    await addFault({ route: '/v1/*', effect: { kind: 'hang' } });
    const hanging = rawCall(proxy.origin, '/v1/firm');
    await expect.poll(() => proxy.registry.list()[0]?.applied).toBe(1);
    await proxy.close();
    expect((await hanging.answer).head).toBe('');
  });

  type Controlled = { faults?: unknown[]; fields?: { field: string }[] };
  async function control(path: string, init: RequestInit) {
    const response = await fetch(`${proxy.origin}/qa/faults${path}`, init);
    const body = (await response.json()) as Controlled;
    return { status: response.status, allow: response.headers.get('allow'), body };
  }
  const call = (method: string, path = '') => control(path, { method });
  const addFault = (body: object | string, headers: Record<string, string> = {}) =>
    control('', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  test('is driven by the calls of /qa/faults', async () => {
    proxy = await startProxy();
    const hang = await addFault({ route: 'GET /v1/firm', effect: { kind: 'hang' }, times: 3 });
    expect(hang).toMatchObject({
      status: 200,
      body: { id: '1', times: 3, matched: 0, applied: 0, ends_at: null },
    });
    await addFault({ route: '/v1/policy', effect: { kind: 'cut' } });
    expect((await call('DELETE', '/1')).status).toBe(200);
    expect((await call('DELETE', '/1')).status).toBe(404);
    expect((await call('GET')).body.faults).toMatchObject([{ id: '2', effect: { kind: 'cut' } }]);
    await call('DELETE');
    expect((await call('GET')).body).toEqual({ faults: [] });
    expect((await call('GET', '/../people')).status).toBe(404);
  });

  test('another method is refused with those that there are', async () => {
    proxy = await startProxy();
    expect(await call('PUT')).toMatchObject({ status: 405, allow: 'GET, POST, DELETE' });
    expect(await call('GET', '/1')).toMatchObject({ status: 405, allow: 'DELETE' });
  });

  test('a body of another kind than JSON is refused', async () => {
    proxy = await startProxy();
    const fault = { route: '/v1/firm', effect: { kind: 'cut' } };
    for (const kind of ['text/plain', 'application/x-www-form-urlencoded'])
      expect((await addFault(fault, { 'content-type': kind })).status).toBe(415);
    expect((await addFault(fault, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200);
    expect((await call('POST')).status).toBe(422);
    expect(proxy.registry.list()).toHaveLength(1);
  });

  const effect = { kind: 'cut' };
  test.each([
    { what: 'no JSON', body: '{', status: 400, field: undefined },
    {
      what: 'an unknown effect',
      body: { route: '/v1/firm', effect: { kind: 'explode' } },
      status: 422,
      field: 'effect.kind',
    },
    {
      what: 'a call that /v1 does not have',
      body: { route: '/v1/pensions', effect },
      status: 422,
      field: 'route',
    },
    { what: 'an odd chance', body: { route: '/v1/firm', effect, chance: 2 }, status: 422, field: 'chance' },
    { what: 'a body without end', body: 'x'.repeat(70_000), status: 413, field: undefined },
  ])('refuses $what with a message, and stays unchanged', async ({ body, status, field }) => {
    proxy = await startProxy();
    const refusal = await addFault(body);
    expect(refusal).toMatchObject({ status, body: { message: expect.stringMatching(/\w/) } });
    expect(refusal.body.fields?.[0]?.field).toBe(field);
    expect(proxy.registry.list()).toEqual([]);
  });

  test('a page of elsewhere cannot drive it', async () => {
    proxy = await startProxy();
    const origin = 'https://evil.example.com';
    const refusal = await addFault({ route: '/v1/firm', effect: { kind: 'cut' } }, { origin });
    expect(refusal).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(proxy.registry.list()).toEqual([]);
  });

  test('another machine cannot drive it, though it says that it called this one by name', async () => {
    proxy = await startProxy();
    const [caller, socket] = duplexPair();
    proxy.server.emit('connection', Object.assign(socket, { remoteAddress: '192.0.2.7' }));
    caller.write('DELETE /qa/faults HTTP/1.1\r\nhost: localhost:8090\r\nconnection: close\r\n\r\n');
    expect(await text(caller)).toMatch(/^HTTP\/1\.1 403 /);
  });
});
