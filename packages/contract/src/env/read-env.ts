import { z } from 'zod';

export type Variables = Readonly<Record<string, string | undefined>>;

/** A switch, off unless it is 1. */
export const flag = z
  .enum(['0', '1'], 'must be 0 or 1')
  .default('0')
  .transform((value) => value === '1');

type Server = {
  /** As its message begins: `The gateway`. */
  readonly name: string;
  /** Faults of variables together, found in the texts so that a fault of one variable hides none of them. */
  readonly furtherFaults: (given: Variables) => readonly string[];
};

/**
 * Reads the variables of a server; an empty one counts as one that is not set. Throws one Error that lists every fault
 * and repeats no value (SEC-D7).
 */
export function readEnv<Schema extends z.ZodObject>(
  schema: Schema,
  source: Variables,
  { name, furtherFaults }: Server,
): Readonly<z.output<Schema>> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const faults = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...furtherFaults(given),
  ];
  if (parsed.success && faults.length === 0) return Object.freeze(parsed.data);
  throw new Error(`${name} cannot start with these settings:\n  ${faults.join('\n  ')}`);
}
