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
    async (question: Question) => {
      const policy = await read(question);
      kept.set(keyOf(question), { links: policy._links });
      return policy;
    },
  );
  return {
    policy: async (client, uuid) => {
      const { token } = client;
      return token ? underWay.policy({ client, token, uuid }) : read({ client, uuid });
    },
    links: async (client, uuid) => {
      const { token } = client;
      if (!token) return (await read({ client, uuid }))._links;
      const question = { client, token, uuid };
      const known = kept.get(keyOf(question));
      return known ? known.links : (await underWay.policy(question))._links;
    },
  };
}

type Asked = { readonly client: UpstreamClient; readonly uuid: string };
type Question = Asked & { readonly token: string };

function read({ client, uuid }: Asked): Promise<PolicyView> {
  return client.call(policyEndpoint, { params: { uuid } });
}

function keyOf({ token, uuid }: Question): string {
  return `${hash('sha256', token)} ${uuid}`;
}
