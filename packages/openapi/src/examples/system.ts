import type { ExamplesOf } from '../example.ts';

export const systemExamples: ExamplesOf<'system'> = {
  'system.cache': {
    answer: {
      version: '1',
      sections: {
        policy: '2026-11-20T05:40:00.000Z',
        provider: '2026-11-02T10:00:00.000Z',
        due_diligence: '2026-10-06T09:00:00.000Z',
        insight: '2026-11-17T08:00:00.000Z',
        firm: '2026-01-05T09:00:00.000Z',
        terms: '2026-10-01T00:00:00.000Z',
      },
    },
  },
};
