import { buildPath } from '@portal/contract/endpoint';
import type { Link } from '@portal/contract/shapes/link';
import { dueDiligenceEndpoint, dueDiligencePanelEndpoint } from '@portal/contract/v1/due-diligence';
import { type Provider, providerEndpoint, providersEndpoint } from '@portal/contract/v1/providers';
import pLimit from 'p-limit';
import type { z } from 'zod';
import type { Log } from '../../trpc/context.ts';
import type { UpstreamClient } from '../../upstream/upstream-client.ts';
import { toProvider } from '../providers/providers-mapper.ts';
import { type panelItemOutput, toPanelItem } from './due-diligence-mapper.ts';

/** Providers read at once for one panel, where their list lacks them. */
const AT_ONCE = 8;

type Deps = { readonly upstream: UpstreamClient; readonly log: Log };

type Panel = { items: z.infer<typeof panelItemOutput>[]; unreadable: number };

/**
 * P-4: the panel of an entry, found by the entry's own link, with the data of each provider: from the list of providers
 * when one of its links is the same, else by the item's own link. A panel is shown without the data of a provider that
 * neither gives.
 */
export async function readPanel(deps: Deps, uuid: string): Promise<Panel> {
  const { upstream } = deps;
  const entry = await upstream.call(dueDiligenceEndpoint, { params: { uuid } });
  const panel = entry._links?.panel;
  if (!panel) return { items: [], unreadable: 0 };
  const { items, unreadable } = await upstream.follow(panel, dueDiligencePanelEndpoint);
  const known = await readKnown(deps);
  const withProviders = await pLimit(AT_ONCE).map(items, async (item) => {
    const link = item._links?.provider;
    const provider = link ? (known.get(link.href) ?? (await readProvider(deps, link))) : null;
    return toPanelItem(item, provider && toProvider(provider));
  });
  return { items: withProviders, unreadable };
}

async function readProvider({ upstream, log }: Deps, link: Link): Promise<Provider | null> {
  try {
    return await upstream.follow(link, providerEndpoint);
  } catch (error) {
    log.warn({ err: error }, 'a provider of a panel could not be read');
    return null;
  }
}

/** Providers by the address of their own record. */
async function readKnown({ upstream, log }: Deps): Promise<ReadonlyMap<string, Provider>> {
  try {
    const { items } = await upstream.call(providersEndpoint, {});
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
