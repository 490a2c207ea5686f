import { type Path, type Step, stepsOf } from '@portal/contract/reading/paths';
import { isExact, offeredPart, unwrapField } from '@portal/contract/shapes/promised';
import { z } from 'zod';
import { difference, type Fault, note } from '../report/finding.ts';
import { describeIssue } from './describe-issue.ts';

/** A name that a programmer would give; anything else may be data, and is not repeated. */
const plainName = /^[A-Za-z_][\w-]{0,39}$/;

/** A tool for engineers uses the words of zod, also beside a server that has set words for people. */
const { localeError: error } = z.locales.en();
const options = { reportInput: true, error };

type Options = {
  /** Promised fields that a firm gives only where there is something to say, by path such as `_links.next`. */
  readonly mayLack?: readonly string[];
};

/**
 * Compares an answer with the two parts of its schema. A promised field that is missing or wrong differs; an offered
 * one is noted, with what clients do not see without it; a field that the contract does not know is noted.
 */
export function compareBody(schema: z.ZodType, value: unknown, { mayLack = [] }: Options = {}): Fault[] {
  const issues = schema.safeParse(value, options).error?.issues ?? [];
  const wrong = issues.filter((issue) => !isMissing(issue)).map((issue) => wrongFault(schema, issue));
  const { missing, unknown } = compareFields(schema, value);
  // The entries of a list lack the same fields again and again.
  const known = new Map<string, Fault[]>();
  const missingAt = (path: Path): Fault[] => {
    const name = nameAt(schema, path);
    const faults = known.get(name) ?? (mayLack.includes(name) ? [] : missingFault(schema, path, name));
    known.set(name, faults);
    return faults;
  };
  return [
    ...wrong,
    ...missing.flatMap(missingAt),
    ...unknown.map((path) => note(nameAt(schema, path), 'is not in the contract')),
  ];
}

/** Missing fields are found by name instead, since a missing one that may be null is not a fault to the schema. */
function isMissing({ code, input, path }: z.core.$ZodIssue): boolean {
  return code !== 'custom' && input === undefined && path.length > 0;
}

function wrongFault(schema: z.ZodType, issue: z.core.$ZodIssue): Fault {
  const name = nameAt(schema, issue.path);
  const part = partAt(schema, issue.path);
  const message = describeIssue(issue);
  if (part === undefined) return difference(name, message);
  return note(name, `${message}: ${isNothing(part) ? 'left out' : `the portal leaves out ${part}`}`);
}

function missingFault(schema: z.ZodType, path: Path, name: string): Fault[] {
  const field = stepsOf(schema, path).at(-1)?.field;
  if (!field) return [];
  const [own, around] = [offeredPart(field), partAt(schema, path.slice(0, -1))];
  if (own !== undefined) return isNothing(own) ? [] : [note(name, `is missing: clients do not see ${own}`)];
  const [issue] = unwrapField(field).safeParse(undefined, options).error?.issues ?? [];
  const message = issue ? describeIssue(issue) : 'is missing';
  if (around === undefined) return [difference(name, message)];
  // Inside an offered field: one that may be null is read as null, any other takes what is around it with it.
  return field.safeParse(undefined).success
    ? []
    : [note(name, `${message}: the portal leaves out ${around}`)];
}

/** Clients see no difference without the field. */
function isNothing(part: string): boolean {
  return part.startsWith('nothing');
}

/**
 * What clients do not see without the last offered field on the way; undefined where the portal does not continue
 * without it.
 */
function partAt(schema: z.ZodType, path: Path): string | undefined {
  const fields = stepsOf(schema, path).flatMap(({ field }) => field ?? []);
  return fields.some(isExact) ? undefined : fields.map(offeredPart).findLast((part) => part !== undefined);
}

/**
 * The path to a value of an answer, for people to read, such as `items[].value`. Keys of a map are written `{}`, since
 * they are data.
 */
function nameAt(schema: z.ZodType, path: Path): string {
  return stepsOf(schema, path).map(nameOf).join('').replace(/^\./, '') || 'body';
}

function nameOf({ key, holder }: Step): string {
  if (holder instanceof z.ZodArray) return '[]';
  const isData = holder instanceof z.ZodRecord || !plainName.test(String(key));
  return isData ? '.{}' : `.${String(key)}`;
}

function fieldsOf({ shape }: z.ZodObject): Readonly<Record<string, z.ZodType>> {
  return shape as Record<string, z.ZodType>;
}

type Compared = { readonly missing: readonly Path[]; readonly unknown: readonly Path[] };

const nothing: Compared = { missing: [], unknown: [] };

/** Which fields are missing, and which are there beyond the schema, at every depth. */
function compareFields(schema: z.ZodType, value: unknown, path: Path = []): Compared {
  const form = formOf(schema, value);
  if (form instanceof z.ZodArray && Array.isArray(value))
    return join(value.map((item, index) => compareFields(form.element as z.ZodType, item, [...path, index])));
  if (!(form instanceof z.ZodObject) || !isRecord(value)) return nothing;
  const fields = fieldsOf(form);
  const names = Object.keys(fields);
  // An object without fields describes an answer that is not read.
  const beyond = names.length === 0 ? [] : Object.keys(value).filter((name) => !names.includes(name));
  const present = Object.entries(fields).filter(([name]) => value[name] !== undefined);
  return join([
    {
      missing: names.filter((name) => value[name] === undefined).map((name) => [...path, name]),
      unknown: beyond.map((name) => [...path, name]),
    },
    ...present.map(([name, field]) => compareFields(field, value[name], [...path, name])),
  ]);
}

/** The first of the possible forms that the value matches. */
function formOf(schema: z.ZodType, value: unknown): z.ZodType | undefined {
  const inner = unwrapField(schema);
  if (!(inner instanceof z.ZodUnion)) return inner;
  const fitting = (inner.options as z.ZodType[]).find((option) => option.safeParse(value).success);
  return fitting && formOf(fitting, value);
}

function join(parts: readonly Compared[]): Compared {
  return {
    missing: parts.flatMap(({ missing }) => missing),
    unknown: parts.flatMap(({ unknown }) => unknown),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
