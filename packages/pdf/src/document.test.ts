import { expect, test } from 'vitest';
import { createPdf, type PdfBuilder } from './document.ts';

const description = {
  title: 'Letter & <terms>',
  author: 'Arkwright Pell',
  subject: 'A letter',
  createdAt: new Date('2026-11-20T10:00:00Z'),
};

async function bytesOf(write: (pdf: PdfBuilder) => void = () => undefined): Promise<Buffer> {
  const pdf = createPdf(description);
  write(pdf);
  return Buffer.from(await pdf.end());
}

const letter = (pdf: PdfBuilder) =>
  pdf
    .heading(1, 'Your letter')
    .paragraph('Dear Ms Hartnoll')
    .facts([{ label: 'Policy', value: 'BF-1' }])
    .table({
      caption: 'Values',
      columns: [{ title: 'Day' }, { title: 'Value', align: 'right' }],
      rows: Array.from({ length: 90 }, (_row, index) => [`Day ${index}`, `£${index}.00`]),
    })
    .footer('Arkwright Pell');

test('P-41: the same content gives the same bytes', async () => {
  expect((await bytesOf(letter)).equals(await bytesOf(letter))).toBe(true);
});

test('P-41: a document is archivable, accessible and has its title, language and time', async () => {
  const text = (await bytesOf(letter)).toString('latin1');
  expect(text).toMatch(/<pdfaid:part>3<.*<pdfaid:conformance>A<.*<pdfuaid:part>1</s);
  expect(text).toContain('<rdf:li xml:lang="x-default">Letter &amp; &lt;terms&gt;</rdf:li>');
  expect(text).toContain('(Letter & <terms>)');
  for (const entry of ['/Marked true', '/DisplayDocTitle true', '(en-GB)', '(D:20261120100000Z)'])
    expect(text).toContain(entry);
});

test('P-41: only the fonts that are in the file are used', async () => {
  const text = (await bytesOf(letter)).toString('latin1');
  const used = new Set([...text.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name));
  for (const name of used) expect(name).toMatch(/^[A-Z]{6}\+HankenGrotesk-/);
  expect([...text.matchAll(/\/FontFile2 /g)]).toHaveLength(used.size);
});

test('P-41: an attachment is found in the bytes as it is', async () => {
  const content = Buffer.from('{"signed":"yes"}');
  const file = await bytesOf((pdf) =>
    pdf.attach({ name: 'facts.json', mediaType: 'application/json', description: 'The facts', content }),
  );
  expect(file.includes(content)).toBe(true);
  expect(file.toString('latin1')).toContain('/AFRelationship /Data');
});

test('P-41: a figure is beside the facts and takes no room of its own below them', async () => {
  const facts = Array.from({ length: 20 }, (_fact, index) => ({ label: `Fact ${index}`, value: 'Known' }));
  const file = await bytesOf((pdf) =>
    pdf.facts(facts, { alt: 'A code', side: 280, cells: [[true]] }).facts(facts),
  );
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});
