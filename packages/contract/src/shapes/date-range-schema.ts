import { z } from 'zod';

/** One of the short names in date-range.ts. */
export const shortDateRangeSchema = z.enum(['3m', '6m', '1y', '2y', 'start']);
/** One of the long names. */
export const wireDateRangeSchema = z
  .enum(['three_months', 'six_months', 'one_year', 'two_years', 'since_start'])
  .meta({
    description: '`since_start` is an extension, requested only where `first_valued_on` lies before `from`.',
  });
