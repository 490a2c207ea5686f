import { uploadMediaTypes } from '@portal/contract/shapes/upload-rule';
import type { ByteAnswer } from '../../upstream/files/streams.ts';
import { safeFileName } from './safe-file-name.ts';

/** The policy under which the bytes, shown as a page, run and load nothing. */
const SANDBOX = "sandbox; default-src 'none'; frame-ancestors 'none'";
const contentRange = /^bytes (?:\d{1,15}-\d{1,15}|\*)\/(?:\d{1,15}|\*)$/;

/**
 * SEC-G44: the headers with which the bytes of a document reach its owner: as a file to keep, of a type on the list or
 * of none. That they are never cached is said for all of these routes in route-guard.ts.
 */
export function contentHeaders(answer: ByteAnswer): Record<string, string> {
  const range = answer.contentRange;
  const headers = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': SANDBOX,
    'accept-ranges': 'bytes',
    ...(range !== undefined && contentRange.test(range) && { 'content-range': range }),
  };
  if (answer.status === 416) return headers;
  const { contentLength } = answer;
  return {
    ...headers,
    'content-type': mediaTypeOf(answer) ?? 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encoded(fileNameOf(answer))}`,
    ...(contentLength !== undefined && { 'content-length': String(contentLength) }),
  };
}

function mediaTypeOf({ contentType }: ByteAnswer) {
  const [given = ''] = contentType.split(';');
  return uploadMediaTypes.find((type) => type === given.trim().toLowerCase());
}

/** The firm's name for it, made safe; the portal itself saves it under the name in the list. */
function fileNameOf(answer: ByteAnswer): string {
  const type = mediaTypeOf(answer);
  const name = dispositionName(answer.disposition);
  return type ? safeFileName(name, type) : 'document';
}

function dispositionName(disposition: string): string {
  const extended = /filename\*\s*=\s*UTF-8''([^;\s]{1,1000})/i.exec(disposition)?.[1];
  if (extended !== undefined) return decoded(extended);
  return /filename\s*=\s*"([^"]{1,500})"/i.exec(disposition)?.[1] ?? '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** RFC 8187: what `encodeURIComponent` leaves and a header may not have is escaped too. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
