import type { PanelItem } from '@portal/contract/due-diligence';
import { type Provider, providerEndpoint } from '@portal/contract/providers';
import { mapWithLimit } from '../../map-with-limit.ts';
import type { Log } from '../../trpc/context.ts';
import type { SharedReads } from '../../upstream/shared-cache.ts';
import type { UpstreamClient } from '../../upstream/upstream-client.ts';

/** Providers read at once for one panel, where the shared list lacks them. */
const AT_ONCE = 8;

type Reader = { readonly upstream: UpstreamClient; readonly shared: SharedReads; readonly log: Log };

/**
 * The provider of each item of a panel, in their order (row P4): out of the list that everybody shares, else by the
 * item's own link. Null where neither gives it; a panel stands without the data of one provider.
 */
export async function readProviders(
  reader: Reader,
  items: readonly PanelItem[],
): Promise<(Provider | null)[]> {
  const known = await readKnown(reader);
  return mapWithLimit(items, AT_ONCE, async ({ _links }) => {
    try {
      const { params } = reader.upstream.read(_links.provider, providerEndpoint);
      return known.get(params.uuid) ?? (await reader.upstream.call(providerEndpoint, { params }));
    } catch (error) {
      reader.log.warn({ err: error }, 'a provider of a panel could not be read');
      return null;
    }
  });
}

async function readKnown({ upstream, shared, log }: Reader): Promise<ReadonlyMap<string, Provider>> {
  try {
    const { items } = await shared.providers(upstream);
    return new Map(items.map((provider) => [provider.uuid, provider]));
  } catch (error) {
    log.warn({ err: error }, 'the list of providers could not be read for a panel');
    return new Map();
  }
}
