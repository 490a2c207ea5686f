import type { Database } from '@portal/prisma/client';
import { invalidField } from '../../http/api-error.ts';
import type { MailBranding } from '../../mail/mail-branding.ts';
import { commonPasswords } from './common-passwords.ts';

type Deps = { database: Database; branding: MailBranding };

export type RefuseForbidden = ReturnType<typeof createRefuseForbidden>;

/**
 * SEC-A6: throws VALIDATION for a new password that is forbidden: too common, or made of names of this client, firm or
 * product.
 */
export function createRefuseForbidden({ database, branding }: Deps) {
  return async (clientUuid: string, password: string): Promise<void> => {
    const client = await database.client.findUnique({
      where: { uuid: clientUuid },
      select: { firstName: true, surname: true, givenName: true, email: true },
    });
    const firm = await database.firm.findFirst({ select: { name: true } });
    const names = [
      branding.portalName,
      branding.portalVipName,
      firm?.name ?? '',
      ...Object.values(client ?? {}),
      client ? `${client.firstName} ${client.surname}` : '',
    ];
    if (isForbiddenPassword(password, names))
      throw invalidField(
        'LoginForm[password]',
        'too_common',
        'This password is too easy to guess. Please choose another.',
      );
  };
}

const digitsForLetters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Shorter words prove nothing: many good passwords contain three letters of a name. */
const MIN_PERSONAL_LENGTH = 4;

/**
 * Whether many people have this password, it is one or two common words, or it is made of these names alone. The rule
 * of L-7 has passed before, so nearly all have symbols. Symbols, and digits used as letters, are seen through.
 */
export function isForbiddenPassword(password: string, names: readonly string[]): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const personal = new Set(personalWords(names));
  const isWord: IsWord = (word) => commonPasswords.paired.has(word) || personal.has(word);
  const isCommon = (core: string) => isRepeated(core) || commonPasswords.letters.has(core);
  return (
    commonPasswords.withoutSymbols.has(text.replace(/[^\p{L}\p{N}]/gu, '')) ||
    readings(text).some((core) => isCommon(core) || isOneOrTwo(core, isWord) || isRowOf(personal, core))
  );
}

type IsWord = (word: string) => boolean;

/** The letters alone, and the letters with digits and symbols read as the letters they resemble. */
function readings(text: string): string[] {
  const folded = Array.from(text, (character) => digitsForLetters[character] ?? character).join('');
  const trimmed = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const foldedInside = Array.from(trimmed, (character) => digitsForLetters[character] ?? character).join('');
  return [text, folded, foldedInside].map((reading) => reading.replace(/[^\p{L}]/gu, ''));
}

/** Of each name its words, and all of it as one. */
function personalWords(names: readonly string[]): string[] {
  return names
    .map((name) => name.toLowerCase().split(/[^\p{L}]+/u))
    .flatMap((words) => [...words, words.join('')])
    .filter((word) => word.length >= MIN_PERSONAL_LENGTH);
}

/** No letters at all, or one letter over and over. */
function isRepeated(core: string): boolean {
  return new Set(core).size < 2;
}

function isOneOrTwo(core: string, isWord: IsWord): boolean {
  if (isWord(core)) return true;
  const ends = Array.from({ length: core.length }, (_, index) => index);
  return ends.some((end) => isWord(core.slice(0, end)) && isWord(core.slice(end)));
}

/** Any number of these words, one after the other, and nothing else. */
function isRowOf(words: ReadonlySet<string>, core: string): boolean {
  const ends = new Set([0]);
  for (let end = 1; end <= core.length; end += 1)
    if ([...ends].some((start) => words.has(core.slice(start, end)))) ends.add(end);
  return core !== '' && ends.has(core.length);
}
