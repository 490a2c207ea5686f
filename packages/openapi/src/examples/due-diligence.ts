import type { DueDiligence } from '@portal/contract/v1/due-diligence';
import type { ExamplesOf } from '../example.ts';

const entry: DueDiligence = {
  uuid: 'e14d46e3-b535-8595-9b24-8eeca4c27d6f',
  financial_year: '2025/26',
  title: 'Provider due diligence',
  published_on: '2026-10-06',
  reviewed_by: 'Anneka Thrale',
  next_review_on: '2027-04-30',
  summary:
    'Seven providers tested on ownership, charges, service and resilience. One moved up a verdict, one new firm joined, and three moved down, among them one that we no longer use.',
  methodology:
    'Each provider answers the same 84 questions. We check the answers against accounts, our own records and twenty test calls, score seven areas from 1 to 5, and weigh them: service and value count double. Two of us score apart and then agree. A verdict is our opinion on the day of the review; it is not a recommendation to buy or to sell.',
  provider_count: 7,
  _links: {
    self: { href: '/v1/due-diligence/e14d46e3-b535-8595-9b24-8eeca4c27d6f/view' },
    panel: { href: '/v1/due-diligence/e14d46e3-b535-8595-9b24-8eeca4c27d6f/panel' },
  },
};

const params = { uuid: entry.uuid };

export const dueDiligenceExamples: ExamplesOf<'dueDiligence'> = {
  'dueDiligence.list': { answer: { items: [entry] } },
  'dueDiligence.view': { params, answer: entry },
  'dueDiligence.panel': {
    params,
    answer: {
      items: [
        {
          uuid: 'eec0c8a1-500a-8ad1-ba04-f4cf1086db60',
          segment: 'Platform',
          verdict: 'approved',
          previous_verdict: 'approved',
          overall_score: 4.4,
          previous_overall_score: 4.2,
          _links: {
            provider: { href: '/v1/provider/a3072c48-0572-8200-bdb7-2007c7f13141/view' },
            report: {
              href: '/v1/due-diligence/e14d46e3-b535-8595-9b24-8eeca4c27d6f/provider/a3072c48-0572-8200-bdb7-2007c7f13141',
            },
          },
        },
        {
          uuid: '971c5d62-860a-813c-a5db-624b12968e41',
          segment: 'Platform',
          verdict: 'approved_with_conditions',
          previous_verdict: 'approved',
          overall_score: 3.7,
          previous_overall_score: 4.1,
          _links: {
            provider: { href: '/v1/provider/8f1aa629-ea81-807c-b7ce-9a619da09305/view' },
            report: {
              href: '/v1/due-diligence/e14d46e3-b535-8595-9b24-8eeca4c27d6f/provider/8f1aa629-ea81-807c-b7ce-9a619da09305',
            },
          },
        },
      ],
    },
  },
  'dueDiligence.report': {
    params: { id: entry.uuid, providerId: 'a3072c48-0572-8200-bdb7-2007c7f13141' },
    answer: {
      uuid: 'b60213e2-8ccb-8448-a29c-4dc1d87764a2',
      due_diligence: {
        uuid: 'e14d46e3-b535-8595-9b24-8eeca4c27d6f',
        financial_year: '2025/26',
        title: 'Provider due diligence',
      },
      provider: { uuid: 'a3072c48-0572-8200-bdb7-2007c7f13141', name: 'Brackenfield' },
      segment: 'Platform',
      verdict: 'approved',
      previous_verdict: 'approved',
      overall_score: 4.4,
      previous_overall_score: 4.2,
      published_on: '2026-10-06',
      reviewed_by: 'Anneka Thrale',
      sections: [
        {
          key: 'ownership_and_financial_strength',
          title: 'Ownership and financial strength',
          score: 5,
          body: 'Owned by its founders and an employee trust. Holds twice the capital that its regulator asks for, and has made a profit in each of the last nine years.',
          evidence: ['Published accounts of the last three years', 'Register of shareholders'],
          tiers: null,
        },
        {
          key: 'charges',
          title: 'Charges',
          score: 4,
          body: 'One tiered platform charge, no fee to join or to leave.',
          evidence: ['Published charge sheet', 'Charges taken from twelve client accounts'],
          tiers: [
            { from: 0, up_to: 25000000, percent: 0.29 },
            { from: 25000000, up_to: 100000000, percent: 0.18 },
            { from: 100000000, up_to: null, percent: 0.08 },
          ],
        },
        {
          key: 'conclusion',
          title: 'Conclusion',
          score: null,
          body: 'Approved. It remains our first choice for clients who hold several kinds of plan and more than £60,000. We will look at the record of valuations again in six months.',
          evidence: [],
          tiers: null,
        },
      ],
      _links: {
        self: {
          href: '/v1/due-diligence/e14d46e3-b535-8595-9b24-8eeca4c27d6f/provider/a3072c48-0572-8200-bdb7-2007c7f13141',
        },
        provider: { href: '/v1/provider/a3072c48-0572-8200-bdb7-2007c7f13141/view' },
        'due-diligence': { href: '/v1/due-diligence/e14d46e3-b535-8595-9b24-8eeca4c27d6f/view' },
      },
    },
  },
};
