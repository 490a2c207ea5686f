import { compactVerify, createLocalJWKSet, decodeProtectedHeader, errors, type JSONWebKeySet } from 'jose';
import { z } from 'zod';
import {
  type StatementFacts,
  type StatementSummary,
  statementFactsSchema,
  statementSummarySchema,
} from './facts.ts';
import { signatureTypes } from './sign.ts';
import { findField } from './signed-field.ts';

/** Reads the keys that the firm publishes; rejects where they cannot be reached. */
export type ReadKeys = () => Promise<JSONWebKeySet>;

/**
 * What a file is. Only `genuine` is a statement of the firm as it left the firm.
 * - `changed`: bytes of the file were changed after it was signed. `facts` are what the firm signed, null where the
 *   signature itself does not verify, so that nothing in the file can be relied on.
 * - `other_key`: signed by a key that the firm does not publish.
 * - `not_statement`: a PDF without a signature of this kind.
 * - `too_large`: larger than any statement, and so not read.
 * - `unreadable`: no whole PDF, or a format of a later portal.
 * - `keys_unreachable`: nothing was found out.
 */
export type Verification =
  | { readonly result: 'genuine'; readonly facts: StatementFacts }
  | { readonly result: 'changed'; readonly facts: StatementFacts | null }
  | { readonly result: 'other_key' | 'not_statement' | 'too_large' | 'unreadable' | 'keys_unreachable' };

/** The same of the code on a statement. It says nothing of the file or paper around it. */
export type SummaryVerification =
  | { readonly result: 'genuine'; readonly summary: StatementSummary }
  | { readonly result: 'changed' | 'other_key' | 'unreadable' | 'keys_unreachable' };

/** More than the largest statement has. */
export const MAX_FILE_BYTES = 20_000_000;
const payloadSchema = z.strictObject({ facts: statementFactsSchema, file: z.string() });

/**
 * P-16: says what a file is from its bytes and the keys of the firm alone; nothing leaves the place where it runs.
 */
export async function verifyStatement(file: Uint8Array, readKeys: ReadKeys): Promise<Verification> {
  if (file.length > MAX_FILE_BYTES) return { result: 'too_large' };
  if (!isWholePdf(file)) return { result: 'unreadable' };
  const field = await findField(file);
  if (field === 'none') return { result: 'not_statement' };
  if (field === 'several') return { result: 'changed', facts: null };
  const keys = await readKeys().catch(() => null);
  if (keys === null) return { result: 'keys_unreachable' };
  const signed = await openSignature(field.content, keys, 'statement');
  if (signed === 'bad_signature') return { result: 'changed', facts: null };
  if (signed === 'other_key') return { result: signed };
  const payload = payloadSchema.safeParse(signed.payload);
  if (!payload.success) return { result: 'unreadable' };
  const { facts, file: fileHash } = payload.data;
  return { result: fileHash === field.fileHash ? 'genuine' : 'changed', facts };
}

/** Says what the text is that the code on a statement carries. */
export async function verifySummary(signature: string, readKeys: ReadKeys): Promise<SummaryVerification> {
  const keys = await readKeys().catch(() => null);
  if (keys === null) return { result: 'keys_unreachable' };
  const signed = await openSignature(signature, keys, 'summary');
  if (signed === 'bad_signature') return { result: 'changed' };
  if (signed === 'other_key') return { result: signed };
  const summary = statementSummarySchema.safeParse(signed.payload);
  return summary.success ? { result: 'genuine', summary: summary.data } : { result: 'unreadable' };
}

type Opened = { readonly payload: unknown } | 'bad_signature' | 'other_key';

async function openSignature(
  signature: string,
  keys: JSONWebKeySet,
  type: keyof typeof signatureTypes,
): Promise<Opened> {
  try {
    if (decodeProtectedHeader(signature).typ !== signatureTypes[type]) return 'bad_signature';
    const { payload } = await compactVerify(signature, createLocalJWKSet(keys), { algorithms: ['ES256'] });
    return { payload: JSON.parse(new TextDecoder().decode(payload)) };
  } catch (error) {
    return error instanceof errors.JWKSNoMatchingKey ? 'other_key' : 'bad_signature';
  }
}

/** Begins as a PDF does, and ends as one that was not cut off. */
function isWholePdf(file: Uint8Array): boolean {
  const textOf = (part: Uint8Array) => new TextDecoder('latin1').decode(part);
  return textOf(file.subarray(0, 5)) === '%PDF-' && textOf(file.subarray(-1024)).includes('%%EOF');
}
