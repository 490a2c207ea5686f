import type { Policy } from '@portal/contract/policies';
import { latestValuationEndpoint } from '@portal/contract/valuation';

import { mapWithLimit } from '../../map-with-limit.ts';
import type { Log } from '../../trpc/context.ts';
import { toFailure } from '../../trpc/error-map.ts';

import type { UpstreamClient } from '../../upstream/upstream-client.ts';
import { type LatestValuation, toLatestValuation } from './valuation-mapper.ts';

/** Valuations read at once for one list. */
const AT_ONCE = 16;

type Reader = { readonly upstream: UpstreamClient; readonly log: Log };

/** The latest value of each policy, in their order. One that cannot be read is `failed` and never fails the list (row P1). */
export function readLatestValuations(
  reader: Reader,
  policies: readonly Policy[],
): Promise<LatestValuation[]> {
  return mapWithLimit(policies, AT_ONCE, (policy) => readLatest(reader, policy));
}

async function readLatest({ upstream, log }: Reader, policy: Policy): Promise<LatestValuation> {
  try {
    const link = policy._links['valuation-latest'];
    return toLatestValuation(await upstream.follow(link, latestValuationEndpoint));
  } catch (error) {
    const { code } = toFailure(error);
    if (code === 'NOT_FOUND') return { state: 'none' };
    log.warn({ appCode: code, policy: policy.uuid, err: error }, 'a latest valuation could not be read');
    return { state: 'failed' };
  }
}
