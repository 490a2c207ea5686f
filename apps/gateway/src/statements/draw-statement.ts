import { createPdf, type PdfBuilder } from '@portal/pdf/document';
import type { Grid } from '@portal/pdf/grid';
import type { StatementFacts } from '@portal/statement/facts';
import type { SigningKey } from '@portal/statement/keys';
import { formatDay, type PageBlock, pageOf, verifyAddress } from '@portal/statement/page';
import { fieldFor, sealStatement, signSummary } from '@portal/statement/sign';
import QrCode from 'qrcode';

/** In points, 1/72 inch: 6 cm, so that a phone reads the code from paper. */
const CODE_SIDE = 170;

/**
 * The PDF of a statement (P-41), signed (P-78). P-79: a QR code on its first page leads to `/verify` with a signed
 * summary of it.
 */
export async function drawStatement(facts: StatementFacts, key: SigningKey): Promise<Uint8Array> {
  const { firm, client, day, id } = facts;
  const pdf = createPdf({
    title: `Statement of holdings of ${client.name}, ${formatDay(day)}`,
    author: firm.name,
    subject: `What ${firm.name} has on record for ${client.name} as at ${formatDay(day)}`,
    createdAt: new Date(facts.issuedAt),
  });
  const cells = codeCells(`${verifyAddress(facts)}#s=${await signSummary(facts, key)}`);
  pdf.letterhead(firm.name);
  let code: Grid | undefined;
  for (const block of pageOf(facts)) {
    if (block.kind === 'code') code = { alt: block.alt, side: CODE_SIDE, cells };
    else drawBlock(pdf, block, code);
  }
  pdf.attach({
    name: 'signed-statement.txt',
    mediaType: 'text/plain',
    description: 'The facts of this statement, signed by the firm',
    content: fieldFor(facts),
  });
  pdf.footer(`${firm.name} · Statement ${id}`);
  return sealStatement(await pdf.end(), facts, key);
}

function drawBlock(
  pdf: PdfBuilder,
  block: Exclude<PageBlock, { kind: 'code' }>,
  code: Grid | undefined,
): void {
  switch (block.kind) {
    case 'heading':
      pdf.heading(block.level, block.text);
      return;
    case 'paragraph':
      pdf.paragraph(block.text);
      return;
    case 'facts':
      pdf.facts(block.facts, code);
      return;
    case 'table':
      pdf.table(block);
  }
}

/**
 * A QR code as rows of squares. Level L, which reads with 7 % of it damaged, since larger squares help more than spare
 * ones.
 */
function codeCells(text: string): boolean[][] {
  const { modules } = QrCode.create(text, { errorCorrectionLevel: 'L' });
  return Array.from({ length: modules.size }, (_row, row) =>
    Array.from({ length: modules.size }, (_cell, column) => modules.get(row, column) === 1),
  );
}
