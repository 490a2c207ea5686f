import { londonDay } from '@portal/contract/shapes/calendar-day';
import type { Adviser, Amendment, Client } from '@portal/contract/v1/client';
import { link } from '../../http/hal.ts';
import type { Clients } from './client-service.ts';

type ClientRow = Awaited<ReturnType<Clients['byUuid']>>;
type AmendmentRow = ClientRow['amendments'][number];

/** Only the fields listed here are sent, never hashes, secrets or counts. */
export function presentClient(row: ClientRow): Client {
  const [open] = row.amendments;
  return {
    uuid: row.uuid,
    title: row.title,
    first_name: row.firstName,
    surname: row.surname,
    given_name: row.givenName,
    email: row.email,
    is_vip: row.isVip,
    client_since: londonDay(row.createdAt),
    previous_sign_in_at: row.previousSignInAt?.toISOString() ?? null,
    adviser: row.adviser && presentAdviser(row.adviser),
    telephone: {
      home_number: row.homeNumber,
      work_number: row.workNumber,
      mobile_number: row.mobileNumber,
    },
    address: {
      line_1: row.addressLine1,
      line_2: row.addressLine2,
      line_3: row.addressLine3,
      town: row.town,
      county: row.county,
      postcode: row.postcode,
      country: row.country,
      country_id: row.countryId,
    },
    pending_amendment: open ? presentAmendment(open) : null,
    _links: { self: link('client.view', {}), firm: link('firm.view', {}) },
  };
}

function presentAdviser({ name, role, phone, email, bio }: NonNullable<ClientRow['adviser']>): Adviser {
  return { name, role, phone, email, bio };
}

export function presentAmendment(row: AmendmentRow): Amendment {
  return {
    uuid: row.uuid,
    status: row.status as Amendment['status'],
    submitted_at: row.submittedAt.toISOString(),
    changes: JSON.parse(row.changes) as Amendment['changes'],
    note: row.note,
    document_request_uuid: row.documentRequestUuid,
  };
}
