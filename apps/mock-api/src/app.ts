import type { TrailQueue } from '@portal/audit/trail-queue';
import type { Endpoint } from '@portal/contract/endpoint';
import { endpoints } from '@portal/contract/endpoints';
import { qaEndpoints } from '@portal/contract/qa/qa-endpoints';
import type { Database } from '@portal/prisma/client';
import type { DocumentStore } from '@portal/prisma/documents/store';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import type { PasswordCost } from './features/authentication/password-hash.ts';
import { addApiDocs } from './http/api-docs.ts';
import { addAudit } from './http/audit.ts';
import { addUploads } from './http/input/upload.ts';
import { createJwt } from './http/jwt.ts';
import { addRateLimit, createWriteLimit, PUBLIC_CALLS_PER_MINUTE } from './http/rate-limit.ts';
import { createServe } from './http/register-endpoint.ts';
import { createBackground } from './http/server/background.ts';
import { createServer } from './http/server/create-server.ts';
import { createNotFound } from './http/server/not-found.ts';
import { mailBrandingOf } from './mail/mail-branding.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import type { Mailer } from './mail/mailer.ts';
import { createOutbox } from './mail/outbox.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { fullProfile, type Profile } from './profile/profile.ts';
import { specificationProfile } from './profile/specification-profile.ts';
import { movableClock } from './qa/clock/movable-clock.ts';
import type { QaOptions } from './qa/qa-deps.ts';
import { qaRoutes } from './qa/qa-routes.ts';
import type { Random } from './random.ts';
import { registerRoutes } from './routes.ts';
import { createServices } from './services.ts';

export type AppDeps = {
  env: Env;
  database: Database;
  documentStore: DocumentStore;
  clock: Clock;
  random: Random;
  logger: FastifyBaseLogger;
  /** Replaces the mail server or the outbox in tests. */
  mailer?: Mailer;
  /** Lower in tests only; see password-hash.ts for the cost in use. */
  passwordCost?: PasswordCost;
  /** See rate-limit.ts for the figure in use. */
  publicCallsPerMinute?: number;
  writesPerMinute?: number;
  /** Takes the security events; without one they are only logged. */
  audit?: TrailQueue | undefined;
  /** Brings the controls for QA; without them /qa answers like any unknown path. */
  qa?: QaOptions;
};

/**
 * The whole application without its process: it opens no port and seeds nothing. The caller closes the
 * database.
 */
export async function buildApp(given: AppDeps): Promise<FastifyInstance> {
  const qaClock = given.qa && movableClock(given.clock);
  const deps = { ...given, clock: qaClock ?? given.clock };
  const { env, database, clock, logger, passwordCost } = deps;
  const secret = env.MOCK_TOKEN_SECRET;
  const profile = createProfile(deps);
  const app = createServer(logger, profile);
  await addUploads(app);
  await addRateLimit(app, { clock, max: deps.publicCallsPerMinute ?? PUBLIC_CALLS_PER_MINUTE });
  const jwt = await createJwt(app, secret);
  const mailQueue = createMailQueue({ mailer: deps.mailer ?? createMailer(deps), log: app.log });
  // Hooks of closing run in reverse: the jobs still waiting may have mails to send.
  app.addHook('onClose', () => mailQueue.close());
  if (deps.audit) addAudit(app, deps.audit, secret);
  const background = createBackground(app);
  const branding = mailBrandingOf(env);
  const own = {
    jwt,
    background,
    mailQueue,
    branding,
    secret,
    passwordCost,
    codeWithRemoval: profile.codeWithRemoval,
    namesExpiredInvites: profile.namesExpiredInvites,
  };
  const services = await createServices({ ...deps, ...own });
  const openSession = (token: string) => profile.openSession(token, services.sessions.open);
  const isSteppedUp = profile.asksStepUp ? services.stepUp.isSteppedUp : async () => true;
  const countWrite = createWriteLimit(clock, deps.writesPerMinute);
  const outside = { profile, openSession, isSteppedUp, countWrite };
  addHealth(app, () => database.$queryRaw`SELECT 1`);
  await addApiDocs(app, { withQa: qaClock !== undefined });
  registerRoutes(createServe(app, endpoints, outside), { ...services, openSession });
  if (given.qa && qaClock) await qaRoutes(app, { ...deps, ...given.qa, clock: qaClock, services });
  const calls = Object.values<Endpoint>({ ...endpoints, ...(qaClock && qaEndpoints) }).filter(profile.serves);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, createNotFound(calls));
  return app;
}

function createProfile({ env, clock, random }: AppDeps): Profile {
  if (env.MOCK_PROFILE === 'full') return fullProfile;
  return specificationProfile({ secret: env.MOCK_TOKEN_SECRET, clock, random });
}

/** The mail server, where one is named; else mails are written down. */
function createMailer({ env, ...deps }: AppDeps): Mailer {
  if (env.SMTP_URL) return createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM });
  return createOutbox({ ...deps, secret: env.MOCK_TOKEN_SECRET });
}

/** GET /healthz: 200 while the server and its database answer; nothing else is disclosed. */
function addHealth(app: FastifyInstance, pingDatabase: () => Promise<unknown>): void {
  app.get('/healthz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await pingDatabase();
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
