import { z } from 'zod';
import type { Endpoint, EndpointAnswer } from '../endpoint.ts';
import { isRecord } from './answer-json.ts';
import { type Block, withoutBlocks } from './blocks.ts';
import { leadsToExact, nameOf, optionalPath, type Path, standInAt, WHOLE } from './paths.ts';
import { underContractNames } from './under-contract-names.ts';

/** What was left out of an answer: its path, never its value. */
export type LeftOut = { readonly path: string; readonly what: 'field' | 'item' };

/** An answer, and what of it could not be read. `unreadable` counts the entries of a list that were set aside. */
export type AnswerReading<E extends Endpoint> =
  | {
      readonly answer: EndpointAnswer<E>;
      readonly unreadable: number;
      readonly leftOut: readonly LeftOut[];
    }
  | { readonly unusable: readonly string[] };

/** Entries of one list that may be set aside; with more, it is not the expected list. */
const MOST_SET_ASIDE = 100;
/** Faults listed for an unusable answer, and rounds of leaving out: one fault may hide another. */
const MOST_NAMED = 20;
const MOST_ROUNDS = 4;
/** Faults examined in one answer; with more, it is not the expected answer. */
const MOST_FAULTS = 10_000;

/** Counts the faults of one answer, over all its records. */
type FaultCount = { left: number };

/**
 * Reads the JSON of a success, which answer-json.ts has held to its bounds. Unknown fields pass; a field of the wrong
 * type that may be missing is left out; an entry of a list that cannot be read is set aside. Unusable where what is
 * wrong can be neither. The gateway reads by this rule and conformance judges by it.
 */
export function readAnswer<E extends Endpoint>(endpoint: E, json: unknown): AnswerReading<E> {
  const { answer: schema, list } = endpoint;
  const named = underContractNames(endpoint, json);
  const faults = { left: MOST_FAULTS };
  const reading =
    list && schema instanceof z.ZodObject
      ? readList(schema, { key: list.key, json: named, faults })
      : readValue(schema, named, faults);
  if (!('unusable' in reading)) return reading as AnswerReading<E>;
  const empty = endpoint.anyAnswer && !reading.isExact ? schema.safeParse({}) : undefined;
  if (!empty?.success) return { unusable: reading.unusable };
  return { answer: empty.data as EndpointAnswer<E>, unreadable: 0, leftOut: [] };
}

type Reading<Value = unknown> =
  | { readonly answer: Value; readonly unreadable: number; readonly leftOut: readonly LeftOut[] }
  | {
      readonly unusable: readonly string[];
      /** Where the first of these faults is. */
      readonly at: Path;
      /** True where a field is wrong that may not be left out: see `exact`. */
      readonly isExact?: boolean;
    };

/** Reads entry by entry, so that one bad entry does not affect the others. */
function readList(
  schema: z.ZodObject,
  { key, json, faults }: { readonly key: string; readonly json: unknown; readonly faults: FaultCount },
): Reading {
  const items = isRecord(json) ? json[key] : undefined;
  if (!Array.isArray(items)) return { unusable: [key], at: [key] };
  const frame = readValue(schema, { ...(json as object), [key]: [] }, faults);
  if ('unusable' in frame) return frame;
  const element = (schema.shape[key] as z.ZodArray).element as z.ZodType;
  const read: unknown[] = [];
  const leftOut = [...frame.leftOut];
  let unreadable = 0;
  for (const [index, item] of items.entries()) {
    const at = `${key}.${index}`;
    const entry = readValue(element, item, faults);
    if ('unusable' in entry) {
      const paths = entry.unusable.map((path) => (path === WHOLE ? at : `${at}.${path}`));
      unreadable += 1;
      if (unreadable > MOST_SET_ASIDE || faults.left < 0) return { unusable: paths, at: [key, index] };
      leftOut.push({ path: paths[0] ?? at, what: 'item' });
    } else {
      read.push(entry.answer);
      for (const { path, what } of entry.leftOut) leftOut.push({ path: `${at}.${path}`, what });
    }
  }
  return { answer: { ...(frame.answer as object), [key]: read }, unreadable, leftOut };
}

/**
 * Parses; where that fails, leaves out what may be missing, or puts its stand-in there, and parses again. zod collects
 * every fault of what it is given, so a long array is parsed in blocks, and the first block that cannot be used ends
 * the reading of the array.
 */
export function readValue<Value>(
  schema: z.ZodType<Value>,
  json: unknown,
  faults: FaultCount = { left: MOST_FAULTS },
): Reading<Value> {
  const leftOut = new Map<string, LeftOut>();
  let value = json;
  for (let round = 0; ; round += 1) {
    const attempt = tryValue(schema, value, faults);
    if ('answer' in attempt)
      return { ...attempt, unreadable: 0, leftOut: [...leftOut.values(), ...attempt.leftOut] };
    const { paths } = attempt;
    faults.left -= paths.length;
    const isBeyondHelp = round === MOST_ROUNDS || faults.left < 0;
    const named = isBeyondHelp ? paths.slice(0, MOST_NAMED) : paths;
    const found = named.map((path) => ({ path, cut: optionalPath(schema, path) }));
    const hopeless = isBeyondHelp ? found : found.filter(({ cut }) => cut === undefined);
    if (hopeless.length > 0)
      return {
        unusable: hopeless.slice(0, MOST_NAMED).map(({ path }) => nameOf(schema, path)),
        at: hopeless[0]?.path ?? [],
        isExact: hopeless.some(({ path }) => leadsToExact(schema, path)),
      };
    const tree = treeOf(found.flatMap(({ cut }) => (cut ? [cut] : [])));
    value = cutOrReplaced(schema, value, tree);
    for (const path of pathsOf(tree)) {
      const name = nameOf(schema, path);
      leftOut.set(name, { path: name, what: 'field' });
    }
  }
}

type Attempt<Value> =
  | { readonly answer: Value; readonly leftOut: readonly LeftOut[] }
  | { readonly paths: readonly Path[] };

/** Parses once: returns the answer, or the paths of its faults. */
function tryValue<Value>(schema: z.ZodType<Value>, value: unknown, faults: FaultCount): Attempt<Value> {
  const { rest, blocks } = withoutBlocks(schema, value);
  const result = schema.safeParse(rest);
  if (!result.success) return { paths: result.error.issues.map(({ path }): Path => path) };
  const inBlocks = readBlocks(blocks, faults);
  if (inBlocks.paths.length > 0) return { paths: inBlocks.paths };
  for (const { path, items } of inBlocks.read) (partAt(result.data, path) as unknown[]).push(...items);
  return { answer: result.data, leftOut: inBlocks.leftOut };
}

/**
 * Reads the blocks of long arrays: what was read, what was left out of it, and one fault of each array that cannot be
 * used.
 */
function readBlocks(blocks: readonly Block[], faults: FaultCount) {
  const read: { readonly path: Path; readonly items: readonly unknown[] }[] = [];
  const leftOut: LeftOut[] = [];
  const bad = new Map<string, Path>();
  for (const { path, from, schema, items } of blocks) {
    const name = path.join('.');
    if (bad.has(name)) continue;
    const reading = readValue(schema, items, faults);
    if ('unusable' in reading) {
      const [index = 0, ...below] = reading.at;
      bad.set(name, [...path, from + Number(index), ...below]);
    } else {
      read.push({ path, items: reading.answer });
      for (const { path: inner, what } of reading.leftOut) {
        const [index = '', ...below] = inner.split('.');
        leftOut.push({ path: [name, from + Number(index), ...below].join('.'), what });
      }
    }
  }
  return { read, leftOut, paths: [...bad.values()] };
}

/** The list or record at a path of an answer. */
function partAt(answer: unknown, path: Path): object {
  return path.reduce((at, key) => Reflect.get(at as object, key), answer) as object;
}

/** Paths to leave out, by their keys; an empty tree is the end of one. */
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

function pathsOf(tree: Tree): Path[] {
  return [...tree].flatMap(([key, below]) =>
    below.size === 0 ? [[key]] : pathsOf(below).map((rest) => [key, ...rest]),
  );
}

/** A copy in which each path of the tree has its stand-in, or is missing where it has none. */
function cutOrReplaced(schema: z.ZodType, value: unknown, tree: Tree): unknown {
  const copy = without(value, tree);
  for (const path of pathsOf(tree)) {
    const standIn = standInAt(schema, path);
    const [key = ''] = path.slice(-1);
    if (standIn !== undefined) Reflect.set(partAt(copy, path.slice(0, -1)), key, standIn);
  }
  return copy;
}

/** A copy in which what is at the paths of the tree is missing; made in one pass, however many there are. */
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
