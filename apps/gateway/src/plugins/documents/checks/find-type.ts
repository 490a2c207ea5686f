import { isHeic, type UploadMediaType } from '@portal/contract/shapes/upload-rule';
import { fileTypeFromBuffer } from 'file-type';
import { FileRefused } from './file-refused.ts';
import { isPng } from './png-check.ts';
import { hidesPdf } from './second-type.ts';

/** Bytes from which the type is found; file-type asks for as many. */
export const HEAD_BYTES = 4100;

/**
 * SEC-G13: the type of a file by its first bytes, whatever it is called. What has no other type is text; its own check
 * reads all of it.
 */
export async function findType(head: Buffer): Promise<UploadMediaType> {
  if (head.length === 0) throw new FileRefused('empty');
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf';
  if (isPng(head)) return 'image/png';
  if (isHeic(head)) return 'image/heic';
  const mime = await knownType(head);
  if (mime === 'image/jpeg') return mime;
  if (hidesPdf(head.toString('latin1'))) throw new FileRefused('two_types');
  if (mime === undefined || mime.startsWith('text/')) return 'text/plain';
  throw new FileRefused('type_not_allowed');
}

/** The head may end before a format does, which is not an error. */
async function knownType(head: Buffer): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(head))?.mime;
  } catch {
    return undefined;
  }
}
