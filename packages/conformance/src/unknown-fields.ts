import { alternativesOf, isShape, type Shape } from './answer-shape.ts';
import type { Path } from './field-path.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Where an answer holds fields that the contract does not know. */
export function unknownFields(shape: Shape, value: unknown, path: Path = []): Path[] {
  const shapes = alternativesOf(shape);
  if (Array.isArray(value)) {
    const items = choiceOf(shapes.map((it) => it.items));
    return value.flatMap((item, index) => unknownFields(items, item, [...path, index]));
  }
  if (!isFields(value)) return [];
  return inObject(
    shapes.filter((it) => fitsConstants(it, value)),
    value,
    path,
  );
}

function inObject(shapes: readonly Shape[], value: Fields, path: Path): Path[] {
  const maps = shapes.map(({ additionalProperties }) => additionalProperties).filter(isShape);
  const known = shapes.map(({ properties = {} }) => properties);
  if (maps.length === 0 && known.every((names) => Object.keys(names).length === 0)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = known.flatMap((names) => (Object.hasOwn(names, name) ? [names[name]] : []));
    const place = [...path, name];
    return own.length + maps.length === 0
      ? [place]
      : unknownFields(choiceOf([...own, ...maps]), inner, place);
  });
}

/** Of the members of a union, the one whose mark the value bears. */
function fitsConstants({ properties = {} }: Shape, value: Fields): boolean {
  return Object.entries(properties).every(
    ([name, part]) => !isShape(part) || part.const === undefined || part.const === value[name],
  );
}

function choiceOf(parts: readonly unknown[]): Shape {
  return { anyOf: parts.flat().filter(isShape) };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
