import { z } from 'zod';
import { idShape } from '../shapes/ids.ts';
import { isExact, standInOf, unwrapField } from '../shapes/promised.ts';

/** Where something is in an answer. */
export type Path = readonly PropertyKey[];

/** The place of a fault that is in no field. */
export const WHOLE = 'body';

type Step = { readonly key: PropertyKey; readonly schema: z.ZodType | undefined; readonly isEntry: boolean };

/** What each key of a path means; `isEntry` says that it is a key which the firm has chosen. */
function stepsOf(schema: z.ZodType, path: Path): Step[] {
  let at: z.ZodType | undefined = schema;
  return path.map((key) => {
    const inner: z.ZodType | undefined = at && unwrapField(at);
    at = undefined;
    if (inner instanceof z.ZodObject) at = (inner.shape as Record<PropertyKey, z.ZodType>)[key];
    else if (inner instanceof z.ZodArray) at = inner.element as z.ZodType;
    else if (inner instanceof z.ZodRecord) at = inner.valueType as z.ZodType;
    return { key, schema: at, isEntry: inner instanceof z.ZodRecord };
  });
}

/** Whether a field is on the path that may not be left out: see `exact`. */
export function leadsToExact(schema: z.ZodType, path: Path): boolean {
  return stepsOf(schema, path).some((step) => step.schema && isExact(step.schema));
}

/** The part of a path up to the last field on it that may be missing; none where an exact field is on it. */
export function optionalPath(schema: z.ZodType, path: Path): Path | undefined {
  if (leadsToExact(schema, path)) return undefined;
  const last = stepsOf(schema, path).findLastIndex(
    (step) => step.isEntry || (step.schema && mayBeMissing(step.schema)),
  );
  return last < 0 ? undefined : path.slice(0, last + 1);
}

/**
 * What the field at the end of a path reads as where it is wrong; undefined where it is left out: see `withStandIn`.
 */
export function standInAt(schema: z.ZodType, path: Path): unknown {
  const field = stepsOf(schema, path).at(-1)?.schema;
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
  const keys = stepsOf(schema, path).map(({ key, isEntry }) => {
    const text = String(key);
    return isEntry && !idShape.test(text) ? '*' : text;
  });
  return keys.join('.') || WHOLE;
}
