import { expect, test } from 'vitest';
import { readLinks } from './links.ts';

const origin = 'https://firm.example.com';
const id = '00000000-0000-4000-8000-000000000001';

function answerWith(href: string, relation = 'self'): unknown {
  return { items: [{ name: 'A policy', _links: { [relation]: { href } } }] };
}

function told(href: string): string[] {
  return readLinks(answerWith(href), origin).faults.map(({ where, message }) => `${where} ${message}`);
}

test('Q5: a link says which call it stands for', () => {
  expect(readLinks(answerWith(`/v1/policy/${id}/view`), origin)).toEqual({
    faults: [],
    targets: [{ name: 'policies.view', input: { params: { uuid: id } } }],
  });
  expect(told(`${origin}/v1/policy/${id}/view`)).toEqual([]);
});

test('Q5, P2: one that leaves the range open stands for a call of each range', () => {
  const { targets } = readLinks(answerWith(`/v1/policy/${id}/valuation/graph`), origin);
  expect(targets.map(({ input }) => input.query?.date_range)).toEqual([
    'three_months',
    'six_months',
    'one_year',
    'two_years',
  ]);
});

test('Q5: a next link is judged, and followed by those who count parts', () => {
  const next = '/v1/insights?cursor=abc';
  expect(readLinks(answerWith(next, 'next'), origin)).toEqual({ faults: [], targets: [] });
  expect(readLinks(answerWith('/v1/nowhere', 'next'), origin).faults).toHaveLength(1);
});

test.each([
  [`https://elsewhere.example.com/v1/policy/${id}/view`, 'leads to another origin'],
  ['//elsewhere.example.com/v1/firm', 'leads to another origin'],
  ['/v1/./firm', 'is not written plainly: the gateway does not follow it'],
  ['/v2/firm', 'leads to no call of the contract: the gateway does not follow it'],
  ['/v1/firm?also=this', 'leads to no call of the contract: the gateway does not follow it'],
  ['http://', 'is no address'],
])('Q5, G1: %s differs', (href, message) => {
  expect(told(href)).toEqual([`link self ${message}`]);
});
