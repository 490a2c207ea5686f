import type { Finding } from './file-names.ts';

export const endpointTable = 'packages/contract/src/endpoints.ts';

/**
 * Features with another name than their calls in the endpoint table. The browser client groups by what clients see,
 * so some of its features span several resources. This list may only shrink.
 */
const knownExceptions: Readonly<Record<string, readonly string[]>> = {
  'apps/web/src/features': ['landing', 'login', 'welcome', 'information', 'account', 'about-vip', 'verify'],
  'apps/gateway/src/features': [],
  'apps/mock-api/src/features': [],
};

/** A feature has the same name in every app: that of its calls in the endpoint table, or of their file. */
export function checkFeatureNames(paths: readonly string[], table: string): Finding[] {
  const resources = new Set([...resourcesOf(table), ...contractFilesOf(table)]);
  const unknown = Object.keys(knownExceptions).flatMap((folder) =>
    featuresIn(paths, folder)
      .filter((name) => !resources.has(name) && !knownExceptions[folder]?.includes(name))
      .map((name) => ({
        path: `${folder}/${name}`,
        message: `is not a name in ${endpointTable}: give the feature the name of its calls there, or of their file.`,
      })),
  );
  return [...unknown, ...missingEntry(paths)];
}

/** `'dueDiligence.list': …` makes the name due-diligence. */
function resourcesOf(table: string): string[] {
  const names = [...table.matchAll(/^\s*'([a-zA-Z]+)\.[a-zA-Z]+'\s*:/gm)].flatMap((match) => match[1] ?? []);
  return names.map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
}

/** The files of the contract that the table takes its calls from: `user` is spread over three. */
function contractFilesOf(table: string): string[] {
  return [...table.matchAll(/from '\.\/v1\/([a-z-]+)\.ts'/g)].flatMap((match) => match[1] ?? []);
}

/** The file that a feature of each server starts with. */
function missingEntry(paths: readonly string[]): Finding[] {
  const wanted = [
    { folder: 'apps/gateway/src/features', entry: 'router' },
    { folder: 'apps/mock-api/src/features', entry: 'routes' },
  ];
  return wanted.flatMap(({ folder, entry }) =>
    featuresIn(paths, folder)
      .map((name) => ({ path: `${folder}/${name}`, file: `${folder}/${name}/${name}-${entry}.ts` }))
      .filter(({ file }) => !paths.includes(file))
      .map(({ path, file }) => ({
        path,
        message: `has no ${file}: a feature begins with it; move loose code beside what uses it.`,
      })),
  );
}

function featuresIn(paths: readonly string[], folder: string): string[] {
  const parts = paths
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1).split('/'));
  return [...new Set(parts.filter(({ length }) => length > 1).map(([name = '']) => name))];
}
