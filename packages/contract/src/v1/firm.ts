import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { webAddress, wireText } from '../shapes/fields.ts';
import { nullable, offered } from '../shapes/promised.ts';

/** The firm: `fca_number` is its number in the regulator's register, `fca_registered_date` the day it was entered. */
export const firmSchema = z.object({
  name: nullable(z.string()),
  logo: nullable(webAddress),
  bio: nullable(z.string()),
  fca_number: nullable(wireText),
  /** An ISO date, or the day as the firm writes it. */
  fca_registered_date: nullable(wireText),
  phone: offered(wireText, 'the telephone number of the firm'),
  /** Its lines, one below the other. */
  address: offered(z.string(), 'the postal address of the firm'),
});
export type Firm = z.infer<typeof firmSchema>;

/** API-16. */
export const firmEndpoint = defineEndpoint({
  row: 'API-16',
  summary: 'The firm of the signed-in person',
  method: 'GET',
  path: '/v1/firm',
  auth: 'full',
  answer: firmSchema,
});
