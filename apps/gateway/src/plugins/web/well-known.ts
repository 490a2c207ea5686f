import type { StatementKeys } from '@portal/statement/keys';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';

type Options = {
  /** Where reports of security problems go, the preferred first: addresses with https, mailto or tel. */
  readonly contacts: readonly string[];
  readonly publicOrigins: readonly string[];
  readonly clock: Clock;
  /** The public keys of statements, where they are offered. */
  readonly statementKeys: StatementKeys['published'] | undefined;
};

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const GOOD_FOR_DAYS = 180;
/** SEC-G26: kept shortly, so that a new key is known before it is needed for long. */
const KEYS_KEPT_SECONDS = 300;
/** SEC-G29. */
const SECURITY_TEXT_KEPT_SECONDS = 3600;

/**
 * SEC-J8: `/.well-known/security.txt` (RFC 9116), where a contact is configured, `/.well-known/jwks.json`, where
 * statements are signed, and `/.well-known/change-password`, which leads password managers to the page for it.
 */
export function registerWellKnown(app: FastifyInstance, options: Options): void {
  app.get('/.well-known/change-password', async (_request, reply) =>
    reply.redirect('/tabs/account/password', 302),
  );
  if (options.statementKeys) registerKeys(app, options.statementKeys);
  if (options.contacts.length === 0) return;
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${SECURITY_TEXT_KEPT_SECONDS}`)
      .type('text/plain; charset=utf-8')
      .send(securityText(options)),
  );
}

/** SEC-G26: the public keys (SEC-G49), which any site may read. */
function registerKeys(app: FastifyInstance, keys: StatementKeys['published']): void {
  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${KEYS_KEPT_SECONDS}`)
      .header('access-control-allow-origin', '*')
      .type('application/jwk-set+json')
      .send(JSON.stringify(keys)),
  );
}

function securityText({ contacts, publicOrigins, clock }: Options): string {
  const today = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
  const fields = [
    ...contacts.map((contact) => ['Contact', contact]),
    ['Expires', new Date(today + GOOD_FOR_DAYS * DAY_MS).toISOString()],
    ['Preferred-Languages', 'en'],
    ...publicOrigins
      .filter((origin) => origin.startsWith('https:'))
      .map((origin) => ['Canonical', `${origin}/.well-known/security.txt`]),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
