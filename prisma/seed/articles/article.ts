export const categoryNames = {
  'tax-planning': 'Tax planning',
  markets: 'Markets',
  retirement: 'Retirement',
  protection: 'Protection',
} as const;

/** The writers are invented. */
export const authorNames = {
  'ruth-vasey': 'Ruth Vasey',
  'tomas-elwin': 'Tomas Elwin',
  'anneka-thrale': 'Anneka Thrale',
} as const;

/** An article of the seed; `daysAgo` is counted from the seed's clock. */
export type Article = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly categoryId: keyof typeof categoryNames;
  readonly authorId: keyof typeof authorNames;
  readonly daysAgo: number;
  readonly html: string;
};

/** Said at the end of every article. */
export const riskNote =
  '<p><em>This article is general information and not advice. Tax rules can change, and how they bear on you depends on your own position.</em></p>';
