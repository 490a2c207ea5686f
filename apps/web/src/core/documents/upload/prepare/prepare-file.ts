import { MAX_UPLOAD_BYTES, type UploadRefusal, uploadRefusals } from '@portal/contract/shapes/upload-rule';
import { drawPicture } from '#core/documents/draw-picture.ts';
import { cleanPicture, DamagedPicture } from './clean-picture.ts';
import { fileKind, sentName } from './file-kind.ts';

/** What was chosen, ready to be sent; `note` is what the client should know about it. */
export type Prepared = { blob: Blob; name: string; note: string | null };

export type Preparation =
  | { result: 'ready'; prepared: Prepared }
  /** It can be sent if the client wants it so. */
  | { result: 'asks'; prepared: Prepared; question: string }
  | { result: 'refused'; sentence: string };

const refused = (reason: UploadRefusal): Preparation => ({
  result: 'refused',
  sentence: uploadRefusals[reason],
});

const UNREADABLE =
  'This file can no longer be read. It may have been moved or deleted. Please choose it again.';
const CLEANED = 'It is sent without location and camera data.';
const KEEPS_LOCATION =
  'This browser cannot read HEIC photos, so the location and time that may be stored in it cannot be removed. Send it as it is, or choose a JPEG instead.';

/**
 * Checks a file by the rules of the firm before anything of it is sent (P-35), and takes location and camera data out
 * of pictures (P-34). P-74: a HEIC becomes a JPEG, or is sent as it is if the client agrees. PDFs and texts stay as
 * they are.
 */
export async function prepareFile(file: File, convert = heicToJpeg): Promise<Preparation> {
  if (file.size === 0) return refused('empty');
  if (file.size > MAX_UPLOAD_BYTES) return refused('too_large');
  try {
    return await prepareKind(file, convert);
  } catch (failure) {
    if (failure instanceof DamagedPicture) return refused('damaged');
    return { result: 'refused', sentence: UNREADABLE };
  }
}

async function prepareKind(file: File, convert: typeof heicToJpeg): Promise<Preparation> {
  const kind = await fileKind(file);
  const name = sentName(file.name);
  if (kind === null) return refused('type_not_allowed');
  if (kind === 'image/jpeg' || kind === 'image/png')
    return ready({ blob: await cleanPicture(file, kind), name, note: CLEANED });
  if (kind !== 'image/heic') return ready({ blob: file, name, note: null });
  const jpeg = await convert(file);
  if (jpeg !== null) return ready({ blob: jpeg, name: asJpeg(name), note: CLEANED });
  return { result: 'asks', prepared: { blob: file, name, note: null }, question: KEEPS_LOCATION };
}

function ready(prepared: Prepared): Preparation {
  return { result: 'ready', prepared };
}

function asJpeg(name: string): string {
  return sentName(`${name.replace(/\.(?:heic|heif)$/i, '')}.jpg`);
}

const JPEG_QUALITY = 0.9;

/**
 * A HEIC photo redrawn as JPEG, which everyone can open and which has no location or camera data; null where this
 * browser cannot read HEIC.
 */
async function heicToJpeg(file: Blob): Promise<Blob | null> {
  const canvas = await drawPicture(file);
  if (canvas === null) return null;
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}
