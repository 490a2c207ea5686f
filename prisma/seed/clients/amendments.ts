import type { Amendment } from '@portal/contract/v1/client';
import { seedUuid } from '../by-name.ts';
import { addDays, dayOf, momentAt } from '../days.ts';
import { requestUuid } from '../documents/requests.ts';
import type { SeedRows } from '../seed-rows.ts';
import { clientUuid } from './clients.ts';

const changes: Amendment['changes'] = [
  { field: 'address.line_1', old: '17 Tanner Row', new: '4 Rope Walk' },
  { field: 'telephone.mobile_number', old: '01632 960 114', new: '01632 960 872' },
];

/** When the VIP person's change of address was sent. */
export const amendmentSent = { daysAgo: 4, time: '10:26' };

/** The VIP person's change of address, which waits for a document. */
export function amendmentRows(now: Date): Pick<SeedRows, 'amendment'> {
  const email = 'vip@portal.example.com';
  const owner = clientUuid(email);
  return {
    amendment: [
      {
        uuid: seedUuid('amendment/vip'),
        clientUuid: owner,
        openForClientUuid: owner,
        status: 'in_review',
        submittedAt: momentAt(addDays(dayOf(now), -amendmentSent.daysAgo), amendmentSent.time),
        decidedAt: null,
        changes: JSON.stringify(changes),
        note: 'Please send a document that shows your new address, dated in the last three months.',
        documentRequestUuid: requestUuid(email, 'waiting'),
      },
    ],
  };
}
