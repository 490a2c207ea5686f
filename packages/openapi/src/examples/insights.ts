import type { InsightSummary } from '@portal/contract/v1/insights';
import type { ExamplesOf } from '../example.ts';

const summary: InsightSummary = {
  id: 'pensions-and-inheritance-tax',
  title: 'Pensions and inheritance tax: what changes in April 2027',
  summary:
    'From 6 April 2027 most unused pension funds will count towards your estate. Here is what to look at first, and what to leave alone.',
  category_id: 'tax-planning',
  author_id: 'ruth-vasey',
  published_at: '2026-11-17T08:00:00.000Z',
  reading_minutes: 3,
  image_url: null,
  like_count: 5,
  likes: true,
  liked: true,
  can_unlike: true,
  _links: { self: { href: '/v1/insights/pensions-and-inheritance-tax' } },
};

const params = { id: summary.id };

export const insightsExamples: ExamplesOf<'insights'> = {
  'insights.list': {
    query: { InsightSearch: { categories: 'tax-planning', writer: 'ruth-vasey' } },
    answer: {
      items: [summary],
      _links: {
        self: {
          href: '/v1/insights?InsightSearch%5Bcategories%5D=tax-planning&InsightSearch%5Bwriter%5D=ruth-vasey',
        },
        next: {
          href: '/v1/insights?InsightSearch%5Bcategories%5D=tax-planning&InsightSearch%5Bwriter%5D=ruth-vasey&cursor=eyJhZnRlciI6MTJ9',
        },
      },
    },
  },
  'insights.categories': {
    answer: {
      markets: 'Markets',
      protection: 'Protection',
      retirement: 'Retirement',
      'tax-planning': 'Tax planning',
    },
  },
  'insights.authors': {
    answer: { 'anneka-thrale': 'Anneka Thrale', 'ruth-vasey': 'Ruth Vasey', 'tomas-elwin': 'Tomas Elwin' },
  },
  'insights.view': {
    params,
    answer: {
      ...summary,
      html: '<p>For twenty years a pension has been the last thing to spend. It sat outside your estate, so many families drew on everything else first and left the pension to pass on. That order is about to be worth a second look.</p>',
      author_bio:
        'Ruth Vasey is a financial planner. She came to the firm in 2011 from a solicitor’s probate team, and writes about what people leave and to whom.',
    },
  },
  'insights.like': { params, answer: { like_count: summary.like_count, liked: true } },
  'insights.unlike': { params, answer: { like_count: 4, liked: false } },
};
