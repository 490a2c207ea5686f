import { z } from 'zod';

/**
 * The two parts of an answer. **Promised** is what the specification names; **offered** is ours or a guess, and the
 * portal works without it. A field is promised unless it is wrapped in `offered`.
 */

const OFFERED = 'x-offered';

/**
 * A field that a firm may not give. Missing, null and of the wrong type read alike: as null, so that no screen takes it
 * for granted. `part` names what a client does not see without it, such as "the policy's name".
 */
export function offered<Schema extends z.ZodType>(schema: Schema, part: string) {
  return schema
    .nullable()
    .default(null)
    .meta({ [OFFERED]: part });
}

/** A promised field that a record may have no value for: missing and null read alike. */
export function nullable<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().default(null);
}

const exactFields = z.registry<{ readonly isExact: true }>();

/**
 * A field that may be missing, and yet is never left out where it is wrong: a token that cannot be read must not pass
 * for none.
 */
export function exact<Field extends z.ZodType>(field: Field): Field {
  exactFields.add(field, { isExact: true });
  return field;
}

export function isExact(field: z.ZodType): boolean {
  return exactFields.has(field);
}

const standIns = z.registry<{ readonly value: unknown }>();

/** A field that reads as this value where it is wrong, and not as if it were missing. */
export function withStandIn<Field extends z.ZodType>(field: Field, value: z.output<Field>): Field {
  standIns.add(field, { value });
  return field;
}

export function standInOf(field: z.ZodType): unknown {
  return standIns.get(field)?.value;
}

/** What a client does not see without this field; undefined where the field is promised. */
export function offeredPart(field: z.ZodType): string | undefined {
  const part = field.meta()?.[OFFERED];
  return typeof part === 'string' ? part : undefined;
}

/** The schema below everything that makes a field optional or reads its text forms. */
export function unwrapField(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return unwrapField(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodPipe ? unwrapField(schema.out as z.ZodType) : schema;
}

/** True for a field that may hold anything. */
function isShapeless(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).some(isShapeless);
  return schema instanceof z.ZodUnknown;
}

function isAnything(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/**
 * The same answer with its promised fields alone, at every depth. A field for which the specification names no shape is
 * cut to whether there is anything in it.
 */
export function cutToPromised(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrapField(schema);
  if (isShapeless(inner)) return value === null ? null : isAnything(value);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => cutToPromised(inner.element as z.ZodType, item));
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(inner.shape as Record<string, z.ZodType>);
  const promised = fields.filter(([name, field]) => offeredPart(field) === undefined && name in value);
  return Object.fromEntries(
    promised.map(([name, field]) => [name, cutToPromised(field, (value as Record<string, unknown>)[name])]),
  );
}
