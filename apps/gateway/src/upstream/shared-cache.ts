import { hash } from 'node:crypto';
import { checkEndpoint } from '@portal/contract/authentication';
import type { Endpoint, EndpointInput } from '@portal/contract/endpoint';
import { firmEndpoint } from '@portal/contract/firm';
import { insightAuthorsEndpoint, insightCategoriesEndpoint } from '@portal/contract/insights';
import { providersEndpoint } from '@portal/contract/providers';
import { createCache } from 'async-cache-dedupe';
import type { UpstreamClient, UpstreamReading } from './upstream-client.ts';
import { UpstreamError } from './upstream-error.ts';

/** How long an answer is shared, in seconds. */
const SHARED_SECONDS = 15;

/** Every call whose answer is the same for everybody. Nothing personal may be added here. */
const sharedEndpoints = {
  firm: firmEndpoint,
  providers: providersEndpoint,
  insightCategories: insightCategoriesEndpoint,
  insightAuthors: insightAuthorsEndpoint,
} as const;
type SharedName = keyof typeof sharedEndpoints;

/**
 * Answers that are the same for everybody, held for seconds, with one call under way for each. They are given only to
 * those whose token the firm still takes, since it may have ended what is signed in here.
 */
export type SharedReads = {
  [Name in SharedName]: (client: UpstreamClient) => Promise<UpstreamReading<(typeof sharedEndpoints)[Name]>>;
};

export function createSharedReads(ttlSeconds: number = SHARED_SECONDS): SharedReads {
  const requireGoodToken = tokenCheck();
  const reader = <E extends Endpoint>(endpoint: E) => {
    const read = sharedReader(endpoint, ttlSeconds);
    return async (client: UpstreamClient) => {
      await requireGoodToken(client);
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

/**
 * Throws what the firm says of a token that it no longer takes. It is asked each time (SEC-D5), once for all reads of
 * one moment; a firm that cannot be asked holds nobody back.
 */
function tokenCheck(): (client: UpstreamClient) => Promise<void> {
  const cache = createCache({ ttl: 0, storage: { type: 'memory' } }).define(
    'check',
    { serialize: ({ token = '' }: UpstreamClient) => hash('sha256', token) },
    (client: UpstreamClient) => client.call(checkEndpoint, {}),
  );
  return async (client) => {
    try {
      const { terms_accepted } = await cache.check(client);
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

function sharedReader<E extends Endpoint>(endpoint: E, ttlSeconds: number) {
  const ask = (client: UpstreamClient) => client.call(endpoint, {} as EndpointInput<E>);
  const cache = createCache({ ttl: ttlSeconds, storage: { type: 'memory' } }).define(
    'read',
    { serialize: () => endpoint.path },
    ask,
  );
  return async (client: UpstreamClient): Promise<UpstreamReading<E>> => {
    try {
      return await cache.read(client);
    } catch (error) {
      if (!isAboutTheCaller(error)) throw error;
      return ask(client);
    }
  };
}

/** The first to ask may have been refused for their own token; that says nothing about the others. */
function isAboutTheCaller(error: unknown): boolean {
  return error instanceof UpstreamError && (error.status === 401 || error.status === 403);
}
