import type { Finding, Rule, SourceFile } from './source-file.ts';

const tablePath = 'packages/contract/src/endpoints.ts';

/**
 * Features that bear another name than their calls in the endpoint table. The browser client groups by what people see,
 * so some of its features span several resources. This list may only shrink.
 */
const knownExceptions: Readonly<Record<string, readonly string[]>> = {
  'apps/web/src/features': ['landing', 'login', 'welcome', 'information', 'account', 'about-vip'],
  'apps/gateway/src/features': [],
  'apps/mock-api/src/features': [],
};

/** Knowing the name of a feature in one app tells you the others: that of its calls in the endpoint table, or of their file. */
export const featureNames: Rule = (files) => {
  const table = files.find(({ path }) => path === tablePath)?.text ?? '';
  const resources = new Set([...resourcesOf(table), ...contractFilesOf(table)]);
  const unknown = Object.keys(knownExceptions).flatMap((folder) =>
    featuresIn(files, folder)
      .filter((name) => !resources.has(name) && !knownExceptions[folder]?.includes(name))
      .map((name) =>
        finding(
          `${folder}/${name}`,
          `is no name in ${tablePath}: give the feature the name of its calls there, or of their file.`,
        ),
      ),
  );
  return [...unknown, ...missingEntry(files)];
};

/** `'dueDiligence.list': …` makes the name due-diligence. */
function resourcesOf(table: string): string[] {
  const names = [...table.matchAll(/^\s*'([a-zA-Z]+)\.[a-zA-Z]+'\s*:/gm)].flatMap((match) => match[1] ?? []);
  return names.map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
}

/** The files of the contract that the table takes its calls from: `user` is spread over three. */
function contractFilesOf(table: string): string[] {
  return [...table.matchAll(/from '\.\/([a-z-]+)\.ts'/g)].flatMap((match) => match[1] ?? []);
}

/** The file that a feature of each server begins with. */
function missingEntry(files: readonly SourceFile[]): Finding[] {
  const wanted = [
    { folder: 'apps/gateway/src/features', entry: 'router' },
    { folder: 'apps/mock-api/src/features', entry: 'routes' },
  ];
  const paths = new Set(files.map(({ path }) => path));
  return wanted.flatMap(({ folder, entry }) =>
    featuresIn(files, folder)
      .map((name) => ({ name, file: `${folder}/${name}/${name}-${entry}.ts` }))
      .filter(({ file }) => !paths.has(file))
      .map(({ name, file }) =>
        finding(
          `${folder}/${name}`,
          `has no ${file}: a feature begins with it; move loose code beside what uses it.`,
        ),
      ),
  );
}

function featuresIn(files: readonly SourceFile[], folder: string): string[] {
  const names = files
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .map(({ path }) => path.slice(folder.length + 1).split('/'));
  return [...new Set(names.filter((parts) => parts.length > 1).map((parts) => parts[0] ?? ''))];
}

function finding(path: string, message: string): Finding {
  return { path, message, level: 'error' };
}
