import type { Client } from '@portal/contract/client';
import { describe, expect, it } from 'vitest';
import { aUuid } from '../../test/build/a-policy.ts';
import { buildCaller } from '../../test/build-caller.ts';

const client: Client = {
  uuid: aUuid(1),
  title: 'Dr',
  first_name: 'Avery',
  surname: 'Holt',
  given_name: 'Ave',
  email: 'vip@portal.example.com',
  is_vip: true,
  telephone: { home_number: null, work_number: '01632 960001', mobile_number: null },
  address: {
    line_1: '1 High Street',
    line_2: null,
    line_3: null,
    town: 'Larkfield',
    county: null,
    postcode: 'ZZ1 1ZZ',
    country: 'United Kingdom',
    country_id: 'GB',
  },
  pending_amendment: null,
  _links: { self: { href: '/v1/client' }, firm: { href: '/v1/firm' } },
};

const read = (record: Client & Record<string, unknown>) =>
  buildCaller({ scope: 'full', answers: { 'GET /v1/client': record } }).caller.client.get();

describe('client.get', () => {
  it('A15: gives the record in the names of the portal', async () => {
    expect(await read(client)).toEqual({
      uuid: aUuid(1),
      title: 'Dr',
      firstName: 'Avery',
      surname: 'Holt',
      givenName: 'Ave',
      email: 'vip@portal.example.com',
      isVip: true,
      telephone: { homeNumber: null, workNumber: '01632 960001', mobileNumber: null },
      address: {
        line1: '1 High Street',
        line2: null,
        line3: null,
        town: 'Larkfield',
        county: null,
        postcode: 'ZZ1 1ZZ',
        country: 'United Kingdom',
        countryId: 'GB',
      },
      pendingAmendment: null,
    });
  });

  it('P8: shows a change that waits for the firm', async () => {
    const pending_amendment: Client['pending_amendment'] = {
      uuid: aUuid(2),
      status: 'in_review',
      submitted_at: '2026-05-01T09:00:00Z',
      changes: [{ field: 'surname', old: 'Holt', new: 'Pell' }],
    };
    const { pendingAmendment } = await read({ ...client, pending_amendment });
    expect(pendingAmendment).toEqual({
      uuid: aUuid(2),
      status: 'in_review',
      submittedAt: '2026-05-01T09:00:00Z',
      changes: [{ field: 'surname', old: 'Holt', new: 'Pell' }],
      note: null,
    });
  });

  it('F4: passes nothing on that it does not name', async () => {
    const answer = await read({ ...client, password_hash: 'canary', internal_id: 7 });
    expect(JSON.stringify(answer)).not.toMatch(/canary|internal/);
  });
});
