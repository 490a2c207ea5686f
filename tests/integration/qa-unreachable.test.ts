import { request } from 'node:http';
import type { Endpoint } from '@portal/contract/endpoint';
import { qaEndpoints } from '@portal/contract/qa/qa-endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LinkedApps, linkApps } from './support/linked-apps.ts';

const seen: string[] = [];
let apps: LinkedApps;

beforeAll(async () => {
  apps = await linkApps({ controls: true, alter: ({ path }) => void seen.push(path) });
});
afterAll(() => apps.close());
beforeEach(() => void seen.splice(0));

/** Sent as it is written: `fetch` would tidy the path first. */
function ask(method: string, path: string): Promise<{ status: number; type: string; body: string }> {
  const { hostname, port } = new URL(apps.portal);
  return new Promise((resolve, reject) => {
    const hasBody = method === 'POST' || method === 'PUT';
    const headers = hasBody ? { 'content-type': 'application/json' } : {};
    const sent = request({ hostname, port, method, path, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          type: reply.headers['content-type'] ?? '',
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', reject).end(hasBody ? '{}' : undefined);
  });
}

async function people(): Promise<unknown> {
  return await (await fetch(`${apps.mock}/qa/people`)).json();
}

const calls = Object.entries(qaEndpoints).map(([name, { method, path }]: [string, Endpoint]) => {
  const filled = path.replace('{email}', 'vip%40portal.example.com').replace('{name}', 'locked-out');
  return [name, method, filled.replace('{id}', '1')] as const;
});

describe('Q-3: the controls are unreachable through the gateway', () => {
  test.each(calls)('%s answers like an unknown path', async (_name, method, path) => {
    const before = await people();
    const { status, type } = await ask(method, path);
    const unknown = await ask(method, path.replace('/qa/', '/no-such-thing/'));
    expect([status, type]).toEqual([unknown.status, unknown.type]);
    expect(seen).toEqual([]);
    expect(await people()).toEqual(before);
  });

  test.each([
    '/qa',
    '//qa/people',
    '/v1/../qa/people',
    '/trpc/../qa/people',
    '/%71a/people',
    '/qa%2fpeople',
    '/trpc/qa.people',
    '/trpc/people.list',
    '/trpc/..%2f..%2fqa%2fpeople',
  ])('%s', async (path) => {
    const answer = await ask('GET', path);
    expect(answer.body).not.toContain('portal.example.com');
    expect(seen).toEqual([]);
  });
});
