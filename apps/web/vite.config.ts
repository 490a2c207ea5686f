import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunks } from './build/chunks.ts';
import { pdfFiles } from './build/pdf-files.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

/** Development talks to the gateway of `npm run dev`; the built client is served by the gateway itself. */
const gatewayAddress = `http://localhost:${process.env.PORT ?? '8080'}`;

/**
 * Tests that replace modules, or that are about a page as it was just loaded: they need modules that no other test has
 * used.
 */
const isolated = ['src/**/*-isolated.test.ts', 'src/**/*-isolated.test.tsx'];

export default defineConfig({
  plugins: [react(), pdfFiles(), serviceWorker(), precompress()],
  // The gateway must see the address that is in the proofs.
  server: {
    proxy: Object.fromEntries(
      ['/trpc', '/documents', '/statements', '/.well-known/jwks.json'].map((path) => [
        path,
        { target: gatewayAddress, changeOrigin: false },
      ]),
    ),
  },
  build: {
    target: 'es2024',
    manifest: true,
    // One stylesheet, fetched with the page: no screen waits for another one of its own (docs/decisions/0027).
    cssCodeSplit: false,
    // Source maps are written beside the files for error reports, without a reference in them.
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    setupFiles: ['./src/test/setup.ts'],
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    // As in vitest.config.ts.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
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
