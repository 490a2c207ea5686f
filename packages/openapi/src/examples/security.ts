import type { ExamplesOf } from '../example.ts';

/** A token in its compact form. It has no valid signature and gives no access. */
const jwt = 'bm90LWEtcmVhbA.dG9rZW4tb2YtdGhpcw.YXBp';

const session = {
  uuid: '3f0a9a1e-5b7c-4f55-9a33-0c7be2a1d901',
  device_name: 'Firefox on Windows',
  started_at: '2026-11-21T08:04:00.000Z',
  last_used_at: '2026-11-21T11:58:00.000Z',
  is_current: true,
};

const event = {
  uuid: '8c1e7d24-93a4-4c0e-b6c1-52a3c9d7e402',
  kind: 'signed_in',
  occurred_at: '2026-11-20T18:22:00.000Z',
  device_name: 'Firefox on Windows',
  device_uuid: 'c48a612e-a628-8226-b43f-f707558b72d2',
  is_current: false,
};

/** What a person does for the security of an account: recovery codes, sessions and the history. */
export const securityExamples: ExamplesOf<'recoveryCodes' | 'sessions' | 'securityEvents'> = {
  'recoveryCodes.count': { answer: { left: 9, created_at: '2026-10-04T09:12:00.000Z' } },
  'recoveryCodes.make': { answer: { codes: ['k7m2x-9qpd4', 'w3tz8-h5vbn'] } },
  'recoveryCodes.use': {
    body: { code: 'k7m2x-9qpd4' },
    answer: { data: { jwt, terms_accepted: true } },
  },
  'sessions.list': { answer: { sessions: [session] } },
  'sessions.end': { params: { uuid: session.uuid }, answer: {} },
  'sessions.endOthers': { answer: { ended: 1 } },
  'securityEvents.list': {
    answer: {
      events: [event],
      pagination: { totalCount: 1, defaultPageSize: 20 },
      takes_reports: true,
    },
  },
  'securityEvents.report': {
    params: { uuid: event.uuid },
    answer: {
      sessions_ended: 1,
      device_forgotten: true,
      thread_uuid: '0d7c6f0e-2b1a-4b6e-8b0f-91c2a4e5f603',
    },
  },
};
