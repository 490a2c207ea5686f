import type { ChangedFields } from '@portal/contract/v1/client';
import type { Database, Transaction } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { orNotFound } from '../../http/api-error.ts';
import type { SecurityAlerts } from '../../mail/security-alerts.ts';
import type { Random } from '../../random.ts';
import type { Notify } from '../notifications/notify.ts';
import type { EventSubject, SecurityHistory } from '../security-events/security-history.ts';
import { type Change, columnsOf, mergeChanges } from './changed-fields.ts';
import { requireCountry } from './country-codes.ts';

type Deps = {
  database: Database;
  clock: Clock;
  random: Random;
  notify: Notify;
  alerts: Pick<SecurityAlerts, 'detailsChanged'>;
  history: Pick<SecurityHistory, 'record'>;
};
type Decision = { clientUuid: string; status: 'approved' | 'declined'; note: string | null };

const titles: Record<Decision['status'], string> = {
  approved: 'The change to your details has been approved',
  declined: 'The change to your details was not made',
};
const bodies: Record<Decision['status'], string> = {
  approved: 'Your record now shows what you asked for.',
  declined: 'Your record stays as it was. Please send us a message if you would like to talk about it.',
};

export type Amendments = ReturnType<typeof createAmendments>;

/** Changes of details that are pending at the firm. The record is unchanged until they are approved (P-48). */
export function createAmendments(deps: Deps) {
  return {
    /** Adds to the open request, or opens one, lists and mails it. VALIDATION for an unknown country. */
    request: (whose: EventSubject, input: ChangedFields) => request(deps, whose, input),
    /** Approval by the firm: writes the open changes into the record. NOT_FOUND when none are open. */
    approve: (clientUuid: string, note: string | null = null) =>
      decide(deps, { clientUuid, status: 'approved', note }),
    /** Refusal by the firm: leaves the record unchanged. NOT_FOUND when no change is open. */
    decline: (clientUuid: string, note: string | null = null) =>
      decide(deps, { clientUuid, status: 'declined', note }),
  };
}

async function request(
  { database, clock, random, alerts, history }: Deps,
  whose: EventSubject,
  input: ChangedFields,
) {
  const { clientUuid } = whose;
  const details = await database.$transaction(async (transaction) => {
    const client = await transaction.client.findUniqueOrThrow({ where: { uuid: clientUuid } });
    const open = await transaction.amendment.findUnique({ where: { openForClientUuid: clientUuid } });
    const before = open ? changesOf(open) : [];
    const changes = mergeChanges(client, before, input);
    requireCountry(input, { ...client, ...columnsOf(changes) }.countryId);
    if (open) await replaceChanges(transaction, open.uuid, changes);
    else if (changes.length > 0)
      await transaction.amendment.create({
        data: {
          uuid: random.uuid(),
          clientUuid,
          openForClientUuid: clientUuid,
          status: 'submitted',
          submittedAt: clock.now(),
          changes: JSON.stringify(changes),
        },
      });
    const different = detailsOf(before, changes);
    if (different.length > 0) await history.record('details_changed', whose, transaction);
    return different;
  });
  if (details.length > 0) alerts.detailsChanged(clientUuid, details);
}

const groupNames: Readonly<Record<string, string>> = {
  telephone: 'your telephone numbers',
  address: 'your address',
};

/** What differs between two requests, as clients call it, each once; nothing where the same is asked again. */
function detailsOf(before: readonly Change[], after: readonly Change[]): string[] {
  const isIn = (changes: readonly Change[]) => (change: Change) =>
    changes.some(({ field, new: value }) => field === change.field && value === change.new);
  const different = [
    ...after.filter((change) => !isIn(before)(change)),
    ...before.filter((change) => !isIn(after)(change)),
  ];
  return [...new Set(different.map(({ field }) => groupNames[field.split('.')[0] ?? ''] ?? 'your name'))];
}

/** A request without remaining changes is deleted. */
async function replaceChanges(transaction: Transaction, uuid: string, changes: readonly Change[]) {
  if (changes.length === 0) await transaction.amendment.delete({ where: { uuid } });
  else await transaction.amendment.update({ where: { uuid }, data: { changes: JSON.stringify(changes) } });
}

async function decide({ database, clock, notify }: Deps, { clientUuid, status, note }: Decision) {
  await database.$transaction(async (transaction) => {
    const open = orNotFound(
      await transaction.amendment.findUnique({ where: { openForClientUuid: clientUuid } }),
    );
    if (status === 'approved')
      await transaction.client.update({ where: { uuid: clientUuid }, data: columnsOf(changesOf(open)) });
    await transaction.amendment.update({
      where: { uuid: open.uuid },
      data: { status, note, decidedAt: clock.now(), openForClientUuid: null },
    });
    await notify(transaction, {
      clientUuid,
      type: 'amendment_decided',
      title: titles[status],
      body: note ?? bodies[status],
      target: { route: 'account', id: null },
    });
  });
}

function changesOf({ changes }: { changes: string }): Change[] {
  return JSON.parse(changes) as Change[];
}
