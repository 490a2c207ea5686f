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
export async function readLatestValuations(
  { upstream, log }: Reader,
  policies: readonly Policy[],
): Promise<LatestValuation[]> {
  const faults: unknown[] = [];
  const valuations = await mapWithLimit(policies, AT_ONCE, async (policy): Promise<LatestValuation> => {
    try {
      const link = policy._links['valuation-latest'];
      return toLatestValuation(await upstream.follow(link, latestValuationEndpoint));
    } catch (error) {
      if (toFailure(error).code === 'NOT_FOUND') return { state: 'none' };
      faults.push(error);
      return { state: 'failed' };
    }
  });
  if (faults.length > 0)
    log.warn(
      { failed: faults.length, of: policies.length, err: faults[0] },
      'latest valuations could not be read',
    );
  return valuations;
}
