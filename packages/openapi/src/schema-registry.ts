import { offeredPart } from '@portal/contract/shapes/promised';
import { z } from 'zod';
import type { JsonSchema } from './document-shape.ts';
import { schemaNames } from './schema-names.ts';

/** Schemas as JSON Schema. Those that the contract exports are written once, under their names, and pointed to. */
export type SchemaRegistry = {
  readonly schemaOf: (schema: z.ZodType) => JsonSchema;
  /** The same of an answer: every object in it names its promised fields in `x-promised`. */
  readonly answerOf: (schema: z.ZodType) => JsonSchema;
  /** The object itself, even where it has a name: for parameters and forms, which are described field by field. */
  readonly objectOf: (schema: z.ZodObject) => JsonSchema;
  /** What was pointed to so far, by name. */
  readonly named: () => Record<string, JsonSchema>;
};

export function createSchemaRegistry(): SchemaRegistry {
  for (const [schema, id] of schemaNames)
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  const named = new Map<string, JsonSchema>();
  const write = (schema: z.ZodType, { isAnswer = false } = {}): JsonSchema => {
    const { $schema: _dialect, $defs = {}, ...json } = convert(schema, isAnswer);
    for (const [name, definition] of Object.entries($defs))
      if (isAnswer || !named.has(name)) named.set(name, definition);
    return json;
  };
  // Inside an object, so that a named schema is also a reference when it is alone.
  const pointed = (schema: z.ZodType, options?: { readonly isAnswer: boolean }) =>
    write(z.object({ it: schema }), options).properties?.it ?? {};
  return {
    schemaOf: (schema) => pointed(schema),
    answerOf: (schema) => pointed(schema, { isAnswer: true }),
    objectOf: ({ shape }) => write(z.object(shape)),
    named: () => Object.fromEntries([...named].toSorted(([left], [right]) => left.localeCompare(right))),
  };
}

type Converted = JsonSchema & { readonly $defs?: Readonly<Record<string, JsonSchema>> };

/** What a reader takes: fields beyond these may come, since a service that adds one does not break its callers. */
function convert(schema: z.ZodType, isAnswer: boolean): Converted {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      leaveOutNoise(jsonSchema);
      if (isAnswer && zodSchema instanceof z.ZodObject) jsonSchema['x-promised'] = promisedIn(zodSchema);
    },
  });
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

/** Names of the fields that the specification gives an object; the others are `x-offered`. */
function promisedIn({ shape }: z.ZodObject): string[] {
  const fields = Object.entries(shape as Record<string, z.ZodType>);
  return fields.filter(([, field]) => offeredPart(field) === undefined).map(([name]) => name);
}

/**
 * What a format says already, what is not a format, the bounds of any number that JavaScript can count to, and that a
 * missing field reads as null.
 */
function leaveOutNoise(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.default === null) delete schema.default;
  if (schema.format === 'date' || schema.format === 'date-time') delete schema.pattern;
  if (schema.format === 'starts_with') delete schema.format;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}
