import type { PanelItem } from '@portal/contract/v1/due-diligence';
import { describe, expect, it } from 'vitest';
import { aDueDiligence, aPanelItem, aReport } from '../../test/build/a-due-diligence.ts';
import { aUuid } from '../../test/build/a-policy.ts';
import { aProvider } from '../../test/build/a-provider.ts';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

const uuid = aUuid(700);
const view = `GET /v1/due-diligence/${uuid}/view`;
const panel = `GET /v1/due-diligence/${uuid}/panel`;
const providerView = (provider: string) => `GET /v1/provider/${provider}/view`;

const callerOver = (answers: Record<string, unknown>) => buildCaller({ scope: 'full', answers });

describe('due diligence', () => {
  it('P-3: the entries of each financial year, in the order of the firm', async () => {
    const items = [aDueDiligence(), aDueDiligence({ uuid: aUuid(701), financial_year: '2024/25' })];
    const { entries } = await callerOver({ 'GET /v1/due-diligence': { items } }).caller.dueDiligence.list();
    expect(entries.map(({ financialYear }) => financialYear)).toEqual(['2025/26', '2024/25']);
    expect(entries[0]).toEqual({
      uuid,
      financialYear: '2025/26',
      title: 'Provider due diligence 2025/26',
      publishedOn: '2026-04-20',
      reviewedBy: 'Morgan Pell',
      nextReviewOn: '2027-04-20',
      summary: 'What changed.',
      methodology: 'How it was done.',
      providerCount: 8,
    });
  });

  it('P-4: one entry', async () => {
    const { caller } = callerOver({ [view]: aDueDiligence() });
    expect(await caller.dueDiligence.byId({ uuid })).toMatchObject({ uuid, financialYear: '2025/26' });
  });
});

describe('the panel of an entry', () => {
  const read = async (items: PanelItem[], answers: Record<string, unknown>) => {
    const { caller, calls } = callerOver({ [view]: aDueDiligence(), [panel]: { items }, ...answers });
    return { ...(await caller.dueDiligence.panel({ uuid })), calls: calls.map(({ to }) => to) };
  };
  const listOf = (...providers: string[]) => ({
    'GET /v1/provider': { items: providers.map((provider) => aProvider({ uuid: provider })) },
  });

  it('P-4: is read by its link, and each item has its provider in the same answer', async () => {
    const { items, calls } = await read([aPanelItem(aUuid(900))], listOf(aUuid(900), aUuid(901)));
    expect(items).toEqual([
      {
        uuid: aUuid(710),
        segment: 'Pensions',
        verdict: 'approved',
        previousVerdict: 'watch',
        overallScore: 4.5,
        provider: expect.objectContaining({ uuid: aUuid(900), legalName: expect.any(String) }),
      },
    ]);
    expect(calls.filter((call) => !call.endsWith('/check'))).toEqual([view, panel, 'GET /v1/provider']);
    expect(JSON.stringify(items)).not.toMatch(/_links|href|\/v1\//);
  });

  it('P-4: a provider that is missing from the list is requested by its own link', async () => {
    const { items, calls } = await read([aPanelItem(aUuid(900)), aPanelItem(aUuid(901))], {
      ...listOf(aUuid(900)),
      [providerView(aUuid(901))]: aProvider({ uuid: aUuid(901), name: 'Corvane Life' }),
    });
    expect(items.map(({ provider }) => provider?.name)).toEqual(['Larkfield Platform', 'Corvane Life']);
    expect(calls.at(-1)).toBe(providerView(aUuid(901)));
  });

  it('P-4: without the list, every provider is requested', async () => {
    const { items } = await read([aPanelItem(aUuid(900))], {
      'GET /v1/provider': aRefusal(503),
      [providerView(aUuid(900))]: aProvider(),
    });
    expect(items[0]?.provider?.uuid).toBe(aUuid(900));
  });

  it.each([
    ['cannot be read', aPanelItem(aUuid(901))],
    ['has a link that leads elsewhere', hostileItem('https://evil.example.com/v1/provider')],
  ])('P-4: the panel is still shown when one provider %s', async (_why, broken) => {
    const { items, calls } = await read([broken, aPanelItem(aUuid(900))], listOf(aUuid(900)));
    expect(items.map(({ provider }) => provider?.uuid ?? null)).toEqual([null, aUuid(900)]);
    expect(calls.join()).not.toContain('evil');
  });

  it('P-4: many providers are requested, never more than eight at once; they come in the order of the items, and one that fails is null', async () => {
    const providers = Array.from({ length: 30 }, (_item, index) => aUuid(900 + index));
    let atWork = 0;
    let most = 0;
    const slow = (provider: string, index: number) => async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      for (let turn = index % 4; turn >= 0; turn -= 1) await new Promise((resolve) => setImmediate(resolve));
      atWork -= 1;
      return index === 3 ? aRefusal(503) : aProvider({ uuid: provider });
    };
    const { items } = await read(
      providers.map((provider) => aPanelItem(provider)),
      {
        ...listOf(),
        ...Object.fromEntries(
          providers.map((provider, index) => [providerView(provider), slow(provider, index)]),
        ),
      },
    );
    const expected = providers.map((provider, index) => (index === 3 ? null : provider));
    expect(items.map(({ provider }) => provider?.uuid ?? null)).toEqual(expected);
    expect(most).toBe(8);
  });

  it('SEC-G1: a panel link that leads elsewhere is not followed', async () => {
    const href = `/v1/due-diligence/${uuid}/../../../admin`;
    const entry = { ...aDueDiligence(), _links: { panel: { href } } };
    const { caller, calls } = callerOver({ [view]: entry });
    expect((await failureOf(caller.dueDiligence.panel({ uuid }))).appCode).toBe('UPSTREAM_MALFORMED');
    expect(calls).toHaveLength(1);
  });
});

describe('API-18: a panel link of an entry', () => {
  const read = (link: unknown) => {
    const entry = { ...aDueDiligence(), _links: { panel: link } };
    return callerOver({ [view]: entry }).caller.dueDiligence.panel({ uuid });
  };

  it('P-4: that cannot be read is never an empty panel', async () => {
    expect((await failureOf(read('/v1/panel/7'))).appCode).toBe('UPSTREAM_MALFORMED');
  });

  it('P-4: that is not there is a panel without providers', async () => {
    expect(await read(null)).toEqual({ items: [], unreadable: 0 });
  });
});

describe('the report on one provider', () => {
  it('P-57: gives its sections in order, with the text of the previous year', async () => {
    const to = `GET /v1/due-diligence/${uuid}/provider/${aUuid(900)}`;
    const { caller } = callerOver({
      [to]: aReport({ previous_verdict: 'watch', previous_overall_score: 3 }),
    });
    const report = await caller.dueDiligence.report({ dueDiligenceUuid: uuid, providerUuid: aUuid(900) });
    expect(report).toEqual({
      uuid: aUuid(720),
      dueDiligence: { uuid, financialYear: '2025/26', title: 'Provider due diligence 2025/26' },
      provider: { uuid: aUuid(900), name: 'Larkfield Platform' },
      segment: 'Pensions',
      verdict: 'approved',
      previousVerdict: 'watch',
      overallScore: 4.5,
      previousOverallScore: 3,
      publishedOn: '2026-04-20',
      reviewedBy: 'Morgan Pell',
      sections: [
        {
          key: 'proposition',
          title: 'Proposition',
          score: 4,
          body: 'Sound.',
          evidence: ['A visit'],
          tiers: null,
        },
        {
          key: 'charges',
          title: 'Charges',
          score: null,
          body: 'Falling.',
          evidence: [],
          tiers: [{ from: 0, upTo: null, percent: 0.3 }],
        },
      ],
    });
  });
});

function hostileItem(href: string): PanelItem {
  return { ...aPanelItem(aUuid(902)), _links: { provider: { href }, report: null } };
}
