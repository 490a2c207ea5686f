import { z } from 'zod';
import { fieldNamesOf, shapeOf } from './answer-shape.ts';
import { describeIssue } from './describe-issue.ts';
import { fieldPath, type Path } from './field-path.ts';
import { difference, type Fault, note } from './finding.ts';
import { unknownFields } from './unknown-fields.ts';

/** A name that a programmer would give; anything else may be data, and is not repeated. */
const plainName = /^[A-Za-z_][\w-]{0,39}$/;

/** A tool for engineers says things as zod does, also beside a server that has set words for people. */
const { localeError: error } = z.locales.en();

/** Compares an answer with its schema: what is missing or of another kind differs; what is there beyond it is noted. */
export function compareBody(schema: z.ZodType, value: unknown): Fault[] {
  const shape = shapeOf(schema);
  const names = fieldNamesOf(shape);
  const result = schema.safeParse(value, { reportInput: true, error });
  const differences = (result.error?.issues ?? []).map((issue) =>
    difference(fieldPath(issue.path, names), describeIssue(issue)),
  );
  const notes = unknownFields(shape, value).map((path) =>
    note(unknownPath(path, names), 'is not in the contract'),
  );
  return [...differences, ...notes];
}

function unknownPath(path: Path, names: ReadonlySet<string>): string {
  const last = String(path.at(-1));
  return fieldPath(path, plainName.test(last) ? new Set([...names, last]) : names);
}
