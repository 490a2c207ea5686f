import { MAX_FILE_NAME_LENGTH, type UploadMediaType } from '@portal/contract/shapes/upload-rule';

/** Extensions that say the same as the type that was found; the first is put where none does. */
const extensions: Readonly<Record<UploadMediaType, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/heic': ['heic', 'heif'],
  'text/plain': ['txt'],
};

/** Control characters, bidirectional marks and invisible characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** Characters that some system does not allow in a name. */
const reserved = /["*:<>?|]+/g;
/** Names of devices, which Windows opens in place of a file, whatever follows their first dot. */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/i;
const ELLIPSIS = '…';

/**
 * SEC-G37: a name under which every system can keep the file, with an extension of its type. Of a long one the middle
 * is left out.
 */
export function safeFileName(given: string, type: UploadMediaType): string {
  const last = given.normalize('NFC').replace(unseen, '').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(reserved, '-').replace(/\s+/gu, ' ');
  const [, stem = '', found = ''] = /^(.*?)(?:\.([A-Za-z0-9]{1,10}))?$/.exec(trimmed(plain)) ?? [];
  const allowed = extensions[type];
  const extension = allowed.find((known) => known === found.toLowerCase()) ?? allowed[0];
  const name = trimmed(stem);
  const safe = name === '' || device.test(name) ? 'document' : name;
  return `${shortened(safe, MAX_FILE_NAME_LENGTH - extension.length - 1)}.${extension}`;
}

/** Dots and spaces at the ends hide a file, or are dropped by a system. */
function trimmed(text: string): string {
  return text.replace(/^[\s.]+|[\s.]+$/gu, '');
}

function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = Array.from(text);
  const half = Math.floor((length - 1) / 2);
  const start = fitting(characters, half);
  const end = fitting(characters.reverse(), half);
  return start.join('') + ELLIPSIS + end.reverse().join('');
}

/** The first characters that are so long together, so that none is cut in two. */
function fitting(characters: readonly string[], length: number): string[] {
  let taken = 0;
  return characters.slice(
    0,
    characters.findIndex((character) => {
      taken += character.length;
      return taken > length;
    }),
  );
}
