import { posix } from 'node:path';
import type { Finding, Rule, SourceFile } from './source-file.ts';

const drawers = ['index', 'util', 'utils', 'helper', 'helpers', 'common', 'misc', 'shared', 'types', 'lib'];

/** Files whose name a tool dictates. */
const givenNames = ['apps/web/index.html'];

type ForeignRole = { readonly word: RegExp; readonly where?: RegExp; readonly ours: string };

/** Role words of other houses, and the word used in this one. */
const foreignRoles: readonly ForeignRole[] = [
  { word: /^(page|view)$/, where: /^apps\/web\/src\/features\//, ours: '-screen for what a route shows' },
  { word: /^container$/, ours: '-screen for what a route shows' },
  { word: /^controller$/, ours: '-routes (mock) or -router (gateway)' },
  { word: /^(manager|repository)$/, ours: '-service (mock), or a name for the thing it gives' },
  { word: /^(model|dto)$/, ours: 'the schema in packages/contract or prisma/schema.prisma' },
  { word: /^hooks?$/, ours: 'a name that begins with use-' },
  { word: /^wrapper$/, ours: 'a name for what it adds' },
];

/** Names are kebab-case and say what a file gives; drawers for everything and role words of other houses are refused. */
export const fileNames: Rule = (files) =>
  files
    .filter(({ path }) => isNamedByUs(path))
    .flatMap((file) => adviceFor(file) ?? [])
    .map(({ path, message }): Finding => ({ path, message, level: 'error' }));

/** Migrations are named by their folder. */
function isNamedByUs(path: string): boolean {
  const isOurs = /^(apps|packages|prisma|scripts|tests|bench)\//.test(path);
  return isOurs && !path.endsWith('.sql') && !givenNames.includes(path);
}

function adviceFor({ path }: SourceFile): { path: string; message: string } | undefined {
  const stem = posix.basename(path).replace(/(\.test|\.spec|\.config|\.module|\.d)?\.[a-z]+$/, '');
  if (drawers.includes(stem)) {
    const message = `"${stem}" is a drawer: name the file for the one thing it gives; put types beside what they describe.`;
    return { path, message };
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem)) {
    return { path, message: 'Write the file name in kebab-case, such as policy-card.tsx.' };
  }
  const role = /^(?!use-).+-([a-z0-9]+)$/.exec(stem)?.[1] ?? '';
  const foreign = foreignRoles.find(({ word, where }) => word.test(role) && (where?.test(path) ?? true));
  if (!foreign) return undefined;
  return {
    path,
    message: `The role word "-${role}" is not used here: use ${foreign.ours}. A new role needs a decision note.`,
  };
}
