import { crc32, deflateSync } from 'node:zlib';

/** Files made by hand, as small as they can be. */

type PdfParts = {
  /** Objects after the usual ones: each whole, with its number. */
  readonly objects?: readonly (string | Buffer)[];
  readonly trailer?: string;
  readonly header?: string;
  readonly end?: string;
};

export const latin1 = (text: string) => Buffer.from(text, 'latin1');

export function aPdf({
  objects = [],
  trailer = '',
  header = '%PDF-1.7\n',
  end = '%%EOF\n',
}: PdfParts = {}): Buffer {
  const parts = [
    header,
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n',
    ...objects.flatMap((object) => [object, '\n']),
    `trailer\n<< /Size 9 /Root 1 0 R ${trailer} >>\nstartxref\n9\n${end}`,
  ];
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin1(part) : part)));
}

/** An object with a stream of these bytes, as they are. */
export function aStream(bytes: Buffer | string, dictionary = '', number = 5): Buffer {
  const content = typeof bytes === 'string' ? latin1(bytes) : bytes;
  const start = `${number} 0 obj\n<< /Length ${content.length} ${dictionary} >>\nstream\n`;
  return Buffer.concat([latin1(start), content, latin1('\nendstream\nendobj')]);
}

export function aPackedStream(bytes: Buffer | string, dictionary = ''): Buffer {
  return aStream(deflateSync(bytes), `/Filter /FlateDecode ${dictionary}`);
}

export function anObjectStream(content: string, dictionary = '/Type /ObjStm /N 1 /First 4'): Buffer {
  return aPackedStream(`7 0 ${content}`, dictionary);
}

export function aPngChunk(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([latin1(type), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export function aPng(...middle: readonly Buffer[]): Buffer {
  const size = Buffer.from('0000000100000001080000000000'.slice(0, 26), 'hex');
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    aPngChunk('IHDR', size),
    ...middle,
    aPngChunk('IDAT', deflateSync(Buffer.from([0, 0]))),
    aPngChunk('IEND'),
  ]);
}

/** With `length` bytes of picture, in which a restart marker and an escaped FF occur. */
export function aJpeg(length = 64): Buffer {
  const segment = (code: number, content: Buffer) => {
    const head = Buffer.from([0xff, code, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  };
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.alloc(length, 0x55),
    Buffer.from([0xff, 0x00, 0xff, 0xd0, 0x55, 0xff, 0xd9]),
  ]);
}

function aBox(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

export function aHeic(brands = 'heic\0\0\0\0mif1heic'): Buffer {
  return Buffer.concat([
    aBox('ftyp', latin1(brands)),
    aBox('meta', Buffer.alloc(40)),
    aBox('mdat', Buffer.alloc(100, 7)),
  ]);
}

/** A ZIP with nothing in it. */
export const aZip: Buffer = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex');

/** The file that every scanner takes for a virus, in two parts so that none finds it here. */
export const eicar: string = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`;

/**
 * So many LZW codes, each for all of the one before and a byte more, until there are no more codes; then the longest
 * again.
 */
export function lzwBomb(codes: number): Buffer {
  const bytes: number[] = [];
  let [bits, bitCount, width] = [0, 0, 9];
  const write = (code: number) => {
    [bits, bitCount] = [((bits << width) | code) & 0xfffff, bitCount + width];
    for (; bitCount >= 8; bitCount -= 8) bytes.push((bits >> (bitCount - 8)) & 0xff);
  };
  write(256);
  write(65);
  for (let count = 1, code = 258; count < codes; count += 1, code += 1) {
    write(Math.min(code, 4095));
    if (code + 2 >= 2 ** width && width < 12) width += 1;
  }
  return Buffer.from(bytes);
}

/** Pieces of a file, one after the other; text as bytes of the same numbers. */
export const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin1(part) : part)));

/** A program for Windows, as short as its headers. */
export const aProgram = join('MZ', Buffer.alloc(58), Buffer.from([64, 0, 0, 0]), 'PE\0\0', Buffer.alloc(100));

/** Groups of four bytes as five characters, and the end. */
export function asAscii85(bytes: Buffer): string {
  const groups: string[] = [];
  for (let offset = 0; offset < bytes.length; offset += 4) {
    const group = bytes.subarray(offset, offset + 4);
    let value = Buffer.concat([group, Buffer.alloc(4 - group.length)]).readUInt32BE(0);
    const digits = Array.from({ length: 5 }, () => {
      const digit = value % 85;
      value = Math.floor(value / 85);
      return String.fromCharCode(digit + 0x21);
    });
    groups.push(
      digits
        .reverse()
        .join('')
        .slice(0, group.length + 1),
    );
  }
  return `${groups.join('\n')}~>`;
}
