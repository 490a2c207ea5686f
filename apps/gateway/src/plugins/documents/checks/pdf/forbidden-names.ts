import { FileRefused } from '../file-refused.ts';
import type { TokenListener } from './lexer.ts';

/** SEC-G35: names of what runs, or loads something that runs. */
const forbidden: ReadonlySet<string> = new Set(['JavaScript', 'JS', 'Launch', 'RichMedia', 'XFA']);

export function isForbidden(name: string): boolean {
  return forbidden.has(name);
}

/** The same for bytes that may be no syntax at all, where a name of two letters also turns up by chance. */
export function isForbiddenInBytes(name: string): boolean {
  return name === 'Rendition' || (name !== 'JS' && forbidden.has(name));
}

/** The same listener, which refuses the file at a bad name. */
export function refusing(isBad: (name: string) => boolean, links: TokenListener): TokenListener {
  return {
    name: (name) => {
      if (isBad(name)) throw new FileRefused('has_scripts');
      links.name(name);
    },
    word: (word) => links.word(word),
    text: () => links.text(),
    open: (bracket) => links.open(bracket),
    close: (bracket) => links.close(bracket),
  };
}

/**
 * Whether a stream is a program. It may be anything, such as a picture whose first two bytes are the same by chance.
 */
export function isSurelyProgram(start: Buffer): boolean {
  if (start.toString('latin1', 0, 4) === '\x7fELF') return true;
  if (start.toString('latin1', 0, 2) !== 'MZ' || start.length < 64) return false;
  const header = start.readUInt32LE(60);
  return start.toString('latin1', header, header + 4) === 'PE\0\0';
}
