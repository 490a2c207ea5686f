import { z } from 'zod';
import type { JsonSchema } from './document-shape.ts';
import { schemaNames } from './schema-names.ts';

/** Schemas as JSON Schema. Those that the contract exports are written once, under their names, and pointed to. */
export type SchemaBook = {
  readonly schemaOf: (schema: z.ZodType) => JsonSchema;
  /** The object itself, even where it has a name: for parameters and forms, which are told field by field. */
  readonly objectOf: (schema: z.ZodObject) => JsonSchema;
  /** What was pointed to so far, by name. */
  readonly named: () => Record<string, JsonSchema>;
};

export function createSchemaBook(): SchemaBook {
  for (const [schema, id] of schemaNames)
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  const named = new Map<string, JsonSchema>();
  const write = (schema: z.ZodType): JsonSchema => {
    const { $schema: _dialect, $defs = {}, ...json } = convert(schema);
    for (const [name, definition] of Object.entries($defs)) named.set(name, definition);
    return json;
  };
  return {
    // Inside an object, so that a named schema is pointed to where it stands alone, too.
    schemaOf: (schema) => write(z.object({ it: schema })).properties?.it ?? {},
    objectOf: ({ shape }) => write(z.object(shape)),
    named: () => Object.fromEntries([...named].toSorted(([left], [right]) => left.localeCompare(right))),
  };
}

type Converted = JsonSchema & { readonly $defs?: Readonly<Record<string, JsonSchema>> };

/** What a reader takes: fields beyond these may come, since a service that adds one does not break its callers. */
function convert(schema: z.ZodType): Converted {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => leaveOutNoise(jsonSchema),
  });
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

/** What a format says already, what is no format, and the bounds of any number that JavaScript can count to. */
function leaveOutNoise(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format === 'date' || schema.format === 'date-time') delete schema.pattern;
  if (schema.format === 'starts_with') delete schema.format;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}
