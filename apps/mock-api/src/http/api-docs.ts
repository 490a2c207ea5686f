import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { describeV1 } from '@portal/openapi/v1';
import { writeDocument } from '@portal/openapi/write-document';
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

/**
 * Row Q4: the description of /v1, as a page at /docs and as JSON at /docs/json. The document is made from the contract and
 * not from the routes, so that it says the same whichever service answers.
 */
export async function addApiDocs(app: FastifyInstance): Promise<void> {
  const document = JSON.parse(writeDocument(describeV1()));
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: contentSecurityPolicy,
    theme: { title: "The firm's API, /v1" },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
      displayRequestDuration: true,
      tryItOutEnabled: true,
    },
  });
}
