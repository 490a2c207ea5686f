import type { DocumentKind } from '@portal/contract/v1/documents';

/** What a document is, as its row and the filters call it. */
export const documentKindNames: Record<DocumentKind, string> = {
  statement: 'Statement',
  valuation_report: 'Valuation report',
  letter: 'Letter',
  tax_voucher: 'Tax voucher',
  terms: 'Terms',
  identity: 'Identity document',
  other: 'Other',
};

export function isDocumentKind(text: string): text is DocumentKind {
  return Object.hasOwn(documentKindNames, text);
}
