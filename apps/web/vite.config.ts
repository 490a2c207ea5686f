import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { hooksInUse } from './hooks-in-use.ts';
import { precompress } from './precompress.ts';
import { scopedName } from './scoped-name.ts';
import { serviceWorker } from './service-worker-build.ts';

/** Development talks to the gateway of `npm run dev`; the built client is served by the gateway itself. */
const gatewayAddress = `http://localhost:${process.env.PORT ?? '8080'}`;

/**
 * What every page waits for is one file, and what nearly every page draws with is another; behind the sign-in, what
 * every page is made of, the list of policies, and what pages about one thing are made of. Without this each part that
 * two pages share would become a file of its own, and its name would stand in the list of what each page needs.
 */
const chunks: { name: string; tags?: ['$initial']; test?: RegExp; priority: number }[] = [
  { name: 'start', tags: ['$initial'], priority: 4 },
  {
    name: 'parts',
    test: /src[\\/](core[\\/](link|session[\\/]session-ended)|ui[\\/](analemma\.tsx|logo|text-link|icon\.|icons[\\/](control|navigation)))/,
    priority: 3,
  },
  {
    name: 'shell',
    test: /src[\\/](app[\\/]signed-in|layouts[\\/](tabs|app-header|side-rail|bottom-bar|header|hide)|core[\\/](amounts|branding[\\/]use-firm|loaded|failed-|page-link|use-address-query|time[\\/]london)|ui[\\/](amount|icons[\\/]portfolio|list-detail|as-at|chip|count-words|format-day|section-heading|failed-state|state-panel))/,
    priority: 2,
  },
  { name: 'forms', test: /src[\\/]ui[\\/](banner|field|form|text-field|use-interval)\./, priority: 2 },
  {
    name: 'answers',
    test: /@trpc|@tanstack[\\/](react-query|query-core)[\\/](?!.*(hydration|[qQ]ueries|[iI]nfiniteQueryO|useInfinite))/,
    priority: 2,
  },
  {
    name: 'details',
    test: /src[\\/](core[\\/](missing-page|due-diligence|provider-type|all-asked)|ui[\\/](empty-state|ruled-section|fact-rows|pane-head|detail-place|part-place|list-place|single-pane|provider-mark|notice|score|avatar|use-media-query|icons[\\/]review))/,
    priority: 1,
  },
  {
    name: 'policies',
    test: /src[\\/]features[\\/]policies[\\/](policies-(screen|lead|loading)|policy-(list|row|figure|worth)|list-(choice|result)|sort-|filter-p|use-(chosen|list-choice|policies|prefetch)|date-|total|allocation|bank-|working-|valuation-age|category|status|once-)/,
    priority: 1,
  },
  { name: 'keeping', test: /core[\\/](session[\\/]keep|trpc[\\/]keep)/, priority: 1 },
];

/** Tests that replace modules, or that are about a page as it was just loaded: they need modules that no other test has used. */
const isolated = ['src/**/*-isolated.test.ts', 'src/**/*-isolated.test.tsx'];

export default defineConfig({
  plugins: [react(), hooksInUse(), serviceWorker(), precompress()],
  css: { modules: { generateScopedName: scopedName } },
  // The gateway must see the address that proofs name.
  server: { proxy: { '/trpc': { target: gatewayAddress, changeOrigin: false } } },
  build: {
    target: 'es2024',
    manifest: true,
    // Maps are kept beside the files, for whoever reads error reports, and are not named in them.
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // What sheets are called stands in lists that scripts carry, so it is short.
      output: { codeSplitting: { groups: chunks }, assetFileNames: 'assets/[hash][extname]' },
      // Its packages do not say so themselves, and would bring along links that nobody here uses.
      treeshake: { moduleSideEffects: [{ test: /[\\/]@trpc[\\/]/, sideEffects: false }] },
    },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    setupFiles: ['./src/test/setup.ts'],
    testTimeout: 20_000,
    maxWorkers: '100%',
    pool: 'threads',
    projects: [
      {
        test: {
          name: 'shared modules',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          exclude: isolated,
          isolate: false,
        },
      },
      { test: { name: 'isolated', include: isolated } },
    ],
  },
});
