import { dayOfMoment } from '#core/format/london-time.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { formatShortDay } from '#ui/format/day.ts';
import { documentKindNames } from './kinds.ts';

export type Document = RouterOutputs['documents']['byId'];

/** What a document is called; the firm may give no title. */
export function documentTitle({ title }: Pick<Document, 'title'>): string {
  return title ?? 'Untitled document';
}

/** The day that a document is about, else the day on which it was added; null where neither is known. */
export function documentDay({ date, addedAt }: Pick<Document, 'date' | 'addedAt'>): string | null {
  return date ?? (addedAt === null ? null : dayOfMoment(addedAt));
}

/** What is known of a document, in one line: its kind, its day and its size. */
export function documentFacts(document: Pick<Document, 'kind' | 'date' | 'addedAt' | 'size'>): string {
  const { kind, size } = document;
  const day = documentDay(document);
  return [kind && documentKindNames[kind], day && formatShortDay(day), size !== null && formatFileSize(size)]
    .filter(Boolean)
    .join(' · ');
}

/** The size of a file in the unit that suits it: 640 bytes, 182 kB, 4.2 MB. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const [count, unit] = bytes < 999_500 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${count.toFixed(count < 9.95 ? 1 : 0)} ${unit}`;
}
