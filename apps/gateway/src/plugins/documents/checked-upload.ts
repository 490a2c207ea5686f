import type { UploadMediaType } from '@portal/contract/shapes/upload-rule';
import { Failure } from '../../trpc/failure.ts';
import type { VirusScan, VirusScanner } from '../../upstream/files/clamd.ts';
import { createFileCheck } from './checks/file-check.ts';
import { FileRefused } from './checks/file-refused.ts';
import { findType, HEAD_BYTES } from './checks/find-type.ts';
import type { UploadForm } from './upload-form.ts';

type VirusCheck = 'clean' | 'not_checked';

/** A file whose type is known and whose bytes are checked while they pass. */
export type CheckedUpload = {
  readonly mediaType: UploadMediaType;
  /** Throws before the last piece where the file or its form is refused: what was sent so far is no whole request. */
  readonly bytes: AsyncIterable<Buffer>;
  /** What is known so far; complete after the last piece. */
  readonly seen: { bytes: number; virusCheck: VirusCheck; hasArrived: boolean };
};

const RETRY_SECONDS = 30;

/**
 * SEC-G13: reads as much of a file as shows its type, and checks the rest while it passes. Its size is limited in
 * upload-form.ts and upload-limits.ts. Memory for one upload: a few pieces of 64 kB, what the checks keep, and the
 * buffers of three connections; about 1 MB, whatever the size of the file.
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
 * SEC-G19: the last piece is held back until everything is checked, so that of a refused or broken upload the firm
 * keeps nothing.
 */
async function* checked({ form, first, mediaType, scanner, seen }: Upload): AsyncGenerator<Buffer> {
  const check = createFileCheck(mediaType);
  const scan = scanner?.start();
  let held: Buffer | undefined;
  try {
    for await (const piece of all(first, form.bytes)) {
      seen.bytes += piece.length;
      await check.add(piece);
      await scanned(scan?.add(piece));
      if (held) yield held;
      held = piece;
    }
    await form.end();
    seen.hasArrived = true;
    await check.end();
    seen.virusCheck = await verdictOf(scan);
    if (held) yield held;
  } finally {
    scan?.close();
  }
}

async function* all(first: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  yield* rest;
}

async function verdictOf(scan: VirusScan | undefined): Promise<VirusCheck> {
  if (!scan) return 'not_checked';
  if ((await scanned(scan.end())) === 'infected') throw new FileRefused('infected');
  return 'clean';
}

/** Without its verdict nothing is taken (SEC-G13). */
async function scanned<Answer>(answer: Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (cause) {
    throw new Failure('UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS }, cause);
  }
}
