import { Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import { loadEnv } from '../env.ts';
import { createLogger } from '../logging/logger.ts';
import type { Monitoring } from '../monitoring/monitoring.ts';
import { createProofNonces } from '../session/proof-nonces.ts';
import { IN_MEMORY } from '../session/revocation/file.ts';
import { aDevice } from './a-device.ts';
import { testNow, testNowSeconds } from './build/a-firm-token.ts';

export const testSecret = 'h0uGm7Tn2q-Zx9Lw4RkVb6Yc1Jd8Fs3P';

/** The key of the gateway's nonces, so that a test can sign before the first answer. */
const testNonceKey: Uint8Array = new Uint8Array(32);

/** The nonce of the gateway at the time of the tests. */
export const testNonce: string = createProofNonces({ now: () => testNow }, testNonceKey).current();

/** Where requests go that `inject` makes. */
export const injectedOrigin = 'http://localhost:80';

/**
 * The whole gateway over a firm's API that may be unreachable, with a clock that the test moves. It closes with the
 * test.
 */
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
  const app = await buildApp({
    env,
    clock: { now: () => time.now },
    logger,
    monitoring,
    nonceKey: testNonceKey,
  });
  onTestFinished(() => app.close());
  const nonces = createProofNonces({ now: () => time.now }, testNonceKey);
  return { app, lines, time, nonce: nonces.current };
}

const device = aDevice();

/** A POST as the browser makes it, with a proof; its path is given for a batch. */
export function aMutation(name: string, input?: unknown, headers: Record<string, string> = {}) {
  const url = `/trpc/${name}`;
  const call = { method: 'POST', url: new URL(url, injectedOrigin).href, at: testNowSeconds };
  const proof = device.proof({ ...call, nonce: testNonce });
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
