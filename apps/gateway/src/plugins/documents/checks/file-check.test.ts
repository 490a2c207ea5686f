import { hash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import {
  aHeic,
  aJpeg,
  anObjectStream,
  aPackedStream,
  aPdf,
  aPng,
  aPngChunk,
  aProgram,
  aStream,
  asAscii85,
  aZip,
  join,
  latin1,
} from '../test/a-file.ts';
import { cases } from '../test/verdict-on.ts';

const withoutLast = (file: Buffer, count: number) => file.subarray(0, file.length - count);

cases('SEC-G13: files of each type on the list are taken', {
  'a PDF': ['accepted', aPdf()],
  'a PDF with a picture behind an outline': [
    'accepted',
    aPdf({
      objects: [
        '6 0 obj\n<< /First 7 0 R /AP << /N 8 0 R >> /Kids [7 0 R (a) <61>] /B true /C -1.5 >>\nendobj',
        aStream('\xff\xd8', '/Filter /DCTDecode'),
      ],
    }),
  ],
  'a PDF with packed objects and pictures': [
    'accepted',
    aPdf({
      objects: [
        anObjectStream('<< /Type /Font >>'),
        aPackedStream('q Q'),
        aStream('raw', '/Filter /DCTDecode'),
      ],
    }),
  ],
  'a PDF as older programs write it': [
    'accepted',
    aPdf({ objects: [aStream(asAscii85(deflateSync('q Q')), '/Filter [ /ASCII85Decode /FlateDecode ]')] }),
  ],
  'a PDF with a program in its words only': [
    'accepted',
    aPdf({
      objects: [
        '6 0 obj\n<< /Title (All about /JavaScript \\(and /JS) /URI (https://example.com/JS/) >>\nendobj',
      ],
    }),
  ],
  'a PDF that was changed twice': [
    'accepted',
    aPdf({ end: `%%EOF\n9 0 obj\n<< >>\nendobj\nstartxref\n9\n%%EOF\r\n` }),
  ],
  'a PNG': ['accepted', aPng()],
  'a PNG with a colour profile longer than its head': [
    'accepted',
    aPng(aPngChunk('iCCP', Buffer.alloc(9000, 3))),
  ],
  'a JPEG': ['accepted', aJpeg()],
  'a JPEG with another behind it, as telephones write': [
    'accepted',
    join(aJpeg(), Buffer.alloc(7), aJpeg(500)),
  ],
  'a HEIC': ['accepted', aHeic()],
  'a HEIC under the brand of its family': ['accepted', aHeic('mif1\0\0\0\0mif1heic')],
  text: ['accepted', Buffer.from('Dear Sir or Madam,\r\n\tmy address is 1 Rue de l’Église — née Łoś 😀\n')],
  'text with a mark of its encoding': ['accepted', Buffer.from('\ufeffname;value\n')],
});

cases('SEC-G13: everything else is not', {
  'nothing at all': ['empty', Buffer.alloc(0)],
  'a program of Windows': ['type_not_allowed', aProgram],
  'a program of Linux': ['type_not_allowed', join('\x7fELF\x02\x01\x01', Buffer.alloc(200))],
  'a GIF': ['type_not_allowed', join('GIF89a', Buffer.alloc(200))],
  'a ZIP': ['type_not_allowed', join('PK\x03\x04', Buffer.alloc(200), aZip)],
  'an HTML page': ['type_not_allowed', Buffer.from('\n <!doctype html><p>hello')],
  'an SVG': ['type_not_allowed', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  XML: ['type_not_allowed', Buffer.from('<?xml version="1.0"?><a/>')],
  'a page behind a sentence': ['type_not_allowed', Buffer.from('hello <script>alert(1)</script>')],
  'a shell script': ['type_not_allowed', Buffer.from('#!/bin/sh\nrm -rf /\n')],
  'text with a control character': ['type_not_allowed', Buffer.from('hello \u0007')],
  'text with a zero in its last byte': ['type_not_allowed', join('a'.repeat(9000), Buffer.alloc(1))],
  'text that is not UTF-8': ['type_not_allowed', latin1('caf\xe9 cr\xe8me')],
  'text that ends within a character': ['type_not_allowed', withoutLast(Buffer.from('price 5 €'), 1)],
  'a film under the brand of its family': ['type_not_allowed', aHeic('isom\0\0\0\0mp42mp42')],
});

cases('SEC-G33, SEC-G50: a file that is two types is refused', {
  'a PDF behind other bytes': ['two_types', join('junk\n', aPdf())],
  'a program with a PDF in its head': ['two_types', join('MZ', Buffer.alloc(20), aPdf())],
  'a JPEG with a PDF in its head': ['two_types', join(aJpeg(), aPdf())],
  'a PDF with a ZIP behind it': ['two_types', join(aPdf(), 'PK\x03\x04', aZip)],
  'a PDF with a ZIP in its last stream': [
    'two_types',
    aPdf({ objects: [aStream(join('PK\x03\x04', aZip))] }),
  ],
  'a PDF with 200 kB of something behind it': ['two_types', join(aPdf(), Buffer.alloc(200_000, 'x'))],
  'a PDF with a RAR in it': ['two_types', aPdf({ objects: [aStream('Rar!\x1a\x07\x01')] })],
  'a PDF that is a tar': ['two_types', aPdf({ header: `%PDF-1.7\n%${'x'.repeat(247)}ustar\n` })],
  'a PDF in a PDF, unpacked': [
    'two_types',
    aPdf({ objects: [aStream(aPdf({ objects: [aPackedStream('q')] }))] }),
  ],
  'a JPEG with a ZIP behind it': ['two_types', join(aJpeg(), aZip)],
  'a JPEG with an archive that begins behind zeros': [
    'two_types',
    join(aJpeg(), Buffer.alloc(9), 'PK\x03\x04', Buffer.alloc(90)),
  ],
  'a PNG with a ZIP behind it': ['two_types', join(aPng(), aZip)],
  'a PNG with text behind it': ['two_types', join(aPng(), '<script>')],
  'a PNG with a ZIP in a chunk': ['two_types', aPng(aPngChunk('zzZz', aZip))],
  'a HEIC with other bytes behind it': ['two_types', join(aHeic(), Buffer.alloc(20, 1))],
});

/** Bytes that do not get smaller, the same in each run. */
const noise = Buffer.concat(
  Array.from({ length: 32 }, (_, index) => hash('sha256', String(index), 'buffer')),
);

cases('SEC-G43: a broken file is refused', {
  'a PDF without its last line': ['damaged', withoutLast(aPdf(), 6)],
  'a PDF that ends in the middle': [
    'damaged',
    aPdf({ objects: [aPackedStream('q'.repeat(500))] }).subarray(0, 180),
  ],
  'a PDF that ends in the middle of a change': ['damaged', join(aPdf(), '9 0 obj\n<< /A')],
  'a PDF of one line': ['damaged', Buffer.from('%PDF-1.7\n%%EOF\n')],
  'a PDF with a packed stream that is cut': [
    'damaged',
    aPdf({ objects: [aStream(deflateSync(noise).subarray(0, 700), '/Filter /FlateDecode')] }),
  ],
  'a PDF with packed objects that cannot be unpacked': [
    'damaged',
    aPdf({ objects: [aStream('no deflate', '/Filter /FlateDecode /Type /ObjStm')] }),
  ],
  'a PNG without its end': ['damaged', withoutLast(aPng(), 12)],
  'a PNG with a changed byte': [
    'damaged',
    Buffer.from(aPng().map((byte, index) => (index === 20 ? byte ^ 1 : byte))),
  ],
  'a JPEG without its end': ['damaged', withoutLast(aJpeg(9000), 2)],
  'a JPEG that ends within a segment': ['damaged', aJpeg().subarray(0, 12)],
  'a HEIC without its last bytes': ['damaged', withoutLast(aHeic(), 3)],
});
