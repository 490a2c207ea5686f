import { z } from 'zod';
import { idShape } from '../shapes/ids.ts';
import { isExact, standInOf, unwrapField } from '../shapes/promised.ts';

/** Where something is in an answer. */
export type Path = readonly PropertyKey[];

/** The path of a fault that is in no field. */
export const WHOLE = 'body';

/** One key of a path: what has it, which is a record where the firm chose the key, and the field that it leads to. */
export type Step = {
  readonly key: PropertyKey;
  readonly holder: z.ZodType | undefined;
  readonly field: z.ZodType | undefined;
};

/** What each key of a path means; without a field where the schema has no such path. */
export function stepsOf(schema: z.ZodType, path: Path): Step[] {
  let at: z.ZodType | undefined = schema;
  return path.map((key) => {
    const step: Step = stepInto(at, key);
    at = step.field;
    return step;
  });
}

/** Of several possible forms, the first that has the key. */
function stepInto(schema: z.ZodType | undefined, key: PropertyKey): Step {
  const holder = schema && unwrapField(schema);
  if (!(holder instanceof z.ZodUnion)) return { key, holder, field: fieldOf(holder, key) };
  const steps = (holder.options as z.ZodType[]).map((option) => stepInto(option, key));
  return steps.find(({ field }) => field) ?? { key, holder, field: undefined };
}

function fieldOf(holder: z.ZodType | undefined, key: PropertyKey): z.ZodType | undefined {
  if (holder instanceof z.ZodArray) return holder.element as z.ZodType;
  if (holder instanceof z.ZodRecord) return holder.valueType as z.ZodType;
  return holder instanceof z.ZodObject ? (holder.shape as Record<PropertyKey, z.ZodType>)[key] : undefined;
}

/** Whether a field is on the path that may not be left out: see `exact`. */
export function leadsToExact(schema: z.ZodType, path: Path): boolean {
  return stepsOf(schema, path).some(({ field }) => field && isExact(field));
}

/** The part of a path up to the last field on it that may be missing; none where an exact field is on it. */
export function optionalPath(schema: z.ZodType, path: Path): Path | undefined {
  if (leadsToExact(schema, path)) return undefined;
  const last = stepsOf(schema, path).findLastIndex(
    ({ holder, field }) => holder instanceof z.ZodRecord || (field && mayBeMissing(field)),
  );
  return last < 0 ? undefined : path.slice(0, last + 1);
}

/**
 * What the field at the end of a path reads as where it is wrong; undefined where it is left out: see `withStandIn`.
 */
export function standInAt(schema: z.ZodType, path: Path): unknown {
  const field = stepsOf(schema, path).at(-1)?.field;
  return field && standInOf(field);
}

const missingAllowed = new WeakMap<z.ZodType, boolean>();

/** Asked once of each field of the contract, since an answer may have the same fault a thousand times. */
function mayBeMissing(field: z.ZodType): boolean {
  const known = missingAllowed.get(field) ?? field.safeParse(undefined).success;
  missingAllowed.set(field, known);
  return known;
}

/** A path in words. A key that the firm has chosen is a value, unless it is an id. */
export function nameOf(schema: z.ZodType, path: Path): string {
  const keys = stepsOf(schema, path).map(({ key, holder }) => {
    const text = String(key);
    return holder instanceof z.ZodRecord && !idShape.test(text) ? '*' : text;
  });
  return keys.join('.') || WHOLE;
}
