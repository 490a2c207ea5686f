import type { Policy, PolicyView } from '@portal/contract/v1/policies';
import { latestValuationEndpoint, type Valuation } from '@portal/contract/v1/valuation';
import pLimit from 'p-limit';
import type { Log } from '../../trpc/context.ts';
import { toFailure } from '../../trpc/error-map.ts';
import type { UpstreamClient } from '../../upstream/upstream-client.ts';
import { toValuation, type ValuationPart } from './valuation-mapper.ts';

/** Valuations read at once for one list: most have fewer policies, and are then there after one answer of the firm. */
const AT_ONCE = 100;

type Deps = { readonly upstream: UpstreamClient; readonly log: Log };

/** The latest valuation of a policy by the policy's own link; null where there is none yet. Throws UpstreamError. */
async function readLatestValuation(upstream: UpstreamClient, policy: Policy): Promise<Valuation | null> {
  const link = policy._links?.['valuation-latest'];
  try {
    return link ? await upstream.follow(link, latestValuationEndpoint) : null;
  } catch (error) {
    if (toFailure(error).code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** The latest valuation of a policy: null where there is none yet, `failed` where it could not be read. */
export type ReadValuation = Valuation | null | 'failed';

/**
 * The latest valuation of each policy, in their order. SEC-I17: one that cannot be read is `failed`, and never fails
 * the list.
 */
export async function readLatestValuations(
  { upstream, log }: Deps,
  policies: readonly Policy[],
): Promise<ReadValuation[]> {
  const faults: unknown[] = [];
  const valuations = await pLimit(AT_ONCE).map(policies, async (policy): Promise<ReadValuation> => {
    try {
      return await readLatestValuation(upstream, policy);
    } catch (error) {
      faults.push(error);
      return 'failed';
    }
  });
  if (faults.length > 0)
    log.warn(
      { failed: faults.length, of: policies.length, err: faults[0] },
      'latest valuations could not be read',
    );
  return valuations;
}

/**
 * The latest valuation as a part of the page of its policy: the one that the policy brought along, else by the policy's
 * link. `failed` leaves the rest of the page usable (SEC-I17).
 */
export async function readValuationPart({ upstream, log }: Deps, policy: PolicyView): Promise<ValuationPart> {
  try {
    const embedded = policy._embedded?.['valuation-latest'];
    return toValuation(embedded ?? (await readLatestValuation(upstream, policy)));
  } catch (error) {
    log.warn({ err: error }, 'a latest valuation could not be read');
    return { state: 'failed' };
  }
}
