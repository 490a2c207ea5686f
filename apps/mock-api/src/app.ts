import type { Database } from '@portal/prisma/client';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import type { PasswordCost } from './features/authentication/password-hash.ts';
import { addApiDocs } from './http/api-docs.ts';
import { createBackground } from './http/background.ts';
import { createServer } from './http/create-server.ts';
import { addHealth } from './http/health.ts';
import { createJwt } from './http/jwt.ts';
import { handleNotFound } from './http/not-found.ts';
import { addRateLimit, PUBLIC_CALLS_PER_MINUTE } from './http/rate-limit.ts';
import { createServe } from './http/register-endpoint.ts';
import type { Mailer } from './mailer.ts';
import type { Random } from './random.ts';
import { registerRoutes } from './routes.ts';
import { createServices } from './services.ts';

export type AppParts = {
  env: Pick<Env, 'MOCK_TOKEN_SECRET'>;
  database: Database;
  clock: Clock;
  random: Random;
  logger: FastifyBaseLogger;
  /** Takes mails away; without one they are only written down. */
  mailer?: Mailer;
  /** Lower in tests only; see password-hash.ts for the cost in use. */
  passwordCost?: PasswordCost;
  /** See rate-limit.ts for the figure in use. */
  publicCallsPerMinute?: number;
};

/**
 * The whole application, apart from how it runs: no port is opened and nothing is seeded. Whoever opened the
 * database closes it.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, clock, logger, mailer, passwordCost } = parts;
  const secret = parts.env.MOCK_TOKEN_SECRET;
  const app = createServer(logger);
  await addRateLimit(app, { clock, max: parts.publicCallsPerMinute ?? PUBLIC_CALLS_PER_MINUTE });
  const jwt = await createJwt(app, secret);
  const background = createBackground(app);
  const services = await createServices({ ...parts, jwt, background, secret, mailer, passwordCost });
  addHealth(app, () => database.$queryRaw`SELECT 1`);
  await addApiDocs(app);
  registerRoutes(createServe(app, services.sessions.open), services);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, handleNotFound);
  return app;
}
