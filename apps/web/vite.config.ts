import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Development talks to the gateway of `npm run dev`; the built client is served by the gateway itself. */
const gatewayAddress = `http://localhost:${process.env.PORT ?? '8080'}`;

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/trpc': gatewayAddress } },
  build: { target: 'es2024', manifest: true, sourcemap: true, modulePreload: { polyfill: false } },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    setupFiles: ['./src/test/setup.ts'],
  },
});
