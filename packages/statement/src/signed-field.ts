import { sha256 } from './facts.ts';

/**
 * Where the signature is in a file: between these two lines, inside an attachment that the PDF keeps uncompressed. What
 * is hashed is the file with spaces in place of the signature, so that every other byte of it is signed.
 */
export const BEGIN = '-----BEGIN SIGNED STATEMENT-----\n';
export const END = '\n-----END SIGNED STATEMENT-----\n';
const SPACE = 0x20;

/** The content of the attachment, with room for a signature of this length. */
export function emptyField(length: number): Uint8Array<ArrayBuffer> {
  return encode(BEGIN + ' '.repeat(length) + END);
}

export type SignedField = {
  /** What is in the field. */
  readonly content: string;
  /** Hash of the file without it. */
  readonly fileHash: string;
  readonly start: number;
};

/** The one field of a file; `none` where there is none, `several` where somebody added one, or cut it. */
export async function findField(file: Uint8Array): Promise<SignedField | 'none' | 'several'> {
  const begin = indexOf(file, BEGIN, 0);
  if (begin < 0) return 'none';
  const start = begin + BEGIN.length;
  const end = indexOf(file, END, start);
  if (end < 0 || indexOf(file, BEGIN, start) >= 0 || indexOf(file, END, end + 1) >= 0) return 'several';
  const content = new TextDecoder('latin1').decode(file.subarray(start, end));
  const blank = new Uint8Array(file);
  blank.fill(SPACE, start, end);
  return { content, fileHash: await sha256(blank), start };
}

/** The file with the signature in its field. Throws where it does not fit exactly. */
export function fillField(
  file: Uint8Array,
  { start, content }: SignedField,
  signature: string,
): Uint8Array<ArrayBuffer> {
  if (signature.length !== content.length) throw new Error('The signature does not fit its field');
  const filled = new Uint8Array(file);
  filled.set(encode(signature), start);
  return filled;
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function indexOf(file: Uint8Array, text: string, from: number): number {
  const wanted = encode(text);
  const [first = 0] = wanted;
  for (let at = file.indexOf(first, from); at >= 0; at = file.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => file[at + index] === byte)) return at;
  }
  return -1;
}
