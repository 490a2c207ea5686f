import type { Endpoint } from '@portal/contract/endpoint';
import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import { type LinkQuery, linkTarget, safeUrl } from '@portal/contract/reading/followed-link';
import type { WireDateRange } from '@portal/contract/shapes/date-range';
import { unreadableLink } from '@portal/contract/shapes/link';
import type { ValuationGraph } from '@portal/contract/v1/valuation';
import { z } from 'zod';
import { difference, type Fault } from '../report/finding.ts';
import { readField, type Target } from './seen.ts';

type Relations = Readonly<Record<string, EndpointName>>;

const ofPolicy: Relations = {
  self: 'policies.view',
  provider: 'providers.view',
  'valuation-latest': 'policies.latestValuation',
  'valuation-graph': 'policies.valuationGraph',
};
const ofProvider: Relations = { self: 'providers.view', 'my-policies': 'providers.myPolicies' };
const ofDueDiligence: Relations = { self: 'dueDiligence.view', panel: 'dueDiligence.panel' };
const ofInsight: Relations = { self: 'insights.view' };
const ofThread: Relations = { self: 'messages.view' };

/** The call that a link leads to, by its relation in the records of each call. Paths are not considered. */
const relations: Partial<Record<EndpointName, Relations>> = {
  'client.view': { self: 'client.view', firm: 'firm.view' },
  'policies.list': ofPolicy,
  'policies.view': ofPolicy,
  'providers.list': ofProvider,
  'providers.view': ofProvider,
  'providers.myPolicies': { self: 'policies.view' },
  'dueDiligence.list': ofDueDiligence,
  'dueDiligence.view': ofDueDiligence,
  'dueDiligence.panel': { provider: 'providers.view', report: 'dueDiligence.report' },
  'dueDiligence.report': {
    self: 'dueDiligence.report',
    provider: 'providers.view',
    'due-diligence': 'dueDiligence.view',
  },
  'insights.list': ofInsight,
  'insights.view': ofInsight,
  'messages.list': ofThread,
  'messages.view': ofThread,
};

type Links = { readonly faults: readonly Fault[]; readonly targets: readonly Target[] };

/**
 * Judges every link of an answer by the gateway's rule, and returns the calls they lead to. A `next` link
 * is left to those who read a list to its end.
 */
export function readLinks(name: EndpointName, answer: unknown, origin: string): Links {
  const own = linksOf(readField(answer, '_links'));
  const ofRecords = linksWithin(answer).filter((link) => !own.some((other) => other.link === link.link));
  const list = (endpoints[name] as Endpoint).list;
  const links = [
    ...own.map((link) => ({ ...link, leadsTo: list ? name : relations[name]?.[link.relation] })),
    ...ofRecords.map((link) => ({ ...link, leadsTo: relations[name]?.[link.relation] })),
  ].filter(({ relation }) => relation !== 'next');
  return {
    faults: links.flatMap(({ relation, href }) => judgeLink(relation, href, origin)),
    targets: links.flatMap(({ href, leadsTo }) => (leadsTo ? targetsOf(leadsTo, href, origin) : [])),
  };
}

/** What is wrong with a link: nothing where the gateway would follow it. */
export function judgeLink(relation: string, href: string, origin: string): Fault[] {
  if (linkTarget(href, { origin }) !== undefined) return [];
  return [difference(`link ${relation}`, `${faultOf(href, origin)}: the portal does not follow it`)];
}

/** The calls that a link leads to: several where it leaves a choice to the caller, such as a range. */
function targetsOf(name: EndpointName, href: string, origin: string): Target[] {
  return completionsOf(endpoints[name]).flatMap((query) => {
    const link = linkTarget(href, { origin, query });
    return link === undefined ? [] : [{ name, input: { link, query } }];
  });
}

/**
 * What a link may leave out of its query: one query for each value of a list of which one must be given, else none. A
 * value that is an extension is left to answers that offer it.
 */
export function completionsOf({ query }: Endpoint): readonly LinkQuery[] {
  for (const [name, schema] of Object.entries(query?.shape ?? {}))
    if (schema instanceof z.ZodEnum)
      return schema.options
        .filter((option) => option !== sinceStart)
        .map((option) => ({ [name]: String(option) }));
  return [{}];
}

const sinceStart: WireDateRange = 'since_start';

/** The call for the whole life of a policy, where a graph says that it reaches further back than the range shown. */
export function sinceStartTarget(
  { name, input }: Target,
  graph: ValuationGraph,
  origin: string,
): Target | undefined {
  const { first_valued_on, from } = graph;
  if (input.link === undefined || first_valued_on === null || from === null || first_valued_on >= from)
    return undefined;
  const query = { date_range: sinceStart };
  const link = linkTarget(input.link, { origin, query });
  return link === undefined ? undefined : { name, input: { link, query } };
}

function faultOf(href: string, origin: string): string {
  if (!URL.canParse(href, origin)) return 'is not an address';
  if (new URL(href, origin).origin !== origin) return 'leads to another origin';
  if (!safeUrl(href, origin)?.pathname.startsWith('/v1/'))
    return 'is not written plainly, or leads beyond /v1/';
  return 'hides a part of its path';
}

type Link = { readonly relation: string; readonly href: string; readonly link: object };

/** Links are in `_links`, at any depth. Malformed ones are found by the schema. */
function linksWithin(value: unknown): Link[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '_links' ? linksOf(inner) : linksWithin(inner),
  );
}

function linksOf(links: unknown): Link[] {
  return Object.entries(links ?? {}).flatMap(([relation, link]) => {
    const href = readField(link, 'href');
    return typeof href === 'string' && href !== unreadableLink.href
      ? [{ relation, href, link: link as object }]
      : [];
  });
}
