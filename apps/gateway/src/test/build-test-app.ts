import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach } from 'vitest';
import { buildApp } from '../app.ts';
import { loadEnv } from '../env.ts';
import { createLogger } from '../logger.ts';
import { testNow } from './build/a-firm-token.ts';

export const testSecret = 'h0uGm7Tn2q-Zx9Lw4RkVb6Yc1Jd8Fs3P';

const open: FastifyInstance[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

/** The whole gateway over a firm's API that may not be there, with a clock that is moved by hand. It ends with the test. */
export async function buildTestApp(variables: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const time = { now: testNow };
  const env = loadEnv({
    NODE_ENV: 'test',
    GATEWAY_SESSION_SECRET: testSecret,
    WEB_ROOT: '/nowhere',
    UPSTREAM_URL: 'http://127.0.0.1:9',
    ...variables,
  });
  const app = await buildApp({ env, clock: { now: () => time.now }, logger: createLogger('info', sink) });
  open.push(app);
  return { app, lines, time };
}

/** A POST as tRPC's client makes it. */
export function aMutation(name: string, input?: unknown, headers: Record<string, string> = {}) {
  return {
    method: 'POST' as const,
    url: `/trpc/${name}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(input ?? null),
  };
}

/** What an error answer says. */
export function errorOf(response: { json(): unknown }) {
  const { error } = response.json() as {
    error: { message: string; data: Record<string, unknown> & { appCode: string } };
  };
  return error;
}
