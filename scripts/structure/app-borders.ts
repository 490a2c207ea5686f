import { type Finding, isTest, type Rule, type SourceFile } from './source-file.ts';

const app = /^apps\/([^/]+)\//;

/** The one thing an app may take from another, as a type. */
const sharedType = 'apps/gateway/src/router';

/** No app imports another at run time; the browser client may take the type of the gateway's router. */
export const appBorders: Rule = (files) => files.filter(({ path }) => !isTest(path)).flatMap(check);

function check(file: SourceFile): Finding[] {
  const own = app.exec(file.path)?.[1];
  if (!own && !file.path.startsWith('packages/')) return [];
  return file.imports.flatMap(({ specifier, target, isTypeOnly }): Finding[] => {
    const other = target && app.exec(target)?.[1];
    if (!other || other === own) return [];
    if (own === 'web' && isTypeOnly && target.replace(/\.ts$/, '') === sharedType) return [];
    const message = `imports ${specifier} of another app. Move the shared rule to packages/contract; the client takes only \`import type { AppRouter } from '@portal/gateway/router'\`.`;
    return [{ path: file.path, message, level: 'error' }];
  });
}
