import type { PersonState } from '@portal/contract/qa/people';
import type { DocumentRequest } from '@portal/contract/v1/documents';
import type { QaExamplesOf } from '../../example.ts';

const email = 'locked@portal.example.com';
const params = { email };

const person: PersonState = {
  uuid: '0e7b2a0c-6f5e-8d7a-9b21-6a4f0f6f1f02',
  email,
  name: 'Marian Oakes',
  variant: 'standard',
  has_password: true,
  password_tries_used: 5,
  locked_until: '2026-11-21T10:30:00.000Z',
  two_factor: true,
  terms_accepted: true,
  accepted_version: '4',
  is_enabled: true,
  policies: 2,
};

const unlocked: PersonState = { ...person, password_tries_used: 0, locked_until: null };
const policy_uuid = '7f3d5f60-3b6a-8c1e-a0a1-0b1d4f0b7e11';
const moment = '2026-11-21T10:00:00.000Z';

const request: DocumentRequest = {
  uuid: '5e1c7a44-0b3f-4d17-9a5e-2c4b8d7f6a10',
  title: 'A copy of your passport',
  state: 'asked',
  reason: 'The one that you sent has expired.',
  due_on: '2026-12-05',
  kind: 'identity',
  policy_uuid: null,
  asked_at: moment,
  sent_at: null,
  decided_at: null,
  decision_note: null,
  documents: [],
};

export const peopleExamples: QaExamplesOf<'people'> = {
  'people.list': { answer: { people: [person] } },
  'people.view': { params, answer: person },
  'people.set': { params, body: { locked: false, two_factor: true }, answer: unlocked },
  'people.reset': { body: { email }, answer: { people: [person] } },
  'people.code': {
    params,
    answer: {
      code: '287082',
      seconds_left: 17,
      is_used: false,
      unused_code: '287082',
      is_pending: false,
      secret: 'MFRGGZDFMZTWQ2LKMFRGGZDFMZTWQ2LK',
      otpauth: 'otpauth://totp/Arkwright%20Pell:locked%40portal.example.com?secret=MFRGGZDFMZTWQ2LK',
      qr: 'data:image/png;base64,iVBORw0KGgo=',
    },
  },
  'people.policies': {
    params,
    answer: {
      policies: [
        { uuid: policy_uuid, name: 'Stocks and shares ISA', value: 4_210_055, valued_on: '2026-11-19' },
      ],
    },
  },
  'people.notify': {
    params,
    body: { title: 'Your yearly review is due', target: { route: 'account', id: null } },
    answer: {
      id: '3c1d9c0e-41f3-4b83-9a55-7b9f0d0b6a10',
      type: 'review_due',
      title: 'Your yearly review is due',
      body: 'Please choose a time that suits you.',
      created_at: moment,
      isRead: false,
      read_at: null,
      action_required: false,
      target: { route: 'account', id: null },
    },
  },
  'people.publishValuation': {
    params,
    body: { policy_uuid, value: 4_300_000 },
    answer: {
      uuid: '8a6c1b1f-52a4-4c94-8b66-8cae1e1c7b21',
      policy: { uuid: policy_uuid },
      value: 4_300_000,
      transfer_value: null,
      valued_on: '2026-11-21',
      received_at: moment,
      source: 'manual',
      cash: 4_300_000,
      holdings: [],
    },
  },
  'people.decideAmendment': {
    params,
    body: { decision: 'declined', note: 'The document is too old.' },
    answer: {
      uuid: '9b7d2c20-63b5-4da5-9c77-9dbf2f2d8c32',
      status: 'declined',
      submitted_at: '2026-11-17T10:26:00.000Z',
      changes: [{ field: 'address.line_1', old: '17 Tanner Row', new: '4 Rope Walk' }],
      note: 'The document is too old.',
      document_request_uuid: null,
    },
  },
  'people.documentRequests': { params, answer: { requests: [request] } },
  'people.askForDocument': {
    params,
    body: { title: request.title, reason: 'The one that you sent has expired.', due_on: '2026-12-05' },
    answer: request,
  },
  'people.decideDocument': {
    params,
    body: { decision: 'rejected', note: 'The second page is missing.' },
    answer: {
      ...request,
      state: 'rejected',
      sent_at: moment,
      decided_at: moment,
      decision_note: 'The second page is missing.',
    },
  },
  'people.publishDocument': {
    params,
    body: { title: 'Your yearly review', kind: 'letter' },
    answer: {
      uuid: '0d8f6a52-44a9-4f0b-8d16-6a1f6a3f5e43',
      title: 'Your yearly review',
      kind: 'letter',
      policy_uuid: null,
      request_uuid: null,
      date: '2026-11-21',
      size: 21_904,
      media_type: 'application/pdf',
      file_name: 'Your yearly review.pdf',
      is_read: false,
      added_by: 'firm',
      added_at: moment,
    },
  },
};
