import { CompactSign, importJWK } from 'jose';
import { canonicalBytes, type StatementFacts, summaryOf } from './facts.ts';
import type { SigningKey } from './keys.ts';
import { emptyField, fillField, findField } from './signed-field.ts';

/** What a signature is of, in its header, so that one never passes for the other. */
export const signatureTypes = { statement: 'portal-statement+jws', summary: 'portal-summary+jws' } as const;
type SignatureType = keyof typeof signatureTypes;

const HASH_LENGTH = 43;
const SIGNATURE_LENGTH = 86;

/** The attachment to put, uncompressed, into the PDF of these facts before it is sealed. */
export function fieldFor(facts: StatementFacts): Uint8Array<ArrayBuffer> {
  const payload = canonicalBytes({ facts, file: '-'.repeat(HASH_LENGTH) });
  const lengths = [headerOf('statement', facts.keyId), payload].map((part) => base64Length(part.length));
  return emptyField(lengths.reduce((sum, length) => sum + length + 1, SIGNATURE_LENGTH));
}

/** P-78: signs the facts together with all other bytes of the file, and puts the signature into its field. */
export async function sealStatement(
  file: Uint8Array,
  facts: StatementFacts,
  key: SigningKey,
): Promise<Uint8Array<ArrayBuffer>> {
  const field = await findField(file);
  if (typeof field === 'string') throw new Error('The file has no field for a signature');
  const payload = canonicalBytes({ facts, file: field.fileHash });
  return fillField(file, field, await sign('statement', payload, key));
}

/** The signed summary of a statement, for the fragment of the address that its code leads to. */
export async function signSummary(facts: StatementFacts, key: SigningKey): Promise<string> {
  return sign('summary', canonicalBytes(await summaryOf(facts)), key);
}

async function sign(type: SignatureType, payload: Uint8Array, { keyId, jwk }: SigningKey): Promise<string> {
  return new CompactSign(payload)
    .setProtectedHeader({ alg: 'ES256', kid: keyId, typ: signatureTypes[type] })
    .sign(await importJWK(jwk, 'ES256'));
}

function headerOf(type: SignatureType, keyId: string): Uint8Array {
  return new TextEncoder().encode(JSON.stringify({ alg: 'ES256', kid: keyId, typ: signatureTypes[type] }));
}

function base64Length(bytes: number): number {
  return Math.ceil((bytes * 4) / 3);
}
