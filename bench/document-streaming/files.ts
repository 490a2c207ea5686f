import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';

export const MEGABYTE = 1024 * 1024;
/** As large as a file may be, with room for what is around it in a form. */
export const SIZE = 100 * MEGABYTE - 4096;

/** Ten packed streams, as of scanned pages: each is unpacked and looked into on its way. */
export function aPdf(): Buffer {
  const page = deflateSync(randomBytes(10 * MEGABYTE - 8192), { level: 1 });
  const objects = Array.from({ length: 10 }, (_page, index) => [
    Buffer.from(`${index + 1} 0 obj\n<< /Length ${page.length} /Filter /FlateDecode >>\nstream\n`),
    page,
    Buffer.from('\nendstream\nendobj\n'),
  ]).flat();
  const whole = [Buffer.from('%PDF-1.7\n'), ...objects];
  const end = Buffer.from('trailer\n<< >>\nstartxref\n9\n%%EOF\n');
  const left = SIZE - [...whole, end].reduce((sum, { length }) => sum + length, 0);
  const comment = Buffer.concat([Buffer.from('%'), Buffer.alloc(left - 2, 0x20), Buffer.from('\n')]);
  return Buffer.concat([...whole, comment, end]);
}

export function aPhoto(): Buffer {
  const head = Buffer.from('ffd8ffda0008010100003f00', 'hex');
  // No byte of the picture looks like a marker.
  const picture = randomBytes(SIZE - head.length - 2).map((byte) => (byte === 0xff ? 0 : byte));
  return Buffer.concat([head, picture, Buffer.from('ffd9', 'hex')]);
}
