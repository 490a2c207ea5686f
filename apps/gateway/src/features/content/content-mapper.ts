import { z } from 'zod';
import { mapperTo } from '../../mapping/listed-fields.ts';

/** A page of the firm's own text, as a list names it. */
export const contentSummaryOutput = z.object({
  id: z.string(),
  title: z.string().nullable(),
  updatedOn: z.string().nullable(),
});

/** With its text: the firm's markup, sanitised where it is shown (SEC-G4). */
export const contentPageOutput = contentSummaryOutput.extend({ html: z.string().nullable() });

export const toContentSummary = mapperTo(contentSummaryOutput);
export const toContentPage = mapperTo(contentPageOutput);
