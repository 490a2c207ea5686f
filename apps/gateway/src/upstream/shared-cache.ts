import type { Endpoint, EndpointAnswer, EndpointInput } from '@portal/contract/endpoint';
import { firmEndpoint } from '@portal/contract/firm';
import { insightAuthorsEndpoint, insightCategoriesEndpoint } from '@portal/contract/insights';
import { providersEndpoint } from '@portal/contract/providers';
import { createCache } from 'async-cache-dedupe';
import type { UpstreamClient } from './upstream-client.ts';
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

/** Answers that are the same for everybody, held for seconds, with one call under way for each. */
export type SharedReads = {
  [Name in SharedName]: (client: UpstreamClient) => Promise<EndpointAnswer<(typeof sharedEndpoints)[Name]>>;
};

export function createSharedReads(ttlSeconds: number = SHARED_SECONDS): SharedReads {
  return {
    firm: sharedReader(sharedEndpoints.firm, ttlSeconds),
    providers: sharedReader(sharedEndpoints.providers, ttlSeconds),
    insightCategories: sharedReader(sharedEndpoints.insightCategories, ttlSeconds),
    insightAuthors: sharedReader(sharedEndpoints.insightAuthors, ttlSeconds),
  };
}

function sharedReader<E extends Endpoint>(endpoint: E, ttlSeconds: number) {
  const ask = (client: UpstreamClient) => client.call(endpoint, {} as EndpointInput<E>);
  const cache = createCache({ ttl: ttlSeconds, storage: { type: 'memory' } }).define(
    'read',
    { serialize: () => endpoint.path },
    ask,
  );
  return async (client: UpstreamClient): Promise<EndpointAnswer<E>> => {
    try {
      return await cache.read(client);
    } catch (error) {
      if (!isAboutTheCaller(error)) throw error;
      return ask(client);
    }
  };
}

/** Whoever asked first may have been refused for their own token; that says nothing about the others. */
function isAboutTheCaller(error: unknown): boolean {
  return error instanceof UpstreamError && (error.status === 401 || error.status === 403);
}
