import type { Client } from '@portal/contract/client';
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
  adviser: {
    name: 'Ruth Vasey',
    role: 'Your adviser',
    phone: '01632 960 310',
    email: 'ruth.vasey@firm.example.com',
    bio: 'Ruth is a chartered financial planner and has looked after families at the firm since 2011. She began in a solicitor’s probate team, and still thinks that the best plan is the one your executors can follow. Her clients are mostly people in the ten years either side of stopping work.',
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
  pending_amendment: null,
  _links: { self: { href: '/v1/client' }, firm: { href: '/v1/firm' } },
};

export const clientExamples: ExamplesOf<'client'> = {
  'client.view': { answer: client },
  'client.update': {
    body: { changedFields: { telephone: { mobile_number: '01632 960 872' } } },
    answer: {
      ...client,
      pending_amendment: {
        uuid: '13cabf12-41ed-83c5-b000-ef70948a362b',
        status: 'submitted',
        submitted_at: '2026-11-21T09:00:00.000Z',
        changes: [{ field: 'telephone.mobile_number', old: '01632 960 114', new: '01632 960 872' }],
      },
    },
  },
};
