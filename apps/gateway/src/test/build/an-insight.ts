import { type Insight, insightSchema } from '@portal/contract/v1/insights';

export function anInsight(overrides: Partial<Insight> = {}): Insight {
  const id = overrides.id ?? 'on-gilts';
  return insightSchema.parse({
    id,
    title: 'On gilts',
    summary: 'Lending to the state.',
    html: '<p>Lending.</p>',
    category_id: 'markets',
    author_id: 'ann-bell',
    published_at: '2026-05-01T09:00:00Z',
    reading_minutes: 4,
    image_url: null,
    like_count: 3,
    liked: false,
    _links: { self: { href: `/v1/insights/${id}` } },
    ...overrides,
  });
}
