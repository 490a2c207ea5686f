import { posix } from 'node:path';

/** One import of a file. */
export type Import = {
  /** As it is written: `./a.ts`, `#core/paths.ts`, `fastify`. */
  readonly specifier: string;
  /** Path from the project root where the import names a file of the project, else undefined. */
  readonly target: string | undefined;
  /** Leaves no trace at run time. */
  readonly isTypeOnly: boolean;
};

const fromClause = /^\s*(?:import|export)\s+(type\s+)?([^'";]*?)\s*from\s*['"]([^'"]+)['"]/gm;
const sideEffect = /^\s*import\s*['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** Where the names of the workspaces lead; the rest of the specifier is a path in that folder. */
const workspaces: Readonly<Record<string, string>> = {
  '@portal/conformance': 'packages/conformance/src',
  '@portal/contract': 'packages/contract/src',
  '@portal/faults': 'packages/faults/src',
  '@portal/gateway': 'apps/gateway/src',
  '@portal/mock-api': 'apps/mock-api/src',
  '@portal/openapi': 'packages/openapi/src',
  '@portal/prisma': 'prisma',
  '@portal/qa-driver': 'packages/qa-driver/src',
  '@portal/web': 'apps/web/src',
};

export function readImports(path: string, text: string): Import[] {
  const make = (specifier: string, isTypeOnly: boolean): Import => ({
    specifier,
    target: resolveTarget(path, specifier),
    isTypeOnly,
  });
  return [
    ...[...text.matchAll(fromClause)].map((match) => make(match[3] ?? '', isTypes(match[1], match[2] ?? ''))),
    ...[...text.matchAll(sideEffect)].map((match) => make(match[1] ?? '', false)),
    ...[...text.matchAll(dynamic)].map((match) => make(match[1] ?? '', false)),
  ];
}

/** `import type { A }` and `import { type A, type B }` both leave no trace. */
function isTypes(keyword: string | undefined, clause: string): boolean {
  if (keyword) return true;
  const names = /^\{([\s\S]*)\}$/.exec(clause.trim())?.[1];
  const parts =
    names
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean) ?? [];
  return parts.length > 0 && parts.every((name) => name.startsWith('type '));
}

function resolveTarget(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  if (specifier.startsWith('#')) return posix.join('apps/web/src', specifier.slice(1));
  const name = Object.keys(workspaces).find(
    (workspace) => specifier === workspace || specifier.startsWith(`${workspace}/`),
  );
  return name ? posix.join(workspaces[name] ?? '', specifier.slice(name.length)) : undefined;
}
