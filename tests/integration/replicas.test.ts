import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aDevice } from '@portal/gateway/test/a-device';
import { lastNonce, provenFetch } from '@portal/gateway/test/proven-fetch';
import { seedPassword } from '@portal/prisma/seed/people';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { publicOrigin, type Replica, startReplica } from './support/gateway-replica.ts';
import { type LinkedApps, linkApps, seededAt } from './support/linked-apps.ts';
import { hasRedis, type RedisServer, startRedis } from './support/redis-server.ts';

const SIGN_IN_LIMIT = 6;
const person = 'standard@portal.example.com';

type CallOptions = { token?: string; input?: unknown; client?: string; proof?: string };

describe.skipIf(!hasRedis)(
  'two gateways over one Redis (skipped where redis-server is not installed)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-replicas-'));
    const device = aDevice();
    let apps: LinkedApps;
    let redis: RedisServer;
    let first: Replica;
    let second: Replica;

    beforeAll(async () => {
      apps = await linkApps();
      // Gateways in processes of their own use the real clock, so the firm does too.
      apps.clock.advance(Date.now() - seededAt.getTime());
      redis = await startRedis(folder);
      const environment = {
        UPSTREAM_URL: apps.mock,
        REDIS_URL: redis.url,
        SIGN_IN_LIMIT_PER_MINUTE: String(SIGN_IN_LIMIT),
      };
      [first, second] = await Promise.all([
        startReplica({ name: 'gateway-1', folder, environment }),
        startReplica({ name: 'gateway-2', folder, environment }),
      ]);
    }, 120_000);

    afterAll(async () => {
      await Promise.all([first?.process.stop(), second?.process.stop()]);
      await redis?.stop();
      await apps?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const urlOf = (procedure: string) => `${publicOrigin}/trpc/${procedure}`;
    const nowSeconds = () => Math.floor(Date.now() / 1000);

    async function send({ address }: Replica, procedure: string, options: CallOptions = {}) {
      const method = options.input === undefined ? 'GET' : 'POST';
      const answer = await provenFetch({
        device,
        method,
        url: urlOf(procedure),
        to: `${address}/trpc/${procedure}`,
        at: nowSeconds(),
        token: options.token,
        headers: {
          'x-forwarded-for': options.client ?? '203.0.113.1',
          ...(options.input === undefined ? {} : { 'content-type': 'application/json' }),
          ...(options.proof === undefined ? {} : { dpop: options.proof }),
        },
        ...(options.input === undefined ? {} : { body: JSON.stringify(options.input) }),
      });
      return {
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        body: await answer.json(),
      };
    }

    async function signIn(replica: Replica, client: string): Promise<string> {
      const input = { email: person, password: seedPassword };
      const { body } = await send(replica, 'authentication.signIn', { input, client });
      return body.result.data.token;
    }

    it('SEC-B3: attempts at one count at the other', async () => {
      const client = '203.0.113.10';
      const tried: number[] = [];
      for (let turn = 0; turn < SIGN_IN_LIMIT; turn += 1) {
        const input = { email: `nobody-${turn}@portal.example.com`, password: 'Not-The-One-2026!' };
        const replica = turn % 2 === 0 ? first : second;
        tried.push((await send(replica, 'authentication.signIn', { input, client })).status);
      }
      expect(tried).toEqual(Array.from({ length: SIGN_IN_LIMIT }, () => 401));
      for (const replica of [first, second]) {
        const input = { email: person, password: seedPassword };
        const { status, retryAfter } = await send(replica, 'authentication.signIn', { input, client });
        expect(status).toBe(429);
        expect(Number(retryAfter)).toBeGreaterThan(0);
      }
    });

    it('SEC-D5: a token of one is valid at the other, and signing out there ends it at both', async () => {
      const token = await signIn(first, '203.0.113.20');
      expect((await send(second, 'policies.list', { token })).status).toBe(200);
      expect((await send(second, 'authentication.signOut', { token, input: {} })).status).toBe(200);
      for (const replica of [first, second])
        expect((await send(replica, 'policies.list', { token })).status).toBe(401);
    });

    it('SEC-D23: a proof shown to one is refused by the other', async () => {
      const token = await signIn(first, '203.0.113.30');
      // Issued by one, accepted by both.
      const call = { method: 'GET', url: urlOf('policies.list'), at: nowSeconds(), token };
      const proof = device.proof({ ...call, nonce: lastNonce(first.address) });
      expect((await send(first, 'policies.list', { token, proof })).status).toBe(200);
      const replayed = await send(second, 'policies.list', { token, proof });
      expect(replayed.status).toBe(401);
      expect(replayed.body.error.data.appCode).toBe('PROOF_REFUSED');
    });

    it('SEC-I5: one whose port is taken says so and ends, though Redis would continue to hold it', {
      timeout: 30_000,
    }, async () => {
      const { port } = new URL(first.address);
      const environment = { UPSTREAM_URL: apps.mock, REDIS_URL: redis.url, PORT: port };
      await expect(startReplica({ name: 'gateway-3', folder, environment })).rejects.toThrow(
        'The port of the gateway is in use.',
      );
    });

    it('SEC-D16: while Redis is full a sign-out is taken, readiness reports it, and it is stored later', async () => {
      const token = await signIn(first, '203.0.113.50');
      const readiness = async () => (await fetch(`${first.address}/readyz`)).json();
      redis.setFull(true);
      onTestFinished(() => redis.setFull(false));
      expect((await send(first, 'policies.list', { token })).status).toBe(503);
      expect((await send(first, 'authentication.signOut', { token, input: {} })).status).toBe(200);
      await vi.waitFor(
        async () => expect(await readiness()).toEqual({ status: 'sign-outs cannot be written' }),
        { timeout: 10_000 },
      );

      redis.setFull(false);
      expect((await send(first, 'policies.list', { token })).status).toBe(401);
      await vi.waitFor(
        async () => expect((await send(second, 'policies.list', { token })).status).toBe(401),
        { timeout: 10_000 },
      );
      await vi.waitFor(async () => expect(await readiness()).toEqual({ status: 'ready' }), { timeout: 5000 });
    });

    it('SEC-B13, SEC-D5: without Redis no one is signed in, with or without a proof; ended sessions stay ended', async () => {
      const signedOut = await signIn(first, '203.0.113.40');
      await send(first, 'authentication.signOut', { token: signedOut, input: {} });
      const token = await signIn(second, '203.0.113.40');

      await redis.stop();
      const refused = await send(second, 'policies.list', { token });
      expect(refused.status).toBe(503);
      expect(Number(refused.retryAfter)).toBeGreaterThan(0);
      expect((await fetch(`${second.address}/trpc/terms.latest`)).status).toBe(503);
      expect((await fetch(`${second.address}/no-such-file.txt`)).status).toBe(404);

      await redis.start();
      await vi.waitFor(
        async () => expect((await send(second, 'policies.list', { token })).status).toBe(200),
        { timeout: 15_000 },
      );
      expect((await send(second, 'policies.list', { token: signedOut })).status).toBe(401);
    });
  },
);
