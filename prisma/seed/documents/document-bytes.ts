import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPdf, type PdfBuilder } from '@portal/pdf/document';
import { momentAt } from '../days.ts';
import type { Block, DocumentText } from './document-text.ts';
import type { SeedDocument } from './seed-document.ts';

/** The file of a document: a PDF, or the PNG of a photo. */
export async function bytesOf(content: SeedDocument['content']): Promise<Uint8Array> {
  if (typeof content !== 'string') return await drawDocument(content);
  return readFileSync(join(import.meta.dirname, 'pictures', `${content}.png`));
}

/** The PDF of a text; nothing in it depends on the machine or on the time at which it is drawn. */
async function drawDocument(text: DocumentText): Promise<Uint8Array> {
  const { title, author, subject, createdOn, blocks, footer } = text;
  const pdf = createPdf({ title, author, subject, createdAt: momentAt(createdOn, '06:00') });
  pdf.heading(1, title);
  for (const block of blocks) drawBlock(pdf, block);
  return await pdf.footer(footer).end();
}

function drawBlock(pdf: PdfBuilder, block: Block): void {
  if ('heading' in block) pdf.heading(2, block.heading);
  else if ('paragraph' in block) pdf.paragraph(block.paragraph);
  else if ('facts' in block) pdf.facts(block.facts);
  else pdf.table(block.table);
}
