import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const assets = join(import.meta.dirname, 'assets');

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
};

/** Nothing from elsewhere, nothing written into the page but pictures of QR codes, and no frame around it. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/**
 * the QA console at GET /qa, which makes every call of Q-3 and no other, with its script and its style beside it.
 * Read once; there is nothing to build.
 */
export function qaPageRoutes(app: FastifyInstance): void {
  serve(app, '/qa', { body: readPage(), extension: '.html' });
  for (const name of readdirSync(assets).filter((file) => /\.(css|mjs)$/.test(file)))
    serve(app, `/qa/page/${name}`, { body: readAsset(name), extension: extname(name) });
}

/** Each comment that names a section is replaced by it. */
function readPage(): string {
  return readAsset('page.html').replace(/<!-- (\w+) -->/g, (_whole, name) =>
    readAsset(`sections/${name}.html`),
  );
}

function readAsset(name: string): string {
  return readFileSync(join(assets, name), 'utf8');
}

function serve(
  app: FastifyInstance,
  url: string,
  { body, extension }: { body: string; extension: string },
): void {
  app.get(url, { logLevel: 'warn' }, async (_request, reply) =>
    reply
      .type(mediaTypes[extension] ?? 'text/plain')
      .headers({ 'content-security-policy': contentSecurityPolicy, 'referrer-policy': 'no-referrer' })
      .send(body),
  );
}
