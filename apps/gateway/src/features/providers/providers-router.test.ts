import { describe, expect, it } from 'vitest';
import { aUuid } from '../../test/build/a-policy.ts';
import { aProvider } from '../../test/build/a-provider.ts';
import { buildCaller, failureOf } from '../../test/build-caller.ts';

const uuid = aUuid(900);

describe('one provider', () => {
  it('P-5: is given in the names of the portal, without links', async () => {
    const answers = { [`GET /v1/provider/${uuid}/view`]: aProvider() };
    const { caller } = buildCaller({ scope: 'full', answers });
    expect(await caller.providers.byId({ uuid })).toEqual({
      uuid,
      name: 'Larkfield Platform',
      legalName: 'Larkfield Platform Services Limited',
      type: 'platform',
      logoUrl: null,
      fcaNumber: '000900',
      website: 'https://larkfield.example.com',
      phone: '01632 960900',
      yearEstablished: 1999,
      ownership: 'Owned by its staff',
      assetsUnderAdministration: 420_000_000_000,
      financialStrength: { agency: 'Corvane', rating: 'B+', ratedOn: '2026-02-01' },
      fscsNote: 'Up to £85,000.',
      description: 'A platform.',
    });
  });

  it('P-5: comes with the policies that the client has there', async () => {
    const items = [
      {
        uuid: aUuid(1),
        policy_number: null,
        name: 'Pension',
        _links: { self: { href: `/v1/policy/${aUuid(1)}/view` } },
      },
    ];
    const { caller, calls } = buildCaller({
      scope: 'full',
      answers: { 'GET /v1/provider/my-policies': { items } },
    });
    expect(await caller.providers.myPolicies({ uuid })).toEqual({
      policies: [{ uuid: aUuid(1), policyNumber: null, name: 'Pension' }],
      unreadable: 0,
    });
    expect(calls[0]?.input).toEqual({ query: { uuid } });
  });

  it('P-5: one that is not there is not found', async () => {
    const { caller } = buildCaller({ scope: 'full' });
    expect((await failureOf(caller.providers.byId({ uuid }))).appCode).toBe('NOT_FOUND');
  });
});
