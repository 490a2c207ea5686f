import { join } from 'node:path';
import type { Plugin } from 'vite';

const inUse = join(import.meta.dirname, 'src/core/trpc/hooks-in-use.ts');

/**
 * Gives @trpc/react-query the hooks that this client uses, in place of all there are: it holds them in one object, from which
 * no bundler can leave one out (decision 0007).
 */
export function hooksInUse(): Plugin {
  return {
    name: 'portal-hooks-in-use',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isAsked = source === '@tanstack/react-query' && importer?.includes('@trpc/react-query');
      return isAsked ? inUse : null;
    },
  };
}
