import type { Endpoint } from '@portal/contract/endpoint';
import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import { type LinkInput, type LinkQuery, readLink, safeUrl } from '@portal/contract/read-link';
import { completionsOf } from './completions.ts';
import { difference, type Fault } from './finding.ts';

/** A call that can be asked for. */
export type Target = { readonly name: EndpointName; readonly input: LinkInput };

type Link = { readonly relation: string; readonly href: string };

type Read = { readonly faults: readonly Fault[]; readonly targets: readonly Target[] };

const reads = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { method }]) => method === 'GET',
);

/** Judges every link of an answer by the rule by which the gateway follows it, and says which calls they lead to. */
export function readLinks(answer: unknown, origin: string): Read {
  const links = linksIn(answer).map((link) => ({ ...link, targets: targetsOf(link.href, origin) }));
  return {
    faults: links
      .filter(({ targets }) => targets.length === 0)
      .map(({ relation, href }) => difference(`link ${relation}`, faultOf(href, origin))),
    targets: links.filter(({ relation }) => relation !== 'next').flatMap(({ targets }) => targets),
  };
}

/** The calls a link stands for: several where it leaves a choice to whoever follows it. */
export function targetsOf(href: string, origin: string): Target[] {
  return reads.flatMap(([name, endpoint]) =>
    completionsOf(endpoint).flatMap((query: LinkQuery) => {
      const input = readLink(href, { endpoint, origin, query });
      return input ? [{ name, input }] : [];
    }),
  );
}

function faultOf(href: string, origin: string): string {
  if (!URL.canParse(href, origin)) return 'is no address';
  if (new URL(href, origin).origin !== origin) return 'leads to another origin';
  if (!safeUrl(href, origin)) return 'is not written plainly: the gateway does not follow it';
  return 'leads to no call of the contract: the gateway does not follow it';
}

/** Links stand in `_links`, at any depth. Those that are no links are told by the schema. */
function linksIn(value: unknown): Link[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '_links' ? linksOf(inner) : linksIn(inner),
  );
}

function linksOf(links: unknown): Link[] {
  return Object.entries(links ?? {}).flatMap(([relation, link]) => {
    const { href } = (link ?? {}) as { href?: unknown };
    return typeof href === 'string' ? [{ relation, href }] : [];
  });
}
