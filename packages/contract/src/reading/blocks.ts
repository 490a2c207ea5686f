import { z } from 'zod';
import { unwrapField } from '../shapes/promised.ts';

/** Entries of a long array that are read on their own, after what comes before them. */
export type Block = {
  /** Where the array is. */
  readonly path: readonly PropertyKey[];
  /** The index of the first of the entries. */
  readonly from: number;
  readonly schema: z.ZodArray;
  readonly items: readonly unknown[];
};

/** Entries in one block; fewer where each may hold arrays itself. */
const BLOCK_LENGTH = 25;
const NESTED_BLOCK_LENGTH = 4;

/** Where the arrays of a schema are. */
type Arrays =
  | { readonly block: z.ZodArray; readonly inside: Arrays | undefined }
  | { readonly fields: readonly (readonly [name: string, arrays: Arrays])[] };

/**
 * A value in which each long array has its first block alone, and the other blocks. The value itself is not changed.
 */
export function withoutBlocks(
  schema: z.ZodType,
  value: unknown,
): { readonly rest: unknown; readonly blocks: readonly Block[] } {
  const arrays = arraysOf(schema);
  if (!arrays) return { rest: value, blocks: [] };
  const blocks: Block[] = [];
  return { rest: split(arrays, { value, path: [] }, blocks), blocks };
}

type Located = { readonly value: unknown; readonly path: readonly PropertyKey[] };

function split(arrays: Arrays, { value, path }: Located, blocks: Block[]): unknown {
  if ('fields' in arrays) return splitFields(arrays.fields, { value, path }, blocks);
  if (!Array.isArray(value)) return value;
  const { inside, block } = arrays;
  const length = inside ? NESTED_BLOCK_LENGTH : BLOCK_LENGTH;
  for (let from = length; from < value.length; from += length)
    blocks.push({ path, from, schema: block, items: value.slice(from, from + length) });
  const first = value.length > length ? value.slice(0, length) : value;
  return inside
    ? first.map((item, index) => split(inside, { value: item, path: [...path, index] }, blocks))
    : first;
}

function splitFields(
  fields: readonly (readonly [string, Arrays])[],
  { value, path }: Located,
  blocks: Block[],
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const changed = fields.flatMap(([name, arrays]) => {
    const inner: unknown = Reflect.get(value, name);
    const rest = split(arrays, { value: inner, path: [...path, name] }, blocks);
    return rest === inner ? [] : [[name, rest] as const];
  });
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value;
}

const known = new WeakMap<z.ZodType, { readonly arrays: Arrays | undefined }>();

/** Found once for each schema of the contract. */
function arraysOf(schema: z.ZodType): Arrays | undefined {
  const found = known.get(schema) ?? { arrays: findArrays(unwrapField(schema)) };
  known.set(schema, found);
  return found.arrays;
}

function findArrays(schema: z.ZodType): Arrays | undefined {
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    return { block: z.array(element), inside: arraysOf(element) };
  }
  if (!(schema instanceof z.ZodObject)) return undefined;
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const arrays = arraysOf(field);
    return arrays ? [[name, arrays] as const] : [];
  });
  return fields.length > 0 ? { fields } : undefined;
}
