import { hash } from 'node:crypto';
import { type PolicyView, policyEndpoint } from '@portal/contract/v1/policies';
import { createCache } from 'async-cache-dedupe';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import type { UpstreamClient } from '../upstream-client.ts';

const LINKS_KEPT_MS = 15_000;
const MAX_POLICIES = 1000;

/**
 * Reads of one policy by one client. The page of a policy and its graph, requested together, share one upstream call.
 */
export type PolicyReads = {
  /** The policy as it is now. */
  policy(client: UpstreamClient, uuid: string): Promise<PolicyView>;
  /** The links of the policy, which may be seconds old. */
  links(client: UpstreamClient, uuid: string): Promise<PolicyView['_links']>;
};

/**
 * SEC-F9: keeps the links alone, under the hash of the firm's token: no client gets those of another client or session,
 * and the firm still checks the token when a link is followed. Without a token nothing is shared or kept.
 */
export function createPolicyReads(clock: Clock): PolicyReads {
  const kept = new LRUCache<string, { links: PolicyView['_links'] }>({
    max: MAX_POLICIES,
    ttl: LINKS_KEPT_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  const underWay = createCache({ ttl: 0, storage: { type: 'memory' } }).define(
    'policy',
    { serialize: keyOf },
    async (read: KeyedRead) => {
      const policy = await readPolicy(read);
      kept.set(keyOf(read), { links: policy._links });
      return policy;
    },
  );
  return {
    policy: async (client, uuid) => {
      const { token } = client;
      return token ? underWay.policy({ client, token, uuid }) : readPolicy({ client, uuid });
    },
    links: async (client, uuid) => {
      const { token } = client;
      if (!token) return (await readPolicy({ client, uuid }))._links;
      const read = { client, token, uuid };
      const known = kept.get(keyOf(read));
      return known ? known.links : (await underWay.policy(read))._links;
    },
  };
}

type PolicyRead = { readonly client: UpstreamClient; readonly uuid: string };
type KeyedRead = PolicyRead & { readonly token: string };

function readPolicy({ client, uuid }: PolicyRead): Promise<PolicyView> {
  return client.call(policyEndpoint, { params: { uuid } });
}

function keyOf({ token, uuid }: KeyedRead): string {
  return `${hash('sha256', token)} ${uuid}`;
}
