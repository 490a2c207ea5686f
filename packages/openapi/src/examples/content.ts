import type { ContentPage } from '@portal/contract/content';
import type { ExamplesOf } from '../example.ts';

const { html, ...entry }: ContentPage = {
  id: 'complaints',
  title: 'If you are unhappy with us',
  html: '<p>Tell us in whatever way suits you: a message here, a letter, or a call to any of us. You do not have to use the word complaint.</p>',
  updated_on: '2026-08-05',
};

export const contentExamples: ExamplesOf<'content'> = {
  'content.list': { answer: { items: [entry] } },
  'content.view': { params: { id: entry.id }, answer: { ...entry, html } },
};
