import { hash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  aHeic,
  aJpeg,
  anObjectStream,
  aPackedStream,
  aPdf,
  aPng,
  aPngChunk,
  aStream,
  aZip,
  lzwBomb,
} from '../test/a-file.ts';
import { type Verdict, verdictOn } from '../test/verdict-on.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin1(part) : part)));
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const asHex = (text: string) =>
  text.replace(/./gs, (mark) => `${mark.charCodeAt(0).toString(16).padStart(2, '0')} `);

/** Groups of four bytes as five characters, and the end. */
function asAscii85(bytes: Buffer): string {
  const groups: string[] = [];
  for (let place = 0; place < bytes.length; place += 4) {
    const group = bytes.subarray(place, place + 4);
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

const hidden = `8 0 obj\n${script}\nendobj`;
const withoutLast = (file: Buffer, count: number) => file.subarray(0, file.length - count);
const aProgram = join('MZ', Buffer.alloc(58), Buffer.from([64, 0, 0, 0]), 'PE\0\0', Buffer.alloc(100));

/** Each is looked at whole, and in pieces that cut every token in two. */
function cases(title: string, files: Readonly<Record<string, readonly [Verdict, Buffer]>>): void {
  describe(title, () => {
    it.each(Object.entries(files))('%s', async (_name, [verdict, file]) => {
      expect(await verdictOn(file)).toBe(verdict);
      if (file.length < 10_000) expect(await verdictOn(file, 1)).toBe(verdict);
      expect(await verdictOn(file, 4099)).toBe(verdict);
    });
  });
}

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
  'a PDF with another file attached': [
    'accepted',
    aPdf({ objects: [aPackedStream('{"facts":[]}', '/Type /EmbeddedFile /Subtype /application#2Fjson')] }),
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

cases('SEC-G13: a file that is two types is refused', {
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

cases('SEC-G13: a PDF with a program is refused', {
  'as an action': ['has_scripts', aPdf({ objects: [`6 0 obj\n${script}\nendobj`] })],
  'when it opens': ['has_scripts', aPdf({ trailer: `/OpenAction ${script}` })],
  'under a name with escapes': ['has_scripts', aPdf({ objects: ['6 0 obj\n<</S/#4aava#53cript>>\nendobj'] })],
  'that it launches': ['has_scripts', aPdf({ objects: ['6 0 obj\n<< /S /Launch /F (calc.exe) >>\nendobj'] })],
  'as rich media': ['has_scripts', aPdf({ objects: ['6 0 obj\n<< /Subtype/RichMedia >>\nendobj'] })],
  'as a form of XFA': [
    'has_scripts',
    aPdf({ objects: ['6 0 obj\n<< /AcroForm << /XFA 7 0 R >> >>\nendobj'] }),
  ],
  'in packed objects': ['has_scripts', aPdf({ objects: [anObjectStream(script)] })],
  'in packed objects that do not say so': [
    'has_scripts',
    aPdf({ objects: [anObjectStream(script, '/N 1 /First 4')] }),
  ],
  'in packed objects under escaped names': [
    'has_scripts',
    aPdf({ objects: [aStream(deflateSync(`7 0 ${script}`), '/#46ilter /Flate#44ecode /Type /Obj#53tm')] }),
  ],
  'in objects that are packed in an unusual way': [
    'has_scripts',
    aPdf({ objects: [aStream('7 0 <<>>', '/Filter /LZWDecode /Type /ObjStm')] }),
  ],
  'in objects that are written as hexadecimal text': [
    'has_scripts',
    aPdf({ objects: [aStream(`${asHex(`7 0 ${script}`)}>`, '/Filter /ASCIIHexDecode /Type /ObjStm')] }),
  ],
  'in packed objects that are written as text': [
    'has_scripts',
    aPdf({
      objects: [aStream(asAscii85(deflateSync(`7 0 ${script}`)), '/Filter [/A85 /Fl] /Type /ObjStm')],
    }),
  ],
  'in objects whose packing is said elsewhere': [
    'has_scripts',
    aPdf({ objects: [aStream(deflateSync('7 0 <<>>'), '/Filter 9 0 R /Type /ObjStm')] }),
  ],
  'in packed objects behind bytes that look like their end': [
    'has_scripts',
    aPdf({
      objects: [
        aStream(
          deflateSync(`7 0 endstream endobj ${script}`, { level: 0 }),
          '/Filter /FlateDecode /Type /ObjStm',
        ),
      ],
    }),
  ],
  'in a string that never closes': ['has_scripts', aPdf({ objects: [`6 0 obj (open\nendobj\n${hidden}`] })],
  'behind a bracket in a comment': [
    'has_scripts',
    aPdf({ objects: [`6 0 obj << /A 1 %(\n /B ${script} >>\nendobj`] }),
  ],
  'behind a bracket in a hexadecimal string': [
    'has_scripts',
    aPdf({ objects: [`6 0 obj << /A <(> /B ${script} >>\nendobj`] }),
  ],
  'in a comment to which a table may lead': [
    'has_scripts',
    aPdf({ objects: [`% ${hidden.replaceAll('\n', ' ')}`] }),
  ],
  'in the bytes of a picture': [
    'has_scripts',
    aPdf({ objects: [aStream(`\xff\xd8 ${hidden}`, '/Filter /DCTDecode')] }),
  ],
  'in packed objects that are decoded once more': [
    'has_scripts',
    aPdf({ objects: [anObjectStream('<<>>', '/N 1 /First 4 /DecodeParms << /Predictor 12 >>')] }),
  ],
  'in packed objects whose packing has its short name': [
    'has_scripts',
    aPdf({ objects: [aStream(deflateSync(`7 0 ${script}`), '/N 1 /First 4 /F /FlateDecode')] }),
  ],
  'in plain objects behind bytes that look like their end': [
    'has_scripts',
    aPdf({ objects: [aStream(`7 0 << /A (endstream endobj %) /B ${script} >>`, '/N 1 /First 4')] }),
  ],
  'between words that look like a stream': [
    'has_scripts',
    aPdf({ objects: [`6 0 obj\n<< /A stream\n /B ${script} /C endstream >>\nendobj`] }),
  ],
  'in packed objects behind the end of their dictionary as a value': [
    'has_scripts',
    aPdf({
      objects: [
        aStream(deflateSync(`7 0 ${script}`), '/N 1 /First 4 /Filter /Fl /X >> endobj 9 0 obj << /A 1'),
      ],
    }),
  ],
  'in packed objects behind that end, where the count of words is right': [
    'has_scripts',
    aPdf({
      objects: [
        aStream(deflateSync(`7 0 ${script}`), '/N 1 /First 4 5 /Filter /Fl /X >> endobj 9 0 obj << /A 1'),
      ],
    }),
  ],
  'in packed objects behind that end and a reference in place of a key': [
    'has_scripts',
    aPdf({
      objects: [
        aStream(deflateSync(`7 0 ${script}`), '/N 1 /First 4 5 0 R /Filter /Fl /X >> endobj 9 0 obj << /A 1'),
      ],
    }),
  ],
  'in packed objects behind the end of their dictionary in a list': [
    'has_scripts',
    aPdf({
      objects: [aStream(deflateSync(`7 0 ${script}`), '/N 1 /First 4 /X [ >> endobj ] /Filter /Fl')],
    }),
  ],
  'attached, for Windows': [
    'has_scripts',
    aPdf({ objects: [aPackedStream(aProgram, '/Type /EmbeddedFile')] }),
  ],
  'attached, for a shell': [
    'has_scripts',
    aPdf({ objects: [aPackedStream('#!/bin/sh', '/Type /EmbeddedFile')] }),
  ],
  'attached without saying so': ['has_scripts', aPdf({ objects: [aStream(aProgram)] })],
});

const zeros = Buffer.alloc(160 * 1024 * 1024);
const bomb = deflateSync(zeros);

cases('SEC-G13: a PDF that cannot be looked into is refused', {
  'with a password': ['is_encrypted', aPdf({ trailer: '/Encrypt 8 0 R' })],
  'with a password, and objects that only it opens': [
    'is_encrypted',
    aPdf({
      objects: [aStream(Buffer.alloc(64, 0x77), '/Filter /FlateDecode /Type /ObjStm')],
      trailer: '/Encrypt 8 0 R',
    }),
  ],
  'a stream that unpacks to a thousand times its size': [
    'expands_too_far',
    aPdf({ objects: [aStream(bomb, '/Filter /FlateDecode')] }),
  ],
  'a stream that does so written as text': [
    'expands_too_far',
    aPdf({ objects: [aStream(`${bomb.toString('hex')}>`, '/Filter [/ASCIIHexDecode /FlateDecode]')] }),
  ],
  'a stream of LZW that unpacks to two thousand times its size': [
    'expands_too_far',
    aPdf({ objects: [aStream(lzwBomb(40_000), '/Filter /LZWDecode')] }),
  ],
  'streams that do so together': [
    'expands_too_far',
    aPdf({ objects: Array.from({ length: 16 }, () => aPackedStream(zeros.subarray(0, 10 * 1024 * 1024))) }),
  ],
  'a stream with thousands of filters': [
    'expands_too_far',
    aPdf({ objects: [aStream('00', `/Filter [${'/AHx'.repeat(5000)}]`)] }),
  ],
  'a stream that is packed twice': [
    'expands_too_far',
    aPdf({ objects: [aStream(deflateSync(bomb), '/Filter [/FlateDecode /FlateDecode]')] }),
  ],
});

/** Bytes that do not get smaller, the same in each run. */
const noise = Buffer.concat(
  Array.from({ length: 32 }, (_, place) => hash('sha256', String(place), 'buffer')),
);

cases('SEC-G13: a broken file is refused', {
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
    Buffer.from(aPng().map((byte, place) => (place === 20 ? byte ^ 1 : byte))),
  ],
  'a JPEG without its end': ['damaged', withoutLast(aJpeg(9000), 2)],
  'a JPEG that ends within a segment': ['damaged', aJpeg().subarray(0, 12)],
  'a HEIC without its last bytes': ['damaged', withoutLast(aHeic(), 3)],
});

it('SEC-G13: a packed stream with other bytes behind it is read like any other', async () => {
  const padded = join(deflateSync('q Q'), Buffer.alloc(100_000, 0x20));
  expect(
    await verdictOn(
      aPdf({ objects: [aStream(padded, '/Filter /FlateDecode'), anObjectStream('<<>>')] }),
      4096,
    ),
  ).toBe('accepted');
});
