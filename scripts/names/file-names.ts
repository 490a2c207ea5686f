import { posix } from 'node:path';

/** What is wrong with a name, and what to do instead. */
export type Finding = { readonly path: string; readonly message: string };

const drawers = ['index', 'util', 'utils', 'helper', 'helpers', 'common', 'misc', 'shared', 'types', 'lib'];

type ForeignRole = { readonly word: RegExp; readonly where?: RegExp; readonly ours: string };

/** Role words of other projects, and the word used in this one. */
const foreignRoles: readonly ForeignRole[] = [
  { word: /^(page|view)$/, where: /^apps\/web\/src\/features\//, ours: '-screen for what a route shows' },
  { word: /^container$/, ours: '-screen for what a route shows' },
  { word: /^controller$/, ours: '-routes (mock) or -router (gateway)' },
  { word: /^(manager|repository)$/, ours: '-service (mock), or a name for the thing it gives' },
  { word: /^(model|dto)$/, ours: 'the schema in packages/contract or prisma/schema.prisma' },
  { word: /^hooks?$/, ours: 'a name that begins with use-' },
  { word: /^wrapper$/, ours: 'a name for what it adds' },
];

/** Names are kebab-case and describe the file; empty names and role words of other conventions are refused. */
export function checkFileNames(paths: readonly string[]): Finding[] {
  return paths.filter(isNamedByUs).flatMap((path) => {
    const message = adviceFor(path);
    return message === undefined ? [] : [{ path, message }];
  });
}

function isNamedByUs(path: string): boolean {
  const isCode = /^(apps|packages|prisma|scripts|tests|bench)\/.*\.(ts|tsx|mjs|css|html|prisma)$/.test(path);
  return isCode && path !== 'apps/web/index.html' && !path.startsWith('apps/native/');
}

function adviceFor(path: string): string | undefined {
  const stem = posix.basename(path).replace(/(\.test|\.spec|\.config|\.module|\.d)?\.[a-z]+$/, '');
  if (drawers.includes(stem))
    return `"${stem}" says nothing: name the file for the one thing it gives; put types beside what they describe.`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem))
    return 'Write the file name in kebab-case, such as policy-card.tsx.';
  const role = /^(?!use-).+-([a-z0-9]+)$/.exec(stem)?.[1] ?? '';
  const foreign = foreignRoles.find(({ word, where }) => word.test(role) && (where?.test(path) ?? true));
  return foreign && `The role word "-${role}" is not used here: use ${foreign.ours}.`;
}
