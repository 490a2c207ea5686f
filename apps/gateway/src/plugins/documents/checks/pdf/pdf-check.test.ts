import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  anObjectStream,
  aPackedStream,
  aPdf,
  aProgram,
  aStream,
  asAscii85,
  join,
  lzwBomb,
} from '../../test/a-file.ts';
import { cases, verdictOn } from '../../test/verdict-on.ts';

/** An action of a PDF that runs a script. */
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const asHex = (text: string) =>
  text.replace(/./gs, (mark) => `${mark.charCodeAt(0).toString(16).padStart(2, '0')} `);
const hidden = `8 0 obj\n${script}\nendobj`;

cases('SEC-G35: a PDF with a program is refused', {
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

const tenMegabytes = aPackedStream(zeros.subarray(0, 10 * 1024 * 1024));

cases('SEC-G52, SEC-G54: a PDF that cannot be looked into is refused', {
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
    aPdf({ objects: Array.from({ length: 16 }, () => tenMegabytes) }),
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

it('SEC-G35: a packed stream with other bytes behind it is read like any other', async () => {
  const padded = join(deflateSync('q Q'), Buffer.alloc(100_000, 0x20));
  expect(
    await verdictOn(
      aPdf({ objects: [aStream(padded, '/Filter /FlateDecode'), anObjectStream('<<>>')] }),
      4096,
    ),
  ).toBe('accepted');
});
