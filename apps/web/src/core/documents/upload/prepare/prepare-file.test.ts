import { MAX_UPLOAD_BYTES, uploadRefusals } from '@portal/contract/shapes/upload-rule';
import { expect, test } from 'vitest';
import { aPhoto, aScreenshot, hasBytes, latitudeBytes } from '#test/build/a-photo.ts';
import { prepareFile } from './prepare-file.ts';

const file = (content: BlobPart, name: string) => new File([content], name);
const unreadable = async () => null;

const heic = () => file('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'IMG_0412.HEIC');

async function bytesOf(blob: Blob) {
  return new Uint8Array(await blob.arrayBuffer());
}

test.each([
  ['nothing', file('', 'empty.pdf'), uploadRefusals.empty],
  ['a program called .pdf', file('MZ\x90\0\x03\0\0\0', 'statement.pdf'), uploadRefusals.type_not_allowed],
  ['an archive', file('PK\x03\x04\x14\0', 'papers.zip'), uploadRefusals.type_not_allowed],
  ['a film', file('\0\0\0\x18ftypisom\0\0\0\0', 'film.heic'), uploadRefusals.type_not_allowed],
  ['half a photo', file(aPhoto().subarray(0, 40), 'photo.jpg'), uploadRefusals.damaged],
])(
  'P-35: %s is refused before anything is sent, in the words of the rule',
  async (_what, chosen, sentence) => {
    expect(await prepareFile(chosen)).toEqual({ result: 'refused', sentence });
  },
);

test('P-35: a file over 100 MB is refused without being read', async () => {
  const large = file('%PDF-1.7', 'scan.pdf');
  Object.defineProperty(large, 'size', { value: MAX_UPLOAD_BYTES + 1 });
  Object.defineProperty(large, 'slice', { value: () => expect.unreachable('it was read') });
  expect(await prepareFile(large)).toEqual({ result: 'refused', sentence: uploadRefusals.too_large });
});

test('P-35: a file that was deleted since it was chosen says so', async () => {
  const gone = file('%PDF-1.7', 'scan.pdf');
  const failing = { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) };
  Object.defineProperty(gone, 'slice', { value: () => failing });
  const preparation = await prepareFile(gone);
  expect(preparation).toMatchObject({
    result: 'refused',
    sentence: expect.stringContaining('choose it again'),
  });
});

test.each([
  ['photo.jpg', aPhoto(), 'image/jpeg'],
  ['screen.png', aScreenshot(), 'image/png'],
  ['called-a-letter.pdf', aPhoto(), 'image/jpeg'],
])('P-34: %s is sent without its location, and says so', async (name, bytes, type) => {
  const preparation = await prepareFile(file(bytes, name));
  expect(preparation).toMatchObject({ result: 'ready', prepared: { name, blob: { type } } });
  if (preparation.result !== 'ready') return;
  expect(hasBytes(await bytesOf(preparation.prepared.blob), latitudeBytes)).toBe(false);
  expect(preparation.prepared.note).toContain('without location');
});

test.each([
  ['letter.pdf', '%PDF-1.7\n%\xe2\xe3'],
  ['notes.txt', 'Dear Ms Hale,\r\n\tmany thanks – yours\n'],
])('P-34: %s is sent as it is', async (name, content) => {
  const chosen = file(content, name);
  expect(await prepareFile(chosen)).toEqual({
    result: 'ready',
    prepared: { blob: chosen, name, note: null },
  });
});

test('P-74: a HEIC photo becomes a JPEG where the browser can read it', async () => {
  const jpeg = new Blob(['a jpeg'], { type: 'image/jpeg' });
  const preparation = await prepareFile(heic(), async () => jpeg);
  expect(preparation).toMatchObject({ result: 'ready', prepared: { blob: jpeg, name: 'IMG_0412.jpg' } });
});

test('P-74: where it cannot, the client decides whether it is sent with its place', async () => {
  const chosen = heic();
  expect(await prepareFile(chosen, unreadable)).toEqual({
    result: 'asks',
    prepared: { blob: chosen, name: 'IMG_0412.HEIC', note: null },
    question: expect.stringContaining('cannot be removed'),
  });
});

test('P-14: a name loses what cannot be seen, and the middle where it is too long', async () => {
  const nameOf = async (name: string) => {
    const preparation = await prepareFile(file('a text', name));
    return preparation.result === 'ready' ? preparation.prepared.name : null;
  };
  expect(await nameOf('pass\u202egpj.\x07port.txt')).toBe('passgpj.port.txt');
  expect(await nameOf('\u200b')).toBe('file');
  const long = await nameOf(`${'a'.repeat(200)} the very end.pdf`);
  expect(long).toHaveLength(120);
  expect(long).toMatch(/^a+…a+ the very end\.pdf$/);
});
