import type { AnyRouter } from '@trpc/server';
import { z } from 'zod';

/**
 * SEC-F8, for `.output()`: the type of a result, and the schema that lists its fields. mapping/listed-fields.ts copies
 * what is listed and nothing else (SEC-F4), so the result itself is read where outputs are checked alone: see
 * createOutputCheck.
 */
export function listed<Schema extends z.ZodType>(schema: Schema) {
  return Object.assign((result: unknown) => result as z.output<Schema>, { lists: schema });
}

/** Throws where a result is not what its procedure lists, at any depth. */
export type OutputCheck = (procedure: string, result: unknown) => void;

/**
 * SEC-F8: holds every result of a router to its schema. For tests and development; a production gateway runs without
 * it.
 */
export function createOutputCheck(router: AnyRouter): OutputCheck {
  const procedures: Record<string, { _def: { output?: unknown } }> = router._def.procedures;
  return (procedure, result) => {
    const output = procedures[procedure]?._def.output as Partial<ReturnType<typeof listed>> | undefined;
    if (!output?.lists) throw new Error(`${procedure} does not say what its result is: .output(listed(…))`);
    const unlisted = unlistedIn(result, output.lists.parse(result), procedure);
    if (unlisted.length > 0) throw new Error(`A result has what is not listed: ${unlisted.join(', ')}`);
  };
}

/** Paths of a value that are missing in the same value as its schema reads it. */
function unlistedIn(given: unknown, read: unknown, path: string): string[] {
  if (typeof given !== 'object' || given === null || typeof read !== 'object' || read === null)
    return Object.is(given, read) ? [] : [path];
  return Object.entries(given).flatMap(([key, value]) =>
    key in read ? unlistedIn(value, Reflect.get(read, key), `${path}.${key}`) : [`${path}.${key}`],
  );
}

/** How many entries of a list the firm gave in a form that cannot be read; they are left out, and the page says so. */
export const unreadable = z.int().min(0);

/** The answer of a procedure that has no result. */
export const doneOutput = z.object({ done: z.literal(true) });
