import { formName } from '@portal/contract/encode-form';
import type { JsonSchema } from './document-shape.ts';

/** One field of a form or a query, by the name under which it travels. */
export type BracketField = {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
};

type Group = { readonly path: readonly string[]; readonly isRequired: boolean };

/** Fields of an object, those of groups under names such as `LoginForm[username]`. */
export function bracketFields(
  object: JsonSchema,
  { path, isRequired }: Group = { path: [], isRequired: true },
): BracketField[] {
  return Object.entries(object.properties ?? {}).flatMap(([key, schema]) => {
    const field = { path: [...path, key], isRequired: isRequired && (object.required ?? []).includes(key) };
    if (schema.properties) return bracketFields(schema, field);
    return [{ name: formName(field.path), schema, isRequired: field.isRequired }];
  });
}

/** The same as a schema of one flat object, as a form travels. */
export function flatSchema(object: JsonSchema): JsonSchema {
  const fields = bracketFields(object);
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
  };
}

/** Values of a form or a query by the names under which they travel; what is undefined is left out. */
export function flatValues(
  values: Readonly<Record<string, unknown>>,
  path: readonly string[] = [],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
      if (value === undefined) return [];
      const name = [...path, key];
      if (typeof value === 'object' && value !== null)
        return Object.entries(flatValues(value as Record<string, unknown>, name));
      return [[formName(name), value]];
    }),
  );
}
