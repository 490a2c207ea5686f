/**
 * What a client may send as a document, for code that carries no schemas: the browser asks before it sends, the gateway
 * and the firm check again.
 */

/** SEC-G51: bytes of one file. */
const MAX_UPLOAD_MEGABYTES = 100;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MEGABYTES * 1024 * 1024;
/** The same for people. */
export const maxUploadSize = `${MAX_UPLOAD_MEGABYTES} MB`;
/** Characters of a file name; of a longer one the middle is left out. */
export const MAX_FILE_NAME_LENGTH = 120;
/** Files of one message. */
export const MAX_ATTACHMENTS = 5;

/** Media types that are accepted, found from the bytes and never from the name. */
export const uploadMediaTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/heic',
  'text/plain',
] as const;
export type UploadMediaType = (typeof uploadMediaTypes)[number];

/** Brands of the HEIF container whose picture is a still one coded with HEVC (ISO/IEC 23008-12, annex B). */
const heicBrands: readonly string[] = ['heic', 'heix', 'heim', 'heis'];

/** Whether the first box of a file names a brand of HEIC, as its own or as one that it agrees with. */
export function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, 256));
  if (text.slice(4, 8) !== 'ftyp') return false;
  const length = head.subarray(0, 4).reduce((sum, byte) => sum * 256 + byte, 0);
  const brands = text.slice(8, length).match(/.{4}/gs) ?? [];
  // The second is the number of a version.
  return brands.some((brand, index) => index !== 1 && heicBrands.includes(brand));
}

/** P-35: why a file is not accepted: the code of each rule, and the sentence that the client reads. */
export const uploadRefusals = {
  too_large: `This file is larger than ${maxUploadSize}.`,
  empty: 'This file is empty.',
  type_not_allowed: 'Please send a PDF, a photo (JPEG, PNG or HEIC) or a plain text file.',
  two_types:
    'This file can be read as two kinds of file, so it is not accepted. Please save it again as a PDF or a photo.',
  damaged: 'This file is damaged. Please save it again and send the new copy.',
  has_scripts: 'This PDF contains a program or another file. Please print it to a new PDF and send that.',
  is_encrypted: 'This PDF is protected by a password. Please save a copy without one.',
  expands_too_far:
    'This PDF unpacks to far more than its size, so it cannot be checked. Please print it to a new PDF.',
  infected: 'A virus was found in this file. It was not kept.',
  already_sent: 'You have already sent this file.',
  already_answered: 'This request has already been answered.',
  too_many: 'You have sent many files today. Please try again tomorrow, or send us a message.',
} as const;
export type UploadRefusal = keyof typeof uploadRefusals;

export function isUploadRefusal(code: string): code is UploadRefusal {
  return Object.hasOwn(uploadRefusals, code);
}
