import type { Terms } from '@portal/contract/terms';
import type { ExamplesOf } from '../example.ts';
import { jwt } from './token.ts';

const latest: Terms = {
  version: '4',
  title: 'Terms of use',
  html: '<h2>1. What this service is</h2>\n<p>This portal shows you the policies that Arkwright Pell looks after for you, the values that providers send us, and our research on those providers. It does not take dealing instructions, and nothing in it is advice made for you unless your adviser says so in writing.</p>',
  effective_from: '2026-10-01',
  changes_summary: 'We made the part on joint policies clearer; nothing else has changed.',
};

const version = latest.version;

export const termsExamples: ExamplesOf<'terms'> = {
  'terms.latest': { answer: latest },
  'terms.mine': {
    answer: {
      terms_accepted: true,
      accepted_version: version,
      accepted_at: '2026-10-04T09:12:00.000Z',
      latest,
    },
  },
  'terms.agree': { body: { version }, answer: { data: { jwt, terms_accepted: true, version } } },
};
