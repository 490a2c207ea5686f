import type { ExamplesOf } from '../example.ts';

export const firmExamples: ExamplesOf<'firm'> = {
  'firm.view': {
    answer: {
      name: 'Arkwright Pell Financial Planning',
      logo: '/logos/firm-arkwright-pell.svg',
      bio: 'We are a firm of eleven planners who look after families over decades. We charge one fee, agreed in writing before any work begins, and we test every provider that we use each year and show you what we found.',
      fca_number: '000193',
      fca_registered_date: '2009-03-16',
    },
  },
};
