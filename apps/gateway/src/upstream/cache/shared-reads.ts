import { hash } from 'node:crypto';
import type { Endpoint, EndpointInput } from '@portal/contract/endpoint';
import { checkEndpoint } from '@portal/contract/v1/authentication';
import { firmEndpoint } from '@portal/contract/v1/firm';
import { insightAuthorsEndpoint, insightCategoriesEndpoint } from '@portal/contract/v1/insights';
import { providersEndpoint } from '@portal/contract/v1/providers';
import { createCache } from 'async-cache-dedupe';
import type { UpstreamClient, UpstreamReading } from '../upstream-client.ts';
import { UpstreamError } from '../upstream-error.ts';

/** How long an answer is shared, in seconds. */
const SHARED_SECONDS = 15;

/** Every call whose answer is the same for all clients. Nothing personal may be added here. */
const sharedEndpoints = {
  firm: firmEndpoint,
  providers: providersEndpoint,
  insightCategories: insightCategoriesEndpoint,
  insightAuthors: insightAuthorsEndpoint,
} as const;
type SharedName = keyof typeof sharedEndpoints;

/**
 * Answers that are the same for all clients, held for seconds, with one call under way for each. They are given only to
 * those whose token the firm still takes, since it may have ended a session that is still signed in here. A call
 * without a token is not shared.
 */
export type SharedReads = {
  [Name in SharedName]: (client: UpstreamClient) => Promise<UpstreamReading<(typeof sharedEndpoints)[Name]>>;
};

export function createSharedReads(ttlSeconds: number = SHARED_SECONDS): SharedReads {
  const requireGoodToken = tokenCheck();
  const reader = <E extends Endpoint>(endpoint: E) => {
    const ask = (client: UpstreamClient) => client.call(endpoint, {} as EndpointInput<E>);
    const read = sharedReader(endpoint, ask, ttlSeconds);
    return async (client: UpstreamClient) => {
      const { token } = client;
      if (!token) return ask(client);
      await requireGoodToken({ client, token });
      return read(client);
    };
  };
  return {
    firm: reader(sharedEndpoints.firm),
    providers: reader(sharedEndpoints.providers),
    insightCategories: reader(sharedEndpoints.insightCategories),
    insightAuthors: reader(sharedEndpoints.insightAuthors),
  };
}

type Holder = { readonly client: UpstreamClient; readonly token: string };

/**
 * Throws the firm's error for a token that it no longer accepts. It is checked each time (SEC-D11, SEC-D32, SEC-D33),
 * once for all reads of one moment; a firm that cannot be reached blocks no reads.
 */
function tokenCheck(): (holder: Holder) => Promise<void> {
  const cache = createCache({ ttl: 0, storage: { type: 'memory' } }).define(
    'check',
    { serialize: ({ token }: Holder) => hash('sha256', token) },
    ({ client }: Holder) => client.call(checkEndpoint, {}),
  );
  return async (holder) => {
    try {
      const { terms_accepted } = await cache.check(holder);
      // L-53: only an explicit false; session/sign-in-progress.ts has the rule for the sign-in.
      if (terms_accepted === false) throw termsNotAccepted();
    } catch (error) {
      if (isAboutTheCaller(error)) throw error;
    }
  };
}

function termsNotAccepted(): UpstreamError {
  const call = `${checkEndpoint.method} ${checkEndpoint.path}`;
  return new UpstreamError('refused', 'Newer terms are in force', {
    call,
    status: 403,
    code: 'TERMS_NOT_ACCEPTED',
  });
}

type Ask<E extends Endpoint> = (client: UpstreamClient) => Promise<UpstreamReading<E>>;

function sharedReader<E extends Endpoint>(endpoint: E, ask: Ask<E>, ttlSeconds: number): Ask<E> {
  const cache = createCache({ ttl: ttlSeconds, storage: { type: 'memory' } }).define(
    'read',
    { serialize: () => endpoint.path },
    ask,
  );
  return async (client) => {
    try {
      return await cache.read(client);
    } catch (error) {
      if (!isAboutTheCaller(error)) throw error;
      return ask(client);
    }
  };
}

/** The first caller may have been refused for its own token; the others are not affected. */
function isAboutTheCaller(error: unknown): boolean {
  return error instanceof UpstreamError && (error.status === 401 || error.status === 403);
}
