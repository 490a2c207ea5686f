import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { acceptOnlyJson } from '../request-body.ts';

/** Where browsers report what the content security policy kept from running (SEC-G5). */
export const REPORT_PATH = '/csp-reports';
export const REPORT_GROUP = 'csp';

const BODY_LIMIT_BYTES = 16_384;
const MOST_LINES = 10;

/**
 * The directive and what it blocked. Not the address of the page, which may hold a mailed code, and no sample of a
 * script.
 */
const reportSchema = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    effectiveDirective: z.string().regex(/^[a-z-]{1,40}$/),
    blockedURL: z.string().max(2048).optional(),
  }),
});

/** Writes what browsers report into the log; nothing that was sent goes anywhere else (SEC-H4). */
export async function registerCspReports(app: FastifyInstance): Promise<void> {
  const limit = app.rateLimit();
  await app.register(async (scope) => {
    acceptOnlyJson(scope, { mediaType: 'application/reports+json', maxBytes: BODY_LIMIT_BYTES });
    scope.post(REPORT_PATH, { onRequest: limit }, async (request, reply) => {
      const reports = Array.isArray(request.body) ? request.body.slice(0, MOST_LINES) : [];
      for (const report of reports) {
        const { success, data } = reportSchema.safeParse(report);
        if (success) {
          const { effectiveDirective: directive, blockedURL } = data.body;
          request.log.warn(
            { directive, blocked: sourceOf(blockedURL) },
            'the page was kept from loading something',
          );
        }
      }
      return reply.code(204).send();
    });
  });
}

/** An origin, or the word for what has none, such as `inline`. */
function sourceOf(blocked = ''): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).origin : 'unknown';
}
