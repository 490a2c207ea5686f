import { describe, expect, it } from 'vitest';
import { unreadableLink } from '../shapes/link.ts';
import { linkTarget } from './followed-link.ts';

const origin = 'https://firm.example.com';
const id = '00000000-0000-4000-8000-000000000001';
const good = `/v1/policy/${id}/view`;

/** Links that lead to another place than they seem to, or that two servers may read in two ways. */
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
  `/v1/policy/${id}/view#x`,
  `/v2/policy/${id}/view`,
  `/v1/policy/${id}\\view`,
  `v1/policy/${id}/view`,
  `?`,
  '',
  unreadableLink.href,
];

/** Of the same origin and under /v1/, so that they may be followed; the contract knows no call of this form. */
const unknownToTheContract = [
  `/v1/policy/${id}/view/`,
  `/v1/policy/${id}/view?next=//evil`,
  `/v1/policy/*/view`,
  `/v1/p/8f3a?page=2`,
];

const alsoNotFollowed = [
  '/admin',
  '/v1',
  '/v1?page=2',
  '/v1admin/policy',
  '/V1/policy',
  '/v1/%2e%2e/admin',
  '/v1/..%2fadmin',
  '/v1/a%2fb',
  '/v1/a%2Fb',
  '/v1/a%5cb',
  '/v1/a%5Cb',
  '/v1/%252e%252e/admin',
  '/v1/a%00b',
  '/v1/%c0%ae%c0%ae/admin',
  '/v1/%zz',
  '/v1/..;/admin',
  '/v1/.;a=b/admin',
  '/v1/policy//view',
  `${origin}/admin`,
  `${origin}${good}#x`,
  `${origin}//v1/policy`,
  'HTTPS://FIRM.EXAMPLE.COM/v1/policy',
];

describe('SEC-G1: a link of the firm is followed', () => {
  const target = (href: string, query?: Record<string, string>) => linkTarget(href, { origin, query });

  it.each([good, '/v1/anything', ...unknownToTheContract])(
    'to any place under /v1/ of the same origin, as it is written: %s',
    (href) => {
      expect(target(href)).toBe(href);
      expect(target(`${origin}${href}`)).toBe(href);
    },
  );

  it.each([...hostile, ...alsoNotFollowed])('nowhere else: %j', (href) => {
    expect(target(href)).toBeUndefined();
    expect(target(href, { date_range: 'one_year' })).toBeUndefined();
  });

  it('P-6: with the filters of its list', () => {
    const next = '/v1/insights?InsightSearch%5Bwriter%5D=ann-bell&cursor=abc_123';
    expect(target(next)).toBe(next);
  });

  it('SEC-G24: and a name such as __proto__ in its query is text like any other', () => {
    for (const query of [
      '__proto__[polluted]=1',
      '__proto__%5Bpolluted%5D=1',
      'constructor[prototype][polluted]=1',
    ]) {
      expect(target(`/v1/insights?${query}`)).toBe(`/v1/insights?${query}`);
      expect(target(`/v1/insights?${query}`, { date_range: 'one_year' })).toMatch(/&date_range=one_year$/);
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('P-30: with what is added to its query, which replaces what the link says', () => {
    expect(target('/v1/g/7', { date_range: 'one_year' })).toBe('/v1/g/7?date_range=one_year');
    expect(target('/v1/g/7?a=1&date_range=x&date_range=y', { date_range: 'one_year' })).toBe(
      '/v1/g/7?a=1&date_range=one_year',
    );
    expect(target('/v1/g/7?a=1', { b: '&c=//evil#d' })).toBe('/v1/g/7?a=1&b=%26c%3D%2F%2Fevil%23d');
  });
});
