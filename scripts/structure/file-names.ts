import { posix } from 'node:path';
import type { Finding, Rule, SourceFile } from './source-file.ts';

const drawers = ['index', 'util', 'utils', 'helper', 'helpers', 'common', 'misc', 'shared', 'types', 'lib'];

/** Files whose name a tool dictates. */
const givenNames = ['apps/web/index.html'];

/** Role words of other houses, and the word used in this one. */
const foreignRoles: Readonly<Record<string, string>> = {
  page: '-screen (features)',
  view: '-screen (features)',
  container: '-screen (features)',
  controller: '-routes (mock) or -router (gateway)',
  manager: '-service (mock), or name it for the thing it gives',
  repository: '-service (mock): the service holds the query',
  model: 'the schema in packages/contract or prisma/schema.prisma',
  dto: 'the schema in packages/contract',
  type: 'the file of what the type describes',
  hook: 'a name that begins with use-',
  hooks: 'a name that begins with use-',
  wrapper: 'a name for what it adds',
};

/** Names are kebab-case and say what a file gives; drawers for everything are refused. */
export const fileNames: Rule = (files) => files.filter(({ path }) => isNamed(path)).flatMap(checkName);

/** Migrations are named by their folder; generated platform files keep their own names. */
function isNamed(path: string): boolean {
  return (
    /^(apps|packages|prisma|scripts|tests|bench)\//.test(path) &&
    !/\.sql$/.test(path) &&
    !givenNames.includes(path)
  );
}

function checkName({ path }: SourceFile): Finding[] {
  const base = posix.basename(path);
  const stem = base.replace(/(\.test|\.spec|\.config|\.module|\.d)?\.[a-z]+$/, '');
  const finding = (message: string): Finding[] => [{ path, message, level: 'error' }];
  if (drawers.includes(stem)) {
    return finding(
      `"${stem}" is a drawer: name the file for the one thing it gives, and put types beside what they describe.`,
    );
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem))
    return finding('Write the file name in kebab-case, such as policy-card.tsx.');
  const role = stem.split('-').at(-1) ?? '';
  const ours = stem.includes('-') && !stem.startsWith('use-') ? foreignRoles[role] : undefined;
  return ours
    ? finding(`The role word "-${role}" is not used here: use ${ours}. A new role needs a decision note.`)
    : [];
}
