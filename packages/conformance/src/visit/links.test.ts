import type { EndpointName } from '@portal/contract/endpoints';
import { unreadableLink } from '@portal/contract/shapes/link';
import { valuationGraphSchema } from '@portal/contract/v1/valuation';
import { describe, expect, test } from 'vitest';
import { readLinks, sinceStartTarget } from './links.ts';

const origin = 'https://firm.example.com';
const id = '00000000-0000-4000-8000-000000000001';

function answerWith(href: string, relation = 'self'): unknown {
  return { items: [{ name: 'A policy', _links: { [relation]: { href } } }] };
}

function targetsOf(name: EndpointName, answer: unknown) {
  const { faults, targets } = readLinks(name, answer, origin);
  expect(faults).toEqual([]);
  return targets.map((target) => ({ name: target.name, link: target.input.link }));
}

describe('Q-5: a link leads to the call that its relation names, whatever its path', () => {
  test.each([
    ['policies.list', 'self', 'policies.view'],
    ['policies.view', 'valuation-latest', 'policies.latestValuation'],
    ['policies.list', 'provider', 'providers.view'],
    ['dueDiligence.view', 'panel', 'dueDiligence.panel'],
    ['dueDiligence.panel', 'provider', 'providers.view'],
    ['dueDiligence.panel', 'report', 'dueDiligence.report'],
    ['providers.list', 'self', 'providers.view'],
    ['insights.list', 'self', 'insights.view'],
  ] as const)('of %s, %s leads to %s', (name, relation, leadsTo) => {
    for (const href of [`/v1/policy/${id}/view`, '/v1/link/b3BhcXVl', `${origin}/v1/x?a=1`])
      expect(targetsOf(name, answerWith(href, relation))).toEqual([
        { name: leadsTo, link: href.replace(origin, '') },
      ]);
  });

  test('a link of the list itself leads to the list', () => {
    const answer = { items: [], _links: { self: { href: '/v1/policy' } } };
    expect(targetsOf('policies.list', answer)).toEqual([{ name: 'policies.list', link: '/v1/policy' }]);
  });

  test('one that the contract does not know is not followed', () => {
    expect(targetsOf('policies.view', { _links: { other: { href: '/v1/other' } } })).toEqual([]);
  });
});

test('Q-5, API-21: a malformed link is found by the schema, and is not judged again', () => {
  const answer = { _links: { 'valuation-latest': unreadableLink } };
  expect(readLinks('policies.view', answer, origin)).toEqual({ faults: [], targets: [] });
});

test('Q-5, P-30: the link to the graph is a call for each range', () => {
  const { targets } = readLinks(
    'policies.view',
    answerWith('/v1/link/b3BhcXVl?a=1', 'valuation-graph'),
    origin,
  );
  expect(targets.map(({ input }) => [input.query?.date_range, input.link])).toEqual(
    ['three_months', 'six_months', 'one_year', 'two_years'].map((range) => [
      range,
      `/v1/link/b3BhcXVl?a=1&date_range=${range}`,
    ]),
  );
});

test('Q-5, P-30: since_start is requested only where a graph says that it reaches further back', () => {
  const input = { link: '/v1/link/b3BhcXVl?date_range=one_year', query: { date_range: 'one_year' } };
  const after = (first_valued_on: string | null) =>
    sinceStartTarget(
      { name: 'policies.valuationGraph', input },
      valuationGraphSchema.parse({ from: '2025-11-21', first_valued_on }),
      origin,
    );
  expect([null, '2025-11-21', '2026-01-01'].map(after)).toEqual([undefined, undefined, undefined]);
  expect(after('2019-05-06')?.input).toEqual({
    link: '/v1/link/b3BhcXVl?date_range=since_start',
    query: { date_range: 'since_start' },
  });
});

test('Q-5: a next link is left to those who read a list to its end', () => {
  const answer = { items: [], _links: { next: { href: 'https://elsewhere.example.com' } } };
  expect(readLinks('insights.list', answer, origin)).toEqual({ faults: [], targets: [] });
});

test.each([
  [`https://elsewhere.example.com/v1/policy/${id}/view`, 'leads to another origin'],
  ['//elsewhere.example.com/v1/firm', 'leads to another origin'],
  ['/v1/./firm', 'is not written plainly, or leads beyond /v1/'],
  ['/v2/firm', 'is not written plainly, or leads beyond /v1/'],
  ['/v1/firm%2f..%2fadmin', 'hides a part of its path'],
  ['http://', 'is not an address'],
])('Q-5, SEC-G1: %s differs', (href, message) => {
  const { faults, targets } = readLinks('policies.list', answerWith(href), origin);
  expect(faults.map(({ level, where, message: words }) => `${level} ${where} ${words}`)).toEqual([
    `difference link self ${message}: the portal does not follow it`,
  ]);
  expect(targets).toEqual([]);
});
