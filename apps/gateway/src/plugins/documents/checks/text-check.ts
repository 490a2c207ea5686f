import { type FileCheck, FileRefused } from './file-refused.ts';

/** Controls but tab, line ends and page breaks. */
const control = /(?![\t\n\f\r])\p{Cc}/u;
/** The start of HTML, XML, SVG and scripts. */
const notPlain = /^\s*(?:<[!?/a-z]|#!)/i;
const markup = /<(?:!doctype|\?xml|html|head|body|script|svg|iframe)\b/i;
/** Leading characters that content-sniffing programs examine. */
const START_LENGTH = 2048;

/** Plain text: UTF-8 throughout, without controls, and neither markup nor a program. */
export function createTextCheck(): FileCheck {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let start = '';

  function look(decode: () => string): void {
    const text = decoded(decode);
    if (control.test(text)) throw new FileRefused('type_not_allowed');
    if (start.length < START_LENGTH) start += text.slice(0, START_LENGTH - start.length);
  }

  function judgeStart(): void {
    if (notPlain.test(start) || markup.test(start)) throw new FileRefused('type_not_allowed');
  }

  return {
    add: (bytes) => {
      look(() => decoder.decode(bytes, { stream: true }));
      if (start.length === START_LENGTH) judgeStart();
    },
    end: () => {
      look(() => decoder.decode());
      judgeStart();
    },
  };
}

function decoded(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new FileRefused('type_not_allowed');
  }
}
