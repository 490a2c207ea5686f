import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi, { type FastifySwaggerUiConfigOptions } from '@fastify/swagger-ui';
import { describeQa, describeV1 } from '@portal/openapi/documents';
import type { FastifyInstance } from 'fastify';

/** Everything that the page needs comes from this server; pictures and styles written into it are its own. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

const titleOfV1 = "The firm's API, /v1";

/** Both documents on one page, with a list to choose from, /v1 first. */
const bothDocuments: FastifySwaggerUiConfigOptions = {
  layout: 'StandaloneLayout',
  urls: [
    { url: '/docs/json', name: titleOfV1 },
    { url: '/docs/qa.json', name: 'The controls of the mock, /qa' },
  ],
};

/** Made on the first request, because they take a while, and once for each process. */
const documentOfV1: object = { toJSON: describeV1 };
const documentOfQa: object = { toJSON: describeQa };

/**
 * the description of /v1, as a page at /docs and as an OpenAPI document at /docs/json; where the controls are
 * switched on, that of /qa beside it. The documents are made from the contract's schemas, by which the gateway reads
 * answers, and not from the routes, so that they are the same for every service.
 */
export async function addApiDocs(app: FastifyInstance, { withQa }: { withQa: boolean }): Promise<void> {
  const specification = { document: documentOfV1 } as StaticDocumentSpec;
  await app.register(swagger, { mode: 'static', specification });
  if (withQa) app.get('/docs/qa.json', async () => documentOfQa);
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: contentSecurityPolicy,
    theme: { title: titleOfV1 },
    uiConfig: {
      ...(withQa ? bothDocuments : { layout: 'BaseLayout' }),
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
      displayRequestDuration: true,
      tryItOutEnabled: true,
    },
  });
}
