import { z } from 'zod';
import { MAX_LIST_ITEMS } from '../constants.ts';
import type { Endpoint, EndpointAnswer } from '../endpoint.ts';
import { idShape } from '../shapes/ids.ts';
import { isExact, unwrapField } from '../shapes/promised.ts';
import { underContractNames } from './under-contract-names.ts';

/** What was left out of an answer: its place, never its value. */
export type LeftOut = { readonly path: string; readonly what: 'field' | 'item' };

/** An answer, and what of it could not be read. `unreadable` counts the entries of a list that were set aside. */
export type AnswerReading<E extends Endpoint> =
  | {
      readonly answer: EndpointAnswer<E>;
      readonly unreadable: number;
      readonly leftOut: readonly LeftOut[];
    }
  | { readonly unusable: readonly string[] };

/** Entries of one list that may be set aside; with more the list is not what it is taken for. */
const MOST_SET_ASIDE = 100;
const MAX_ANSWER_DEPTH = 30;
/** Faults that are named of an answer that is of no use, and rounds of leaving out: a fault may hide behind another. */
const MOST_NAMED = 20;
const MOST_ROUNDS = 4;
/** Faults of one record that are left out: with more it is not the record it is taken for. */
const MOST_LEFT_OUT = 10_000;

/**
 * Reads the JSON of a success. Unknown fields pass; a field of the wrong type that may be missing is left out; an entry of a
 * list that cannot be read is set aside. Unusable where what is wrong can be neither, or where the list is too long.
 * The gateway reads by this rule and conformance judges by it.
 */
export function readAnswer<E extends Endpoint>(endpoint: E, json: unknown): AnswerReading<E> {
  const { answer: schema, list } = endpoint;
  if (isOutOfBounds(json)) return { unusable: [`a list of more than ${MAX_LIST_ITEMS}, or too deep`] };
  const named = underContractNames(endpoint, json);
  const reading =
    list && schema instanceof z.ZodObject ? readList(schema, list.key, named) : readValue(schema, named);
  if (!('unusable' in reading)) return reading as AnswerReading<E>;
  const empty = endpoint.anyAnswer && !reading.isExact ? schema.safeParse({}) : undefined;
  if (!empty?.success) return reading;
  return { answer: empty.data as EndpointAnswer<E>, unreadable: 0, leftOut: [] };
}

/** Limits of the size and depth of one answer, checked before anything is parsed. */
function isOutOfBounds(json: unknown, depth = 0): boolean {
  if (typeof json !== 'object' || json === null) return false;
  const inner = Object.values(json);
  if (inner.length > MAX_LIST_ITEMS || depth > MAX_ANSWER_DEPTH) return true;
  return inner.some((part) => isOutOfBounds(part, depth + 1));
}

type Reading =
  | { readonly answer: unknown; readonly unreadable: number; readonly leftOut: readonly LeftOut[] }
  | {
      readonly unusable: readonly string[];
      /** True where a field is wrong that may not be left out: see `exact`. */
      readonly isExact?: boolean;
    };

type Path = readonly PropertyKey[];

/** Reads entry by entry, so that one bad entry costs itself alone. */
function readList(schema: z.ZodObject, key: string, json: unknown): Reading {
  const items = isRecord(json) ? json[key] : undefined;
  if (!Array.isArray(items)) return { unusable: [key] };
  const frame = readValue(schema, { ...(json as object), [key]: [] });
  if ('unusable' in frame) return frame;
  const element = (schema.shape[key] as z.ZodArray).element as z.ZodType;
  const read: unknown[] = [];
  const leftOut = [...frame.leftOut];
  let unreadable = 0;
  for (const [index, item] of items.entries()) {
    const at = `${key}.${index}`;
    const entry = readValue(element, item);
    if ('unusable' in entry) {
      const places = entry.unusable.map((place) => (place === WHOLE ? at : `${at}.${place}`));
      unreadable += 1;
      if (unreadable > MOST_SET_ASIDE) return { unusable: places };
      leftOut.push({ path: places[0] ?? at, what: 'item' });
    } else {
      read.push(entry.answer);
      for (const { path, what } of entry.leftOut) leftOut.push({ path: `${at}.${path}`, what });
    }
  }
  return { answer: { ...(frame.answer as object), [key]: read }, unreadable, leftOut };
}

/** The place of a fault that is in no field. */
const WHOLE = 'body';

/** Parses; where that fails, leaves out what may be missing and parses again. */
export function readValue(schema: z.ZodType, json: unknown): Reading {
  const leftOut = new Map<string, LeftOut>();
  let value = json;
  for (let round = 0; ; round += 1) {
    const result = schema.safeParse(value);
    if (result.success) return { answer: result.data, unreadable: 0, leftOut: [...leftOut.values()] };
    const { issues } = result.error;
    const isBeyondHelp = round === MOST_ROUNDS || issues.length > MOST_LEFT_OUT;
    const faults = isBeyondHelp ? issues.slice(0, MOST_NAMED) : issues;
    const found = faults.map(({ path }) => ({ path, cut: optionalPath(schema, path) }));
    const hopeless = isBeyondHelp ? found : found.filter(({ cut }) => cut === undefined);
    if (hopeless.length > 0)
      return {
        unusable: hopeless.slice(0, MOST_NAMED).map(({ path }) => nameOf(schema, path)),
        isExact: hopeless.some(({ path }) => leadsToExact(schema, path)),
      };
    const tree = treeOf(found.flatMap(({ cut }) => (cut ? [cut] : [])));
    value = without(value, tree);
    for (const place of placesOf(tree)) {
      const path = nameOf(schema, place);
      leftOut.set(path, { path, what: 'field' });
    }
  }
}

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

function leadsToExact(schema: z.ZodType, path: Path): boolean {
  return stepsOf(schema, path).some((step) => step.schema && isExact(step.schema));
}

/** The part of a path up to the last field on it that may be missing; none where an exact field is on it. */
function optionalPath(schema: z.ZodType, path: Path): Path | undefined {
  if (leadsToExact(schema, path)) return undefined;
  const last = stepsOf(schema, path).findLastIndex(
    (step) => step.isEntry || (step.schema && mayBeMissing(step.schema)),
  );
  return last < 0 ? undefined : path.slice(0, last + 1);
}

const missingAllowed = new WeakMap<z.ZodType, boolean>();

/** Asked once of each field of the contract, since an answer may have the same fault a thousand times. */
function mayBeMissing(field: z.ZodType): boolean {
  const known = missingAllowed.get(field) ?? field.safeParse(undefined).success;
  missingAllowed.set(field, known);
  return known;
}

/** A path in words. A key that the firm has chosen is a value, unless it is an id. */
function nameOf(schema: z.ZodType, path: Path): string {
  const keys = stepsOf(schema, path).map(({ key, isEntry }) => {
    const text = String(key);
    return isEntry && !idShape.test(text) ? '*' : text;
  });
  return keys.join('.') || WHOLE;
}

/** Places to leave out, by the keys that lead there; an empty tree is such a place. */
type Tree = Map<string, Tree>;

function treeOf(paths: readonly Path[]): Tree {
  const root: Tree = new Map();
  for (const path of paths.toSorted((left, right) => right.length - left.length)) {
    let at = root;
    for (const key of path) {
      const next: Tree = at.get(String(key)) ?? new Map();
      at.set(String(key), next);
      at = next;
    }
    // What is below goes with it, and comes before it in this order.
    at.clear();
  }
  return root;
}

function placesOf(tree: Tree): Path[] {
  return [...tree].flatMap(([key, below]) =>
    below.size === 0 ? [[key]] : placesOf(below).map((rest) => [key, ...rest]),
  );
}

/** A copy in which what is at the places of the tree is missing; made in one pass, however many there are. */
function without(value: unknown, tree: Tree): unknown {
  if (tree.size === 0) return undefined;
  if (Array.isArray(value)) return value.map((item, index) => cutAt(item, tree.get(String(index))));
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name]) => tree.get(name)?.size !== 0);
  return Object.fromEntries(kept.map(([name, inner]) => [name, cutAt(inner, tree.get(name))]));
}

function cutAt(value: unknown, tree: Tree | undefined): unknown {
  return tree ? without(value, tree) : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
