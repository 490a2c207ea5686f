import { relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PortalConfiguration } from '../../portal-configuration.ts';
import type { ProofNonces } from '../../session/proof-nonces.ts';
import { sendFailure } from '../send-failure.ts';
import { webManifest } from './manifest.ts';
import { loadWebPage, sendWebPage } from './page.ts';

type Options = {
  readonly root: string;
  readonly configuration: PortalConfiguration;
  readonly nonces: Pick<ProofNonces, 'current'>;
};

/** SEC-G28: how long what is served here may be kept. */
const ONE_YEAR = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';

const notBuilt = 'The web client is not built. Run "npm run build", then start the gateway again.';

/**
 * Serves the built client and answers everything else with 404. The files are known when the server starts, so that no
 * address is ever used as a file path. Deep links of the client get its page.
 */
export async function registerWebClient(
  app: FastifyInstance,
  { root, configuration, nonces }: Options,
): Promise<void> {
  const page = await loadWebPage(root, configuration);
  if (page) await registerFiles(app, root);
  else app.log.warn(notBuilt);
  const manifest = JSON.stringify(webManifest(configuration));
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .header('cache-control', REVALIDATED)
      .type('application/manifest+json; charset=utf-8')
      .send(manifest),
  );

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    if (!isNavigation(request)) return sendFailure(reply, 'NOT_FOUND');
    if (!page) return sendNotBuilt(reply);
    return sendWebPage(await page(nonces.current()), request, reply.header('cache-control', REVALIDATED));
  });
}

async function registerFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz', '**/*.map'],
    preCompressed: true,
    // No file is so long that a browser asks for a part of it.
    acceptRanges: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isNamedByContent = /^assets[\\/]/.test(relative(root, path));
      reply.header('cache-control', isNamedByContent ? ONE_YEAR : REVALIDATED);
    },
  });
}

/** Pages whose address ends with an id or a code of the firm, which may have a dot. */
const openEnded = /^\/(?:tabs|invite|password-reset)\//;

/** Where the addresses of the server's own begin. */
const ofServer = /^\/(?:trpc|v1|documents|statements|metrics|healthz|readyz|csp-reports|assets)(?:\/|$)/;

/** a navigation to a page of the client: not a file, and not an address of the server's own. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  const isFile = path.includes('.') && !openEnded.test(path);
  const wantsPage = /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
  return (method === 'GET' || method === 'HEAD') && !isFile && !ofServer.test(path) && wantsPage;
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  const html = `<!doctype html><html lang="en-GB"><title>Not built</title><p>${notBuilt}</p></html>`;
  return reply.code(503).type('text/html; charset=utf-8').send(html);
}
