import { z } from 'zod';

/** JSON Schema of an answer, without names and references. */
export type Shape = z.core.JSONSchema.BaseSchema;

const unnamed = z.registry<object>();
const shapes = new WeakMap<z.ZodType, Shape>();

export function shapeOf(schema: z.ZodType): Shape {
  const made = shapes.get(schema) ?? z.toJSONSchema(schema, { io: 'input', metadata: unnamed });
  shapes.set(schema, made);
  return made;
}

/** The shapes that a value may have: a choice is taken apart, anything else stands for itself. */
export function alternativesOf(shape: Shape): Shape[] {
  const choices = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].filter(isShape);
  return choices.length > 0 ? choices.flatMap(alternativesOf) : [shape];
}

/** Every name of a field anywhere in a shape. */
export function fieldNamesOf(shape: Shape): ReadonlySet<string> {
  const inner = alternativesOf(shape).flatMap(({ properties = {}, items, additionalProperties }) => [
    ...Object.keys(properties),
    ...[...Object.values(properties), items, additionalProperties]
      .flat()
      .filter(isShape)
      .flatMap((part) => [...fieldNamesOf(part)]),
  ]);
  return new Set(inner);
}

export function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null;
}
