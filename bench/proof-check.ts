import { calculateJwkThumbprint, EmbeddedJWK, importJWK, type JWK, jwtVerify } from 'jose';
import { createProofVerifier } from '../apps/gateway/src/session/device-proof.ts';
import { createProofNonces } from '../apps/gateway/src/session/proof-nonces.ts';
import { aDevice } from '../apps/gateway/src/test/a-device.ts';
import { printTable } from './print-table.ts';

/**
 * `npm run bench:proof`: what one check of a DPoP proof costs in apps/gateway/src/session/device-proof.ts, beside the
 * same check made of jose, with the key imported each time and with the imported key kept. Printed, not asserted.
 */
const rounds = Number(process.argv[2] ?? 5);
const PROOFS = 1000;

const device = aDevice();
const url = 'https://portal.example.com/trpc/policies.list';
const now = new Date();
const at = Math.floor(now.getTime() / 1000);
const request = { method: 'GET', url: '/trpc/policies.list', origins: ['https://portal.example.com'] };
const nonces = createProofNonces({ now: () => now });
const call = { method: 'GET', url, at, token: 'a.b.c', nonce: nonces.current() };
const proofs = Array.from({ length: PROOFS }, () => device.proof(call));

type Check = (proof: string) => unknown;

const verify = createProofVerifier({ now: () => now }, nonces);
const own: Check = (proof) => {
  if (typeof verify(proof, request) === 'string') throw new Error('A good proof was refused');
};

const options = { typ: 'dpop+jwt', algorithms: ['ES256'], currentDate: now };
const withJose: Check = async (proof) => {
  const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, options);
  await readClaims(payload, protectedHeader.jwk);
};

const keys = new Map<string, CryptoKey | Uint8Array>();
const withJoseAndKeptKey: Check = async (proof) => {
  const keyOf = async ({ jwk }: { jwk?: JWK }) => {
    const jkt = await calculateJwkThumbprint(jwk ?? {});
    const key = keys.get(jkt) ?? (await importJWK(jwk ?? {}, 'ES256'));
    keys.set(jkt, key);
    return key;
  };
  const { payload, protectedHeader } = await jwtVerify(proof, keyOf, options);
  await readClaims(payload, protectedHeader.jwk);
};

/** The checks that jose leaves to its caller. */
async function readClaims(claims: Record<string, unknown>, jwk: JWK | undefined): Promise<void> {
  const claimedUrl = new URL(String(claims.htu));
  const isAbout = claims.htm === request.method && claimedUrl.origin + claimedUrl.pathname === url;
  if (!isAbout || (await calculateJwkThumbprint(jwk ?? {})) !== device.jkt)
    throw new Error('A good proof was refused');
}

/** Microseconds for one proof; the quickest of the rounds, which other work on the machine disturbed least. */
async function measure(check: Check): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    for (const proof of proofs) await check(proof);
    times.push(((performance.now() - startedAt) * 1000) / PROOFS);
  }
  return Math.min(...times);
}

const ours = await measure(own);
const rows = [
  { name: 'own verifier', time: ours },
  { name: 'jose', time: await measure(withJose) },
  { name: 'jose, key kept', time: await measure(withJoseAndKeptKey) },
];
printTable(
  `Checking a DPoP proof (the quickest of ${rounds} rounds of ${PROOFS})`,
  ['verifier', 'one proof', 'ratio'],
  rows.map(({ name, time }) => [name, `${time.toFixed(0)} µs`, `${(time / ours).toFixed(2)}×`]),
);
