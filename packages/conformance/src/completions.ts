import type { Endpoint } from '@portal/contract/endpoint';
import type { LinkQuery } from '@portal/contract/read-link';
import { z } from 'zod';

/** What a link may leave out of its query: one query for each value of a list of words that must be given, else none. */
export function completionsOf({ query }: Endpoint): readonly LinkQuery[] {
  const [choice] = Object.entries(query?.shape ?? {}).filter(([, schema]) => schema instanceof z.ZodEnum);
  if (!choice) return [{}];
  const [name, schema] = choice;
  return (schema as z.ZodEnum).options.map((option) => ({ [name]: option }));
}
