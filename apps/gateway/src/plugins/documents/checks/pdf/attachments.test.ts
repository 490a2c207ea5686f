import { deflateSync } from 'node:zlib';
import { BEGIN, END } from '@portal/statement/signed-field';
import { aKey, factsOfMany, keysOf } from '@portal/statement/test/a-statement';
import { beforeAll, expect, it } from 'vitest';
import { drawStatement } from '../../../../statements/draw-statement.ts';
import {
  anObjectStream,
  aPackedStream,
  aPdf,
  aProgram,
  aStream,
  aZip,
  join,
  latin1,
} from '../../test/a-file.ts';
import { cases, verdictOn } from '../../test/verdict-on.ts';

const signed = `${BEGIN}eyJhbGciOiJFUzI1NiJ9.eyJmYWN0cyI6e319.c2lnbmF0dXJl${END}`;
const ofFile = '/Type /EmbeddedFile';
const entry = (file: string) =>
  `6 0 obj\n<< /Type /Filespec /F (a) /EF << /F ${file} /UF ${file} >> >>\nendobj`;
const page = '<html><script>alert(1)</script>';
const attached = (content: Buffer | string) =>
  aPdf({ objects: [aPackedStream(content, ofFile), entry('5 0 R')] });

cases('SEC-G53: the signed text of a statement may be in a PDF', {
  'as it is': ['accepted', aPdf({ objects: [aStream(signed, ofFile), entry('5 0 R')] })],
  packed: ['accepted', attached(signed)],
  'behind its entry, among packed objects': [
    'accepted',
    aPdf({ objects: [anObjectStream('<< /EF << /F 8 0 R >> >>'), aStream(signed, ofFile, 8)] }),
  ],
});

cases('SEC-G53: a PDF with any other file in it is refused', {
  'a PDF with a script': ['has_scripts', attached(aPdf({ objects: ['6 0 obj\n<</S/JavaScript>>\nendobj'] }))],
  'a PDF': ['has_scripts', attached(aPdf())],
  'a ZIP': ['has_scripts', attached(join('PK\x03\x04', Buffer.alloc(30), aZip))],
  'an application of HTML': ['has_scripts', attached('<hta:application id=a><script>alert(1)</script>')],
  'a page': ['has_scripts', attached(page)],
  'an SVG': ['has_scripts', attached('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  'a program': ['has_scripts', attached(aProgram)],
  'a script for a shell': ['has_scripts', attached('#!/bin/sh\n')],
  'plain text, which a name may make a script': ['has_scripts', attached('calc.exe\n')],
  'data as JSON': ['has_scripts', attached('{"facts":[]}')],
  nothing: ['has_scripts', attached('')],
  'a page behind a signed text': ['has_scripts', attached(signed + page)],
  'a page within a signed text': ['has_scripts', attached(`${BEGIN}eyJ${page}${END}`)],
  'a page behind the end that a signed text seems to have': [
    'has_scripts',
    aPdf({
      objects: [
        join(
          `5 0 obj\n<< /Length 900 ${ofFile} >>\nstream\n${signed}\nendstream\n`,
          page.repeat(9),
          '\nendobj',
        ),
        entry('5 0 R'),
      ],
    }),
  ],
  'a signed text of a length that is given elsewhere': [
    'has_scripts',
    aPdf({
      objects: [
        `5 0 obj\n<< /Length 9 0 R ${ofFile} >>\nstream\n${signed}\nendstream\nendobj`,
        entry('5 0 R'),
      ],
    }),
  ],
  'a signed text that is decoded once more': [
    'has_scripts',
    aPdf({
      objects: [aStream(deflateSync(signed), `${ofFile} /Filter /Fl /DecodeParms 9 0 R`), entry('5 0 R')],
    }),
  ],
  'one that does not say that it is a file': [
    'has_scripts',
    aPdf({ objects: [aPackedStream(page), entry('5 0 R')] }),
  ],
  'one that does not say so, whose entry is packed': [
    'has_scripts',
    aPdf({ objects: [anObjectStream('<< /#45F << /F 8 0 R >> >>'), aStream(page, '', 8)] }),
  ],
  'one that does not say so, whose entry is elsewhere': [
    'has_scripts',
    aPdf({
      objects: [aPackedStream(page), '6 0 obj\n<< /EF 7 0 R >>\nendobj', '7 0 obj\n<< /F 5 0 R >>\nendobj'],
    }),
  ],
  'one that does not say so, beside a signed text': [
    'has_scripts',
    aPdf({ objects: [aStream(signed, ofFile, 7), aPackedStream(page), entry('5 0 R'), entry('7 0 R')] }),
  ],
  'one with the number of a signed text': [
    'has_scripts',
    aPdf({ objects: [aPackedStream(page), aStream(signed, ofFile), entry('5 0 R')] }),
  ],
  'one whose number is between others': [
    'has_scripts',
    aPdf({
      objects: [
        aStream(signed, ofFile),
        join('5 0 obj\n<< /A [ 9 0 obj ] >>\n', aStream(page, '').subarray('5 0 obj\n'.length)),
        entry('5 0 R'),
      ],
    }),
  ],
  'one that its entry reaches as a related file': [
    'has_scripts',
    aPdf({ objects: [aPackedStream(page), '6 0 obj\n<< /RF << /F [(a) 5 0 R] >> >>\nendobj'] }),
  ],
  'one whose entry is in the bytes of a picture': [
    'has_scripts',
    aPdf({ objects: [aPackedStream(page), aStream(entry('5 0 R'), '/Filter /DCTDecode', 8)] }),
  ],
});

let statements: Buffer[];
beforeAll(async () => {
  const { signing } = await keysOf(aKey('key-1'));
  const drawn = await Promise.all([1, 60].map((count) => drawStatement(factsOfMany(count), signing)));
  statements = drawn.map((file) => Buffer.from(file));
}, 60_000);

it("P-14, SEC-G53: the portal's own statement of holdings is accepted, however its bytes are split", async () => {
  for (const file of statements)
    for (const size of [file.length, 4099, 7]) expect(await verdictOn(file, size)).toBe('accepted');
});

it('SEC-G53: a statement in which another file takes the place of the signed text is refused', async () => {
  for (const file of statements) {
    const offset = file.indexOf(`${BEGIN}eyJ`) + BEGIN.length;
    const changed = Buffer.from(file);
    latin1(page).copy(changed, offset);
    expect(await verdictOn(changed)).toBe('has_scripts');
  }
});
