import { insightsEndpoint } from '@portal/contract/insights';
import { policyEndpoint } from '@portal/contract/policies';
import { latestValuationEndpoint, valuationGraphEndpoint } from '@portal/contract/valuation';
import { describe, expect, it } from 'vitest';
import { followLink } from './follow-link.ts';
import { UpstreamError } from './upstream-error.ts';

const origin = 'https://firm.example.com';
const id = '00000000-0000-4000-8000-000000000001';
const good = `/v1/policy/${id}/view`;
const follow = (href: string) => followLink(href, { endpoint: policyEndpoint, origin });

const hostile = [
  `//evil.example.com${good}`,
  `\\\\evil.example.com${good}`,
  `/\\evil.example.com${good}`,
  `ht\ntps://evil.example.com${good}`,
  ` ${good}`,
  `${good}\t`,
  `/v1/policy/%2e%2e/%2E%2e/admin`,
  `/v1/policy/../../admin`,
  `/v1/policy/./${id}/view`,
  `/v1//policy/${id}/view`,
  `https://evil.example.com${good}`,
  `http://firm.example.com${good}`,
  `https://firm.example.com:8443${good}`,
  `https://firm.example.com.evil.example.com${good}`,
  `https://user:pass@firm.example.com${good}`,
  `https://firm.example.com@evil.example.com${good}`,
  `javascript:alert(1)`,
  `data:application/json,{}`,
  `file:///etc/passwd`,
  `/v1/policy/${id}%2Fview`,
  `/v1/policy/${id}/view/`,
  `/v1/policy/${id}/view#x`,
  `/v1/policy/${id}/view?next=//evil`,
  `/v1/policy/${id.toUpperCase().replace('4', 'A')}/view`,
  `/v1/policy/*/view`,
  `/v2/policy/${id}/view`,
  `/v1/policy/${id}\\view`,
  `v1/policy/${id}/view`,
  `?`,
  '',
];

describe('G1: a link of the firm', () => {
  it('is read as the parameters of a call, from a path and from a whole address', () => {
    expect(follow(good)).toEqual({ params: { uuid: id } });
    expect(follow(`${origin}${good}`)).toEqual({ params: { uuid: id } });
  });

  it.each(hostile)('is refused: %j', (href) => {
    expect(() => follow(href)).toThrow(UpstreamError);
  });

  it('is refused where it leads to another call than the one asked for', () => {
    const link = { endpoint: latestValuationEndpoint, origin };
    expect(() => followLink(good, link)).toThrow(expect.objectContaining({ kind: 'malformed' }));
    expect(followLink(`/v1/policy/${id}/valuation/latest`, link)).toEqual({ params: { uuid: id } });
  });

  it('keeps a query only as the contract knows it', () => {
    const graph = { endpoint: valuationGraphEndpoint, origin };
    const path = `/v1/policy/${id}/valuation/graph`;
    expect(followLink(`${path}?date_range=one_year`, graph)).toEqual({
      params: { uuid: id },
      query: { date_range: 'one_year' },
    });
    expect(() => followLink(`${path}?date_range=ever`, graph)).toThrow(UpstreamError);
    expect(() => followLink(`${path}?date_range=one_year&x=1`, graph)).toThrow(UpstreamError);
  });

  it('A19: may be the next link of a filtered list', () => {
    const href = '/v1/insights?InsightSearch%5Bwriter%5D=ann-bell&cursor=abc_123';
    expect(followLink(href, { endpoint: insightsEndpoint, origin })).toEqual({
      query: { InsightSearch: { writer: 'ann-bell' }, cursor: 'abc_123' },
    });
  });
});
