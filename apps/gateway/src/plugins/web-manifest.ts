import type { FastifyInstance } from 'fastify';
import type { PortalConfiguration } from '../portal-configuration.ts';
import { webManifest } from '../web-manifest.ts';

/** `/manifest.webmanifest`, always asked for again: the firm's names may change without a build. */
export function registerWebManifest(app: FastifyInstance, configuration: PortalConfiguration): void {
  const manifest = JSON.stringify(webManifest(configuration));
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8').send(manifest),
  );
}
