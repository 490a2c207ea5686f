import { MAX_FILE_NAME_LENGTH, type UploadMediaType } from '@portal/contract/shapes/upload-rule';
import { uploadFieldsSchema } from '@portal/contract/v1/documents';
import { expect, it } from 'vitest';
import { safeFileName } from './safe-file-name.ts';

it.each<[given: string, type: UploadMediaType, safe: string]>([
  ['passport.pdf', 'application/pdf', 'passport.pdf'],
  ['Passport.PDF', 'application/pdf', 'Passport.pdf'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['photo.png', 'image/jpeg', 'photo.jpg'],
  ['invoice.pdf.exe', 'application/pdf', 'invoice.pdf.pdf'],
  ['notes', 'text/plain', 'notes.txt'],
  ['../../etc/passwd', 'text/plain', 'passwd.txt'],
  ['C:\\Users\\a\\scan.pdf', 'application/pdf', 'scan.pdf'],
  ['a\u0000b\u0007\r\nc.pdf', 'application/pdf', 'abc.pdf'],
  ['photo\u202Egpj.exe', 'image/png', 'photogpj.png'],
  ['a\u200Bb\uFEFF.txt', 'text/plain', 'ab.txt'],
  ['what?: <a> "b" | *.pdf', 'application/pdf', 'what- -a- -b- - -.pdf'],
  ['.htaccess', 'text/plain', 'htaccess.txt'],
  ['  . .pdf', 'application/pdf', 'pdf.pdf'],
  ['', 'image/heic', 'document.heic'],
  ['con.pdf', 'application/pdf', 'document.pdf'],
  ['nul.v2.pdf', 'application/pdf', 'document.pdf'],
  ['Lpt1 .old.pdf', 'application/pdf', 'document.pdf'],
  ['com¹.pdf', 'application/pdf', 'document.pdf'],
  ['console.v2.pdf', 'application/pdf', 'console.v2.pdf'],
  ['a\u3164b\u034Fc\u115Fd.pdf', 'application/pdf', 'abcd.pdf'],
  ['cafe\u0301.txt', 'text/plain', 'café.txt'],
  ['Zażółć gęślą jaźń.pdf', 'application/pdf', 'Zażółć gęślą jaźń.pdf'],
])('SEC-G37: %j as %s is kept as %j', (given, type, safe) => {
  expect(safeFileName(given, type)).toBe(safe);
});

it('SEC-G37: of a long name the middle is left out, no character is cut in two, and the extension stays', () => {
  for (const unit of ['long ', '😀', 'é']) {
    const name = safeFileName(`start ${unit.repeat(300)} end.pdf`, 'application/pdf');
    expect(name.length).toBeLessThanOrEqual(MAX_FILE_NAME_LENGTH);
    expect(name).toMatch(/^start .* end\.pdf$/);
    expect(name.isWellFormed()).toBe(true);
    expect(uploadFieldsSchema.safeParse({ file_name: name }).success).toBe(true);
  }
});
