import { fastify } from 'fastify';
import { registerSession } from '../plugins/callers/session-signing.ts';
import { deriveSessionKeys } from '../session/session-keys.ts';
import { aFirmToken, testNow } from './build/a-firm-token.ts';
import { testSecret } from './build-test-app.ts';

export const keys = deriveSessionKeys(testSecret);

export const device = { jkt: 'thumbprint-of-the-device' };
/** A completed sign-in. */
export const holder = { ...device, account: 'a@example.com', factor: 'none', termsAccepted: true } as const;

export async function startTokens(
  secrets = { current: testSecret } as { current: string; previous?: string },
) {
  const time = { now: testNow };
  const { tokens } = await registerSession(fastify(), {
    secrets,
    clock: { now: () => time.now },
    idleMinutes: 15,
  });
  return { tokens, time };
}

export async function aGoodToken() {
  const { tokens } = await startTokens();
  return (await tokens.issue(await aFirmToken(), holder)).token;
}
