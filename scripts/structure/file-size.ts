import { type Finding, isTest, type Rule, type SourceFile } from './source-file.ts';

type Limits = { readonly warnAbove: number; readonly errorAbove: number; readonly advice: string };

/** A migration, the database schema and the design tokens are one long list each. */
const oneList = [/\.sql$/, /\.prisma$/, /\/styles\/tokens\.css$/];

/** Data and styles, not logic: only warned of. */
const data = [/\.css$/, /\.html$/, /^prisma\/seed\//, /\/countries\.ts$/];

const source: Limits = {
  warnAbove: 150,
  errorAbove: 250,
  advice: 'lift out a component, a procedure or a pure rule into a file of its own',
};
const test: Limits = { warnAbove: Infinity, errorAbove: 400, advice: 'split the tests by behaviour' };
const dataLimits: Limits = { warnAbove: 250, errorAbove: Infinity, advice: 'split it by what it describes' };

/** Small files with a small tail. */
export const fileSize: Rule = (files) =>
  files.filter(({ path }) => !oneList.some((pattern) => pattern.test(path))).flatMap(check);

function check({ path, lineCount }: SourceFile): Finding[] {
  const { warnAbove, errorAbove, advice } = limitsOf(path);
  if (lineCount > errorAbove) {
    return [{ path, message: `${lineCount} lines (at most ${errorAbove}): ${advice}.`, level: 'error' }];
  }
  return lineCount > warnAbove ? [{ path, message: `${lineCount} lines: ${advice}.`, level: 'warning' }] : [];
}

function limitsOf(path: string): Limits {
  if (data.some((pattern) => pattern.test(path))) return dataLimits;
  return isTest(path) ? test : source;
}
