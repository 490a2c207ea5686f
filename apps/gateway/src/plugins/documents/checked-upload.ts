import type { UploadMediaType } from '@portal/contract/shapes/upload-rule';
import type { VirusScanner } from '../../upstream/files/clamd.ts';
import { createFileCheck } from './checks/file-check.ts';
import { findType, HEAD_BYTES } from './checks/find-type.ts';
import { startVirusCheck, type VirusVerdict } from './checks/virus-check.ts';
import type { UploadForm } from './upload-form.ts';

/** A file whose type is known and whose bytes are checked while they pass. */
export type CheckedUpload = {
  readonly mediaType: UploadMediaType;
  /**
   * Throws before the last piece where the file or its form is refused: what was sent so far is not a whole request.
   */
  readonly bytes: AsyncIterable<Buffer>;
  /** What is known so far; complete after the last piece. */
  readonly seen: { bytes: number; virusCheck: VirusVerdict; hasArrived: boolean };
};

/**
 * Reads as much of a file as shows its type, and checks the rest while it passes. Memory for one upload: a few pieces
 * of 64 kB, what the checks keep, and the buffers of three connections; about 1 MB, whatever the size of the file.
 */
export async function checkUpload(
  form: Pick<UploadForm, 'bytes' | 'end'>,
  scanner: VirusScanner | undefined,
): Promise<CheckedUpload> {
  const first: Buffer[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const { value, done } = await form.bytes.next();
    if (done) break;
    first.push(value);
    length += value.length;
  }
  const mediaType = await findType(Buffer.concat(first).subarray(0, HEAD_BYTES));
  const seen: CheckedUpload['seen'] = { bytes: 0, virusCheck: 'not_checked', hasArrived: false };
  return { mediaType, seen, bytes: checked({ form, first, mediaType, scanner, seen }) };
}

type Upload = Pick<CheckedUpload, 'mediaType' | 'seen'> & {
  readonly form: Pick<UploadForm, 'bytes' | 'end'>;
  readonly first: readonly Buffer[];
  readonly scanner: VirusScanner | undefined;
};

/**
 * SEC-G19: the last piece is held back until everything is checked, so that the firm never has the whole of an upload
 * that is refused or breaks off (add-document.ts of the mock keeps nothing of one).
 */
async function* checked({ form, first, mediaType, scanner, seen }: Upload): AsyncGenerator<Buffer> {
  const check = createFileCheck(mediaType);
  const virusCheck = startVirusCheck(scanner);
  let held: Buffer | undefined;
  try {
    for await (const piece of all(first, form.bytes)) {
      seen.bytes += piece.length;
      await check.add(piece);
      await virusCheck.add(piece);
      if (held) yield held;
      held = piece;
    }
    await form.end();
    seen.hasArrived = true;
    await check.end();
    seen.virusCheck = await virusCheck.end();
    if (held) yield held;
  } finally {
    virusCheck.close();
  }
}

async function* all(first: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  yield* rest;
}
