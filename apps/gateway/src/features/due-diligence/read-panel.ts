import { buildPath } from '@portal/contract/endpoint';
import type { Link } from '@portal/contract/shapes/link';
import type { PanelItem } from '@portal/contract/v1/due-diligence';
import { type Provider, providerEndpoint } from '@portal/contract/v1/providers';
import pLimit from 'p-limit';
import type { Log } from '../../trpc/context.ts';
import type { SharedReads } from '../../upstream/cache/shared-reads.ts';
import type { UpstreamClient } from '../../upstream/upstream-client.ts';

/** Providers read at once for one panel, where the shared list lacks them. */
const AT_ONCE = 8;

type Reader = { readonly upstream: UpstreamClient; readonly shared: SharedReads; readonly log: Log };

/**
 * The provider of each item of a panel, in their order (P-4): from the shared list when one of its links is
 * the same, else by the item's own link. Null where neither gives it; a panel is shown without the data of one provider.
 */
export async function readProviders(
  reader: Reader,
  items: readonly PanelItem[],
): Promise<(Provider | null)[]> {
  const known = await readKnown(reader);
  return pLimit(AT_ONCE).map(items, async ({ _links }) => {
    const link = _links?.provider;
    return link ? (known.get(link.href) ?? (await readProvider(reader, link))) : null;
  });
}

async function readProvider({ upstream, log }: Reader, link: Link): Promise<Provider | null> {
  try {
    return await upstream.follow(link, providerEndpoint);
  } catch (error) {
    log.warn({ err: error }, 'a provider of a panel could not be read');
    return null;
  }
}

/** Providers by the address of their own record. */
async function readKnown({ upstream, shared, log }: Reader): Promise<ReadonlyMap<string, Provider>> {
  try {
    const { items } = await shared.providers(upstream);
    return new Map(
      items.flatMap((provider) => {
        const own = provider._links?.self?.href ?? buildPath(providerEndpoint.path, { uuid: provider.uuid });
        return [[own, provider]];
      }),
    );
  } catch (error) {
    log.warn({ err: error }, 'the list of providers could not be read for a panel');
    return new Map();
  }
}
