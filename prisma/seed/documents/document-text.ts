import type { Fact } from '@portal/pdf/document';
import type { Table } from '@portal/pdf/table';
import type { Day } from '../days.ts';

/** A part of a document, drawn one below the other. */
export type Block =
  | { readonly heading: string }
  | { readonly paragraph: string }
  | { readonly facts: readonly Fact[] }
  | { readonly table: Table };

/** What a document says, as plain data: the same text makes the same bytes. */
export type DocumentText = {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly createdOn: Day;
  readonly blocks: readonly Block[];
  readonly footer: string;
};

export const firmName = 'Arkwright Pell Financial Planning';

/** At the foot of every page: the seeded companies and people are invented. */
export function footerOf(company: string): string {
  return `${company} is an invented company. This document was made for a demonstration.`;
}

export function paragraphs(...texts: readonly string[]): Block[] {
  return texts.map((paragraph) => ({ paragraph }));
}

const money = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  signDisplay: 'negative',
});

/** £1,234.56, or -£1,234.56. */
export function pounds(pence: number): string {
  return money.format(pence / 100);
}

/** A title as a file name: `valuation-report-as-at-20-july-2026`. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
