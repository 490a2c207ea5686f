import { Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import { loadEnv } from '../env.ts';
import { createLogger } from '../logger.ts';
import type { Monitoring } from '../monitoring/monitoring.ts';
import { IN_MEMORY } from '../session/revocation.ts';
import { aDevice } from './a-device.ts';
import { testNow, testNowSeconds } from './build/a-firm-token.ts';

export const testSecret = 'h0uGm7Tn2q-Zx9Lw4RkVb6Yc1Jd8Fs3P';

/** Where requests go that `inject` makes. */
export const injectedOrigin = 'http://localhost:80';

/** The whole gateway over a firm's API that may be unreachable, with a clock that the test moves. It closes with the test. */
export async function buildTestApp(
  variables: Readonly<Record<string, string>> = {},
  monitoring?: Monitoring,
) {
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
    REVOCATION_FILE: IN_MEMORY,
    UPSTREAM_URL: 'http://127.0.0.1:9',
    ...variables,
  });
  const logger = createLogger('info', sink, monitoring?.fault);
  const app = await buildApp({ env, clock: { now: () => time.now }, logger, monitoring });
  onTestFinished(() => app.close());
  return { app, lines, time };
}

const device = aDevice();

/** A POST as the browser makes it, with a proof; its path is given for a batch. */
export function aMutation(name: string, input?: unknown, headers: Record<string, string> = {}) {
  const url = `/trpc/${name}`;
  const proof = device.proof({ method: 'POST', url: new URL(url, injectedOrigin).href, at: testNowSeconds });
  return {
    method: 'POST' as const,
    url,
    headers: { 'content-type': 'application/json', dpop: proof, ...headers },
    payload: JSON.stringify(input ?? null),
  };
}

/** The body of an error answer. */
export function errorOf(response: { json(): unknown }) {
  const { error } = response.json() as {
    error: { message: string; data: Record<string, unknown> & { appCode: string } };
  };
  return error;
}
