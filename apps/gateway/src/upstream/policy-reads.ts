import { hash } from 'node:crypto';
import { type Policy, policyEndpoint } from '@portal/contract/policies';
import { createCache } from 'async-cache-dedupe';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { UpstreamClient } from './upstream-client.ts';

const LINKS_KEPT_MS = 15_000;
const MAX_POLICIES = 1000;

/** Reads of one policy by one person. The page of a policy and its graph, asked for together, share one call upstream. */
export type PolicyReads = {
  /** The policy as it is now. */
  policy(client: UpstreamClient, uuid: string): Promise<Policy>;
  /** The links of the policy, which may be seconds old. */
  links(client: UpstreamClient, uuid: string): Promise<Policy['_links']>;
};

/**
 * Keeps the links alone, under the hash of the firm's token: nobody gets those of another person or session, and the firm
 * still checks the token when a link is followed.
 */
export function createPolicyReads(clock: Clock): PolicyReads {
  const kept = new LRUCache<string, { links: Policy['_links'] }>({
    max: MAX_POLICIES,
    ttl: LINKS_KEPT_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  const underWay = createCache({ ttl: 0, storage: { type: 'memory' } }).define(
    'policy',
    { serialize: keyOf },
    async (question: Question) => {
      const { client, uuid } = question;
      const policy = await client.call(policyEndpoint, { params: { uuid } });
      kept.set(keyOf(question), { links: policy._links });
      return policy;
    },
  );
  return {
    policy: (client, uuid) => underWay.policy({ client, uuid }),
    links: async (client, uuid) => {
      const known = kept.get(keyOf({ client, uuid }));
      return known ? known.links : (await underWay.policy({ client, uuid }))._links;
    },
  };
}

type Question = { readonly client: UpstreamClient; readonly uuid: string };

function keyOf({ client, uuid }: Question): string {
  return `${hash('sha256', client.token ?? '')} ${uuid}`;
}
