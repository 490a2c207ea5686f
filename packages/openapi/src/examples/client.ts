import type { Client } from '@portal/contract/v1/client';
import type { ContentPage } from '@portal/contract/v1/content';
import type { ExamplesOf } from '../example.ts';

const client: Client = {
  uuid: 'd264eb12-c808-80b3-a7b2-7efc0d8d3cfc',
  title: 'Mrs',
  first_name: 'Imogen',
  surname: 'Hartnoll',
  given_name: 'Imogen',
  email: 'vip@portal.example.com',
  is_vip: true,
  client_since: '2019-04-12',
  previous_sign_in_at: '2026-11-20T18:22:00.000Z',
  adviser: {
    name: 'Ruth Vasey',
    role: 'Your adviser',
    phone: '01632 960 310',
    email: 'ruth.vasey@firm.example.com',
    bio: 'Ruth is a financial planner and has looked after families at the firm since 2011. She began in a solicitor’s probate team, and still thinks that the best plan is the one your executors can follow. Her clients are mostly people in the ten years either side of stopping work.',
  },
  telephone: { home_number: '01632 960 201', work_number: null, mobile_number: '01632 960 114' },
  address: {
    line_1: '17 Tanner Row',
    line_2: null,
    line_3: null,
    town: 'Saltergate',
    county: 'North Yorkshire',
    postcode: 'YO99 4RW',
    country: 'United Kingdom',
    country_id: 'GB',
  },
  pending_amendment: {
    uuid: '13cabf12-41ed-83c5-b000-ef70948a362b',
    status: 'submitted',
    submitted_at: '2026-11-21T09:00:00.000Z',
    changes: [{ field: 'telephone.mobile_number', old: '01632 960 114', new: '01632 960 872' }],
    note: null,
    document_request_uuid: null,
  },
  _links: { self: { href: '/v1/client' }, firm: { href: '/v1/firm' } },
};

const { html, ...entry }: ContentPage = {
  id: 'complaints',
  title: 'If you are unhappy with us',
  html: '<p>Tell us in whatever way suits you: a message here, a letter, or a call to any of us. You do not have to use the word complaint.</p>',
  updated_on: '2026-08-05',
};

/** The client, the firm with its pages, and the times of the last changes. */
export const clientExamples: ExamplesOf<'client' | 'firm' | 'content' | 'system'> = {
  'client.view': { answer: client },
  'client.update': {
    body: { changedFields: { telephone: { mobile_number: '01632 960 872' } } },
    answer: {},
  },
  'firm.view': {
    answer: {
      name: 'Arkwright Pell Financial Planning',
      logo: '/logos/firm-arkwright-pell.svg',
      bio: 'We are a firm of eleven planners who look after families over decades. We charge one fee, agreed in writing before any work begins, and we test every provider that we use each year and show you what we found.',
      fca_number: '000193',
      fca_registered_date: '2009-03-16',
      phone: '01632 960 300',
      address: '6 Merchant Hall Lane\nSaltergate\nNorth Yorkshire\nYO99 1AP',
    },
  },
  'content.list': { answer: { items: [entry] } },
  'content.view': { params: { id: entry.id }, answer: { ...entry, html } },
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
