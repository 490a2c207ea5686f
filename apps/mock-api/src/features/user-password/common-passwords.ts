import { dictionary } from '@zxcvbn-ts/language-common';

/** Of words in pairs, as `chelsea-london`, only the commonest count: two rare ones make a fair password. */
const PAIRED_WORDS = 2000;
/** Shorter matches occur in many good passwords by chance. */
const MIN_LETTERS = 4;

/**
 * Words that the clients of a firm in this country think of, which the international list has lower down or not at all.
 */
const localWords =
  `account adviser annuity april arsenal august autumn britain british celtic changeme chelsea christmas december
  edinburgh england everton february finance friday glasgow investment investor ireland january july june leeds liverpool
  london manchester march monday november october passcode passphrase pension portfolio rangers retirement saturday
  savings scotland september spring summer sunday thursday tottenham tuesday wales wealth wednesday welcomehome
  winter`.split(/\s+/);

const ranked = dictionary['passwords-common'].map((password) => password.toLowerCase());

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '');
}

const words = [...localWords, ...ranked.map(lettersOf)].filter((word) => word.length >= MIN_LETTERS);

/**
 * SEC-A6: the 49,233 passwords that turn up most often in leaked collections (@zxcvbn-ts/language-common, MIT), as a
 * new password is looked up in them: without symbols, and by their letters alone.
 */
export const commonPasswords = {
  withoutSymbols: new Set(
    ranked.map((password) => password.replace(/[^\p{L}\p{N}]/gu, '')),
  ) as ReadonlySet<string>,
  letters: new Set(words) as ReadonlySet<string>,
  /** The commonest of them, which clients also put together. */
  paired: new Set(words.slice(0, PAIRED_WORDS)) as ReadonlySet<string>,
};
