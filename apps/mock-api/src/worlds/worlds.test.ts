import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { World } from '@portal/contract/qa/worlds';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildQaApp, testSeedFiles } from '../test/build-qa-app.ts';
import { anyFreePort } from '../test/free-port.ts';
import { emailOf } from '../test/sign-in.ts';

const email = emailOf('standard');
const hourMs = 3_600_000;

/** Two that follow each other. */
async function twoFreePorts(): Promise<[first: number, next: number]> {
  const first = await anyFreePort();
  const probe = createServer().listen(first + 1, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  await new Promise((resolve) => probe.close(resolve));
  return isFree ? [first, first + 1] : await twoFreePorts();
}

async function ask(
  world: World,
  path: string,
  { method = 'GET', body }: { method?: string; body?: object } = {},
) {
  const reply = await fetch(`${world.base_url}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

describe('Q-3: a world of your own', () => {
  test('is a whole mock, freshly seeded, under its own address', async () => {
    const { qa } = await buildQaApp();
    const world = await qa.read('worlds.create', { body: { label: 'Ada, lockout story' } });
    expect(world).toMatchObject({
      label: 'Ada, lockout story',
      created_at: '2026-03-02T10:00:00.000Z',
      expires_at: '2026-03-02T11:00:00.000Z',
    });
    expect(world.base_url).toMatch(/^http:\/\/localhost:\d+$/);
    expect((await ask(world, '/v1/terms')).body).toMatchObject({ version: '4' });
    expect((await ask(world, '/qa/people')).body.people).toHaveLength(10);
    expect(await qa.read('worlds.list')).toEqual({ worlds: [world], limit: 16 });
  });

  test('two QA users at once: neither sees the changes of the other, nor does the shared mock', async () => {
    const { qa } = await buildQaApp();
    const create = (label: string) => qa.read('worlds.create', { body: { label } });
    const [one, other] = await Promise.all([create('one'), create('other')]);
    await ask(one, `/qa/people/${email}`, { method: 'PUT', body: { locked: true } });
    await ask(one, '/qa/clock', { method: 'PUT', body: { advance_seconds: 600 } });
    await ask(one, '/qa/faults', {
      method: 'POST',
      body: { route: 'GET /v1/terms', effect: { kind: 'status', status: 503 } },
    });
    expect((await ask(one, '/v1/terms')).status).toBe(503);
    expect((await ask(one, `/qa/people/${email}`)).body.locked_until).not.toBeNull();
    for (const read of [
      async (path: string) => (await ask(other, path)).body,
      async (path: string) => (await qa.send(path === '/qa/clock' ? 'clock.view' : 'faults.list')).body,
    ]) {
      expect(await read('/qa/clock')).toMatchObject({ offset_seconds: 0 });
      expect(await read('/qa/faults')).toEqual({ faults: [] });
    }
    expect((await ask(other, '/v1/terms')).status).toBe(200);
    expect((await ask(other, `/qa/people/${email}`)).body.locked_until).toBeNull();
    expect(await qa.read('people.view', { params: { email } })).toMatchObject({ locked_until: null });
  });

  test('may give what the specification names alone, beside one that gives everything', async () => {
    const { qa } = await buildQaApp();
    const full = await qa.read('worlds.create', { body: {} });
    const bare = await qa.read('worlds.create', { body: { profile: 'specification' } });
    expect([full.profile, bare.profile]).toEqual(['full', 'specification']);
    expect((await qa.read('worlds.list')).worlds).toEqual([full, bare]);
    const keysOf = async (world: World, path: string) => Object.keys((await ask(world, path)).body);
    expect(await keysOf(bare, '/v1/terms')).toEqual(['version', 'text']);
    expect(await keysOf(full, '/v1/terms')).toContain('changes_summary');
    expect(await keysOf(bare, '/v1/policy')).toEqual(['message']);
    expect(await keysOf(full, '/v1/policy')).toEqual(['code', 'message']);
    expect((await ask(bare, `/qa/people/${email}`)).body).toMatchObject({ email });
  });

  test('has the profile of the mock that makes it, unless another is requested', async () => {
    const { qa } = await buildQaApp({ variables: { MOCK_PROFILE: 'specification' } });
    expect(await qa.read('worlds.create', { body: {} })).toMatchObject({ profile: 'specification' });
    const full = await qa.read('worlds.create', { body: { profile: 'full' } });
    expect((await ask(full, '/v1/policy')).body).toHaveProperty('code');
  });

  test('is deleted with its database', async () => {
    const { qa, folder } = await buildQaApp();
    const world = await qa.read('worlds.create', { body: {} });
    expect(readdirSync(folder).length).toBeGreaterThan(0);
    expect(await qa.read('worlds.end', { params: { id: world.id } })).toEqual({ deleted: true });
    await expect(ask(world, '/v1/terms')).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
    expect(await qa.refused('worlds.end', { params: { id: world.id } })).toMatchObject({ status: 404 });
  });

  test('lasts an hour beyond its last use', async () => {
    const { qa, clock } = await buildQaApp();
    const world = await qa.read('worlds.create', { body: {} });
    clock.advance(hourMs - 1000);
    await ask(world, '/healthz');
    clock.advance(hourMs - 1000);
    expect((await qa.read('worlds.list')).worlds).toHaveLength(1);
    clock.advance(1000);
    expect((await qa.read('worlds.list')).worlds).toEqual([]);
    await expect(ask(world, '/healthz')).rejects.toThrow();
  });

  test('puts the address it was made with into its mails', async () => {
    const { qa } = await buildQaApp();
    const portal_url = 'http://127.0.0.1:4242';
    const world = await qa.read('worlds.create', { body: { portal_url } });
    const form = new URLSearchParams({ 'LoginForm[email]': email });
    await fetch(`${world.base_url}/v1/user/reset-request`, { method: 'POST', body: form });
    const link = expect.stringContaining(`${portal_url}/password-reset/`);
    await expect
      .poll(async () => (await ask(world, '/qa/outbox')).body)
      .toMatchObject({ mails: [{ links: [link] }] });
  });

  test('409 when there are as many as there are ports, and once one is gone there is room', async () => {
    const port = await anyFreePort();
    const { qa } = await buildQaApp({ variables: { QA_WORLD_PORTS: `${port}-${port}` } });
    const world = await qa.read('worlds.create', { body: {} });
    expect(world.base_url).toBe(`http://localhost:${port}`);
    expect(await qa.refused('worlds.create', { body: {} })).toMatchObject({
      status: 409,
      message: 'There are 1 worlds already: delete one first.',
    });
    await qa.read('worlds.end', { params: { id: world.id } });
    expect((await qa.read('worlds.create', { body: {} })).base_url).toBe(world.base_url);
  });

  test('starts on the next port where another program has taken the first meanwhile', async () => {
    const [first, next] = await twoFreePorts();
    const other = createServer();
    onTestFinished(() => void other.close());
    const seedFiles = async (now: Date) => {
      // The port was found free by now.
      if (!other.listening) await once(other.listen(first, '127.0.0.1'), 'listening');
      return await testSeedFiles(now);
    };
    const { qa, folder } = await buildQaApp({
      variables: { QA_WORLD_PORTS: `${first}-${next}` },
      seedFiles,
    });
    const world = await qa.read('worlds.create', { body: {} });
    expect(world.base_url).toBe(`http://localhost:${next}`);
    expect((await ask(world, '/v1/terms')).status).toBe(200);
    await qa.read('worlds.end', { params: { id: world.id } });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('one that is about to start when the mock ends is ended with it, and none starts after', async () => {
    const { promise: isSeeded, resolve: finishSeeding } = Promise.withResolvers<void>();
    const { promise: seedingStarted, resolve: reportStart } = Promise.withResolvers<void>();
    const seedFiles = async (now: Date) => {
      reportStart();
      await isSeeded;
      return await testSeedFiles(now);
    };
    const { qa, folder, worlds } = await buildQaApp({ seedFiles });
    const beginning = qa.read('worlds.create', { body: {} });
    await seedingStarted;
    const closed = worlds.close();
    finishSeeding();
    const world = await beginning;
    await closed;
    await expect(ask(world, '/v1/terms')).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
    expect(await qa.refused('worlds.create', { body: {} })).toMatchObject({ status: 503 });
  });

  test('makes no worlds of its own', async () => {
    const { qa } = await buildQaApp();
    const world = await qa.read('worlds.create', { body: {} });
    expect(await ask(world, '/qa/worlds')).toMatchObject({ body: { worlds: [], limit: 0 } });
    expect((await ask(world, '/qa/worlds', { method: 'POST', body: {} })).status).toBe(409);
  });
});
