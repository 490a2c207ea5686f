export const categoryNames = {
  'tax-planning': 'Tax planning',
  markets: 'Markets',
  retirement: 'Retirement',
  protection: 'Protection',
  family: 'Family and giving',
  research: 'Our research',
} as const;

/** The writers are invented. */
export const authors = {
  'ruth-vasey': {
    name: 'Ruth Vasey',
    bio: 'Ruth Vasey is a financial planner. She came to the firm in 2011 from a solicitor’s probate team, and writes about what people leave and to whom.',
  },
  'tomas-elwin': {
    name: 'Tomas Elwin',
    bio: 'Tomas Elwin is an adviser and sits on the investment committee. He spent nine years at a pension scheme, where nobody was ever in a hurry.',
  },
  'anneka-thrale': {
    name: 'Anneka Thrale',
    bio: 'Anneka Thrale leads the firm’s research. She tests the providers that clients use, and has been known to ring a call centre twenty times in a week.',
  },
  'marian-kestle': {
    name: 'Marian Kestle',
    bio: 'Marian Kestle advises families on what passes between the generations. She practised as a solicitor for twelve years before she joined the firm, and has read more wills than novels.',
  },
  'idris-callow': {
    name: 'Idris Callow',
    bio: 'Idris Callow is an analyst in the research team. He reads charge sheets so that nobody else has to, and teaches arithmetic to adults on Tuesday evenings.',
  },
} as const;

/** An article of the seed; `daysAgo` is counted from the seed's clock. */
export type Article = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly categoryId: keyof typeof categoryNames;
  readonly authorId: keyof typeof authors;
  readonly daysAgo: number;
  readonly html: string;
};

/** Said at the end of every article. */
export const riskNote =
  '<p><em>This article is general information and not advice. Tax rules can change, and how they affect you depends on your circumstances.</em></p>';
