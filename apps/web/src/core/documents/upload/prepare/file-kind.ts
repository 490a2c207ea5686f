import { isHeic, MAX_FILE_NAME_LENGTH, type UploadMediaType } from '@portal/contract/shapes/upload-rule';

/** Enough of a file to know its type, and to see whether a text is one. */
const HEAD_BYTES = 4096;

/**
 * What a file is by its first bytes, whatever its name says; null where the firm does not accept it (SEC-G13). Throws
 * where the browser can no longer read it.
 */
export async function fileKind(file: Blob): Promise<UploadMediaType | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (startsWith(head, '%PDF')) return 'application/pdf';
  if (startsWith(head, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(head, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (isHeic(head)) return 'image/heic';
  return isText(head) ? 'text/plain' : null;
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return latin1(bytes, 0, text.length) === text;
}

/** Bytes as characters of the same numbers. */
export function latin1(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** Tab, line feed, form feed and carriage return are the only control characters of a text. */
function isText(head: Uint8Array): boolean {
  return head.length > 0 && head.every((byte) => byte >= 0x20 || [0x09, 0x0a, 0x0c, 0x0d].includes(byte));
}

/**
 * The name that a file is sent under: without characters that cannot be seen, and with its middle left out where it is
 * too long.
 */
export function sentName(name: string): string {
  const seen = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim() || 'file';
  if (seen.length <= MAX_FILE_NAME_LENGTH) return seen;
  const tail = seen.slice(-24);
  return `${seen.slice(0, MAX_FILE_NAME_LENGTH - tail.length - 1)}…${tail}`;
}
