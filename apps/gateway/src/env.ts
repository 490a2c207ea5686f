import { fileURLToPath } from 'node:url';
import { flag, readEnv, type Variables } from '@portal/contract/env/read-env';
import { looksGuessable, serverSecret } from '@portal/contract/env/secret-rule';
import { keySetSchema } from '@portal/statement/keys';
import { z } from 'zod';
import { appOriginList, certificateList, contactList, publicOriginList } from './env-lists.ts';
import { readingVariables } from './firm-readings.ts';
import { portalVariables } from './portal-configuration.ts';
import { DEFAULT_IDLE_MINUTES, LONGEST_IDLE_MINUTES } from './session/session-lifetimes.ts';
import { proxyList } from './trusted-proxies.ts';

/** A set of keys as JSON (RFC 7517). */
const keySet = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('must be JSON');
      return z.NEVER;
    }
  })
  .pipe(keySetSchema);
/** As Sentry gives it: a public key, a host and the number of a project. */
const dsn = z.string().regex(/^https?:\/\/\w+@[\w.:-]+(?:\/[\w-]+)*\/\d+$/, 'must be a DSN');
const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const milliseconds = wholeNumber(1, 60_000);

/** Every variable of the gateway. Secrets have no default. */
export const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: wholeNumber(0, 65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Scheme, host and port of the firm's API, without a path. */
  UPSTREAM_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((value) => new URL(value))
    .refine((url) => url.href === `${url.origin}/`, 'must be an address without path, query or user')
    .transform((url) => url.origin)
    .default('http://127.0.0.1:8081'),
  /** Allows http to the firm's API in production, for a private network only (SEC-D22). */
  UPSTREAM_ALLOW_HTTP: flag,
  /** How long a client may take to send a request, also its first one after it has connected (SEC-I1). */
  CLIENT_TIMEOUT_MS: wholeNumber(1, 10_000).default(10_000),
  /** Connections at the same time; one address, unless it is a trusted proxy, has a tenth of them at most (SEC-I9). */
  MAX_CONNECTIONS: wholeNumber(10, 1_000_000).default(5000),
  UPSTREAM_CONNECT_MS: milliseconds.default(1000),
  UPSTREAM_HEADERS_MS: milliseconds.default(2000),
  UPSTREAM_TOTAL_MS: milliseconds.default(5000),
  /** How long a file may make no progress, in either direction, before it is cut off. */
  FILE_IDLE_MS: milliseconds.default(20_000),
  /** Files and bytes that one person may send in a day. */
  UPLOADS_PER_DAY: wholeNumber(1, 1_000_000).default(50),
  UPLOAD_BYTES_PER_DAY: wholeNumber(1, Number.MAX_SAFE_INTEGER).default(1024 ** 3),
  /**
   * Where a ClamAV daemon checks what clients send: tcp://host:port or unix:/path. Without one files are not checked
   * for viruses.
   */
  CLAMD_URL: z
    .string()
    .regex(
      /^(?:tcp:\/\/(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}|unix:\/[^\0]+)$/i,
      'must be tcp://host:port or unix:/path',
    )
    .optional(),
  GATEWAY_SESSION_SECRET: serverSecret,
  /**
   * The secret before GATEWAY_SESSION_SECRET, or the one to come: it signs nothing, and what was made with it is
   * accepted until it expires (SEC-D10; session/session-keys.ts).
   */
  GATEWAY_SESSION_SECRET_PREVIOUS: serverSecret.optional(),
  /** SQLite file that keeps which sessions were signed out, until their tokens have run out (SEC-D5). */
  REVOCATION_FILE: z
    .string()
    .default(() => fileURLToPath(new URL('../../../.data/revocations.db', import.meta.url))),
  /** Where several gateways keep sign-outs, used proofs and counters together; REVOCATION_FILE is then not used. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss address' }).optional(),
  WEB_ROOT: z.string().default(() => fileURLToPath(new URL('../../web/dist', import.meta.url))),
  TRUSTED_PROXIES: proxyList,
  CORS_ORIGINS: appOriginList,
  PUBLIC_ORIGINS: publicOriginList,
  /** The packaged apps whose claim to the links of mails the portal confirms; by default none. */
  ANDROID_APP: z
    .string()
    .regex(/^[a-z]\w*(?:\.[a-z]\w*)+$/i, 'must be the name of a package')
    .default('com.example.noonmark'),
  ANDROID_APP_CERTIFICATES: certificateList,
  APPLE_APP_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}(?:\.[\w-]+)+$/, 'must be team and bundle, such as A1B2C3D4E5.com.example.noonmark')
    .optional(),
  /** Procedures for each address and minute; a batch counts as many as it holds. */
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(300),
  /**
   * Sign-in attempts for each address and minute; one account allows three times as many, from all addresses together.
   */
  SIGN_IN_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(10),
  /** Changes and messages of one person and minute, from all devices together. */
  WRITE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
  /** Gateways behind one balancer. More than one share a Redis, so that a sign-out at one holds at all (SEC-D5). */
  REPLICAS: wholeNumber(1, 100).default(1),
  /**
   * How long /readyz says 503 after SIGTERM before the server stops listening (SEC-I20); 5,500 in production, else 0.
   */
  DRAIN_MS: wholeNumber(0, 7000).optional(),
  /**
   * Keys of ES256 as a JWKS: the first signs statements of holdings, the others are published so that what they signed
   * still verifies (SEC-G15). Without it the portal offers no statements.
   */
  STATEMENT_KEYS: keySet.optional(),
  /** Minutes without activity after which a client is signed out (SEC-D6; session/session-lifetimes.ts). */
  IDLE_MINUTES: wholeNumber(2, LONGEST_IDLE_MINUTES).default(DEFAULT_IDLE_MINUTES),
  /** Which code puts tRPC on HTTP: ours, or that of @trpc/server, which costs more. */
  TRPC_ADAPTER: z.enum(['lean', 'stock']).default('lean'),
  /** Figures for Prometheus at /metrics, for callers on this machine only. */
  METRICS: flag,
  /** File of the audit trail of security events, for this process alone; without one none is kept. */
  AUDIT_FILE: z.string().optional(),
  /** Contacts in /.well-known/security.txt, which is not there without one. */
  SECURITY_CONTACT: contactList,
  /**
   * Where the gateway reports its faults and traces, and where the browser does (S-7, S-15). Without one nothing is
   * reported.
   */
  SENTRY_DSN: dsn.optional(),
  WEB_SENTRY_DSN: dsn.optional(),
  SENTRY_RELEASE: z
    .string()
    .regex(/^[\w.@+-]{1,80}$/, 'must be a name such as portal@1.2.0')
    .optional(),
  ...readingVariables,
  ...portalVariables,
});

export type Env = Readonly<z.infer<typeof envSchema>>;

/** Reads the variables, or throws one Error that lists every fault and repeats no value (SEC-D7). */
export function loadEnv(source: Variables): Env {
  return readEnv(envSchema, source, {
    name: 'The gateway',
    furtherFaults: (given) => [
      ...(given.NODE_ENV === 'production' ? productionFaults(given) : []),
      ...(Number(given.REPLICAS) > 1 && given.REDIS_URL === undefined
        ? ['REDIS_URL: must be set where REPLICAS is more than 1, so that a sign-out at one holds at all']
        : []),
    ],
  });
}

/** What is allowed while trying things out, and refused where real clients sign in (SEC-D7, SEC-D22). */
function productionFaults(given: Variables): string[] {
  const guessable = (['GATEWAY_SESSION_SECRET', 'GATEWAY_SESSION_SECRET_PREVIOUS'] as const).filter(
    (variable) => looksGuessable(given[variable] ?? '') && given[variable] !== undefined,
  );
  const { data: upstream } = envSchema.shape.UPSTREAM_URL.safeParse(given.UPSTREAM_URL);
  const isOpen = upstream?.startsWith('http:') && given.UPSTREAM_ALLOW_HTTP !== '1';
  return [
    ...guessable.map((variable) => `${variable}: looks guessable, use 32 random bytes`),
    ...(isOpen ? ['UPSTREAM_URL: must be https in production'] : []),
    ...(given.STATEMENT_KEYS !== undefined && given.PUBLIC_ORIGINS === undefined
      ? ['PUBLIC_ORIGINS: must be set with STATEMENT_KEYS, because a statement names the first of them']
      : []),
    ...(['SENTRY_DSN', 'WEB_SENTRY_DSN'] as const)
      .filter((variable) => given[variable]?.startsWith('http:'))
      .map((variable) => `${variable}: must be https in production`),
  ];
}

/** The process's own variables; nothing else in the gateway reads them. */
export const processEnv: Variables = process.env;
