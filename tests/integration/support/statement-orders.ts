import { generateKeyPairSync } from 'node:crypto';
import type { StatementFacts } from '@portal/statement/facts';
import { verifyStatement } from '@portal/statement/verify';
import { expect } from 'vitest';
import type { LinkedApps } from './linked-apps.ts';
import { callHeaders } from './portal-caller.ts';

/** A new private key of a firm, as a JWK. */
export function aKey(kid: string): object {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), kid };
}

/** The variables of a gateway that signs with the first of these keys. */
export const withKeys = (keys: readonly object[]) => ({ STATEMENT_KEYS: JSON.stringify({ keys }) });

export type Order = { day?: string; policyIds?: string[]; withAmounts?: unknown };

/** Orders a statement as the browser of a signed-in client does. */
export function orderStatement(
  { apps, token }: { apps: LinkedApps; token: string },
  input: Order,
): Promise<Response> {
  const headers = callHeaders(apps, { method: 'POST', path: '/statements', token });
  return fetch(`${apps.portal}/statements`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
}

/** The PDF of an answer, which must be one. */
export async function fileOf(answer: Response): Promise<Uint8Array> {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Reads the keys that a portal publishes. */
export const keysOf =
  ({ portal }: Pick<LinkedApps, 'portal'>) =>
  async () =>
    (await fetch(`${portal}/.well-known/jwks.json`)).json();

/** What a portal has signed in a genuine statement; throws for any other file. */
export async function signedFacts(at: Pick<LinkedApps, 'portal'>, file: Uint8Array): Promise<StatementFacts> {
  const verification = await verifyStatement(file, keysOf(at));
  if (verification.result !== 'genuine') throw new Error(`The statement is ${verification.result}`);
  return verification.facts;
}
