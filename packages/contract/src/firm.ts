import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isoDate, webAddress } from './fields.ts';

/** The firm: `fca_number` is its number in the regulator's register, `fca_registered_date` the day it was entered. */
export const firmSchema = z.object({
  name: z.string(),
  logo: webAddress.nullable(),
  bio: z.string(),
  fca_number: z.string(),
  fca_registered_date: isoDate,
});
export type Firm = z.infer<typeof firmSchema>;

/** A16. */
export const firmEndpoint = defineEndpoint({
  row: 'A16',
  summary: 'The firm of the signed-in person',
  method: 'GET',
  path: '/v1/firm',
  auth: 'full',
  answer: firmSchema,
});
