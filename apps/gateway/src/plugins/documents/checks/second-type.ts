import { type FileCheck, FileRefused } from './file-refused.ts';
import { Finder } from './finder.ts';

/** Where a reader of PDF looks for its header. */
const PDF_HEADER_WITHIN = 1024;
/** Types that are known by bytes further in than the first, which another type leaves free. */
const furtherIn: readonly (readonly [at: number, mark: string])[] = [
  [128, 'DICM'],
  [257, 'ustar'],
];
/** Archives that are found wherever they begin. */
const anywhere = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'];
/** A ZIP is read from its end: a record of 22 bytes and a comment of up to 65,535. */
const ZIP_END = 'PK\x05\x06';
const ZIP_END_WITHIN = 22 + 65_535;

/**
 * SEC-G33: refuses a file that another program reads as another type than the one found. Keeps the last 64 kB of it.
 * jpeg-check.ts and png-check.ts refuse bytes behind the end of a picture.
 */
export function createSecondTypeCheck(isPdf: boolean): FileCheck {
  const finders = anywhere.map((mark) => new Finder(mark));
  let seen = 0;
  let head = '';
  let tail = Buffer.alloc(0);

  return {
    add: (bytes) => {
      if (seen < PDF_HEADER_WITHIN) head += bytes.toString('latin1', 0, PDF_HEADER_WITHIN - seen);
      seen += bytes.length;
      if (finders.some((finder) => finder.find(bytes) >= 0)) throw new FileRefused('two_types');
      tail = Buffer.concat([tail, bytes.subarray(-ZIP_END_WITHIN)]).subarray(-ZIP_END_WITHIN);
    },
    end: () => {
      const hasOther = furtherIn.some(([at, mark]) => head.startsWith(mark, at));
      const isHidingPdf = !isPdf && hidesPdf(head);
      if (hasOther || isHidingPdf || tail.includes(ZIP_END, 0, 'latin1')) throw new FileRefused('two_types');
    },
  };
}

/** Whether a reader of PDF takes it for one although it begins as something else. */
export function hidesPdf(head: string): boolean {
  return head.slice(0, PDF_HEADER_WITHIN).includes('%PDF-');
}
