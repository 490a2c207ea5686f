import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { buildApp } from '@portal/gateway/app';
import { loadEnv } from '@portal/gateway/env';
import { createLogger } from '@portal/gateway/logger';
import { type FixedClock, fixedClock } from '@portal/mock-api/test/fixed-clock';
import { onTestFinished } from 'vitest';
import { type StubFirm, startStubFirm } from '../../support/stub-firm.ts';
import type { FirmAnswers } from '../../support/stub-firm-answers.ts';
import { enterPassword, type OpenPortal, type Reply, type SignedIn } from '../support/portal-caller.ts';

/** A real gateway before a firm that promises nothing but the specification. */
export type BeforeFirm = OpenPortal & {
  readonly clock: FixedClock;
  readonly firm: StubFirm;
  /** Everything that the gateway has logged. */
  readonly log: () => string;
};

/** The client who signs in where a test names no other, and a password that the firm takes. */
export const person = 'ada@client.example';
export const password = 'Right-Password-1!!';

/** Opens both on free ports, for one test: what a gateway remembers of one firm says nothing of another. */
export async function openBeforeFirm(
  answers: FirmAnswers = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<BeforeFirm> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-stub-firm-'));
  const firm = await startStubFirm(answers);
  const clock = fixedClock(new Date('2026-11-21T12:00:00.000Z'));
  const lines: string[] = [];
  const destination = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  const env = loadEnv({
    GATEWAY_SESSION_SECRET: 'gateway-secret-of-the-stub-firm-tests-01234567',
    UPSTREAM_URL: firm.origin,
    REVOCATION_FILE: join(folder, 'revocations.db'),
    // Registering every file of the built client takes longer than the rest of the gateway.
    WEB_ROOT: '/nowhere',
    RATE_LIMIT_PER_MINUTE: '100000',
    SIGN_IN_LIMIT_PER_MINUTE: '100000',
    WRITE_LIMIT_PER_MINUTE: '100000',
    ...environment,
  });
  const app = await buildApp({ env, clock, logger: createLogger('debug', destination) });
  const portal = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await app.close();
    await firm.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { portal, clock, firm, log: () => lines.join('') };
}

/** The password step alone. */
export function enter(apps: BeforeFirm, email: string = person): Promise<Reply<SignedIn>> {
  return enterPassword(apps, email, password);
}

/** A full session of a client who signs in with the password only. */
export async function signInFully(apps: BeforeFirm, email: string = person): Promise<string> {
  const { data, message } = await enter(apps, email);
  if (data?.scope !== 'full') throw new Error(`${email} is not signed in: ${message ?? data.scope}`);
  return data.token;
}
