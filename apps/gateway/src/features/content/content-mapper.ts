import type { ContentPage } from '@portal/contract/v1/content';
import { z } from 'zod';
import { camelKeys } from '../../camel-keys.ts';

/** A page of the firm's own text, as a list names it. */
export const contentSummaryOutput = z.object({
  id: z.string(),
  title: z.string().nullable(),
  updatedOn: z.string().nullable(),
});

/** With its text: the firm's markup, sanitised where it is shown (SEC-G4). */
export const contentPageOutput = contentSummaryOutput.extend({ html: z.string().nullable() });

export function toContentSummary(page: Omit<ContentPage, 'html'>): z.infer<typeof contentSummaryOutput> {
  return camelKeys(page);
}

export function toContentPage(page: ContentPage): z.infer<typeof contentPageOutput> {
  return camelKeys(page);
}
