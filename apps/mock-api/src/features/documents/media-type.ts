import { isHeic, type UploadMediaType } from '@portal/contract/shapes/upload-rule';

/** Tab, line feed, form feed and carriage return: the control characters that a text may hold. */
const textControls: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0c, 0x0d]);

/** SEC-G13: what the first bytes of a file say that it is; undefined for what clients may not send. */
export function mediaTypeOf(head: Uint8Array): UploadMediaType | undefined {
  if (startsWith(head, [0x25, 0x50, 0x44, 0x46, 0x2d])) return 'application/pdf';
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (isHeic(head)) return 'image/heic';
  return isText(head) ? 'text/plain' : undefined;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** UTF-8 without other control characters; the last character may be cut off. */
function isText(head: Uint8Array): boolean {
  if (head.some((byte) => byte === 0x7f || (byte < 0x20 && !textControls.has(byte)))) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
