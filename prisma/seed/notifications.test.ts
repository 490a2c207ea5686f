import type { NotificationType } from '@portal/contract/v1/notifications';
import { afterAll, describe, expect, test } from 'vitest';
import { seededDatabase } from '../test/fresh-database.ts';
import { securityHistoryRows } from './clients/security-history.ts';
import { longDay } from './days.ts';
import { notificationRows } from './notifications.ts';
import { policiesOfEverybody } from './policies/policies-of-everybody.ts';

const types = Object.keys({
  valuation_updated: true,
  message_received: true,
  insight_published: true,
  due_diligence_published: true,
  amendment_decided: true,
  document_added: true,
  document_requested: true,
  document_decided: true,
  terms_updated: true,
  review_due: true,
  new_device: true,
  password_changed: true,
  account_locked: true,
} satisfies Record<NotificationType, true>);

const { database, remove } = await seededDatabase(new Date('2026-11-21T12:00:00.000Z'));
afterAll(remove);

const rows = {
  client: await database.client.findMany(),
  notification: await database.notification.findMany(),
  policy: await database.policy.findMany(),
  valuation: await database.valuation.findMany(),
  thread: await database.thread.findMany(),
  insight: await database.insight.findMany(),
  dueDiligence: await database.dueDiligence.findMany(),
  document: await database.document.findMany(),
  documentRequest: await database.documentRequest.findMany(),
};
const emails = new Map(rows.client.map(({ uuid, email }) => [uuid, email]));
const notesOf = (name: string) =>
  rows.notification.filter(({ clientUuid }) => emails.get(clientUuid) === `${name}@portal.example.com`);

describe.each(['vip', 'standard'])('P-7: the notifications of %s@', (name) => {
  test('are twenty-six, three of them unread, of every type there is', () => {
    const notes = notesOf(name);
    expect(notes).toHaveLength(26);
    expect(notes.filter(({ readAt }) => readAt === null)).toHaveLength(3);
    expect(new Set(notes.map(({ type }) => type))).toEqual(new Set(types));
  });

  test('lead to things that are there, and are their own', () => {
    const own = notesOf(name)[0]?.clientUuid;
    const targets: Readonly<Record<string, (string | null | undefined)[]>> = {
      policy: rows.policy.filter(({ clientUuid }) => clientUuid === own).map(({ uuid }) => uuid),
      message: rows.thread.filter(({ clientUuid }) => clientUuid === own).map(({ uuid }) => uuid),
      insight: rows.insight.map(({ id }) => id),
      due_diligence: rows.dueDiligence.map(({ uuid }) => uuid),
      document: rows.document.filter(({ clientUuid }) => clientUuid === own).map(({ uuid }) => uuid),
      document_request: rows.documentRequest
        .filter(({ clientUuid }) => clientUuid === own)
        .map(({ uuid }) => uuid),
      account: [null],
      terms: [null],
    };
    for (const { targetRoute, targetId } of notesOf(name))
      if (targetRoute) expect(targets[targetRoute]).toContain(targetId);
  });

  test('P-14: lead to the request that waits where a document is asked for', () => {
    const asking = notesOf(name).filter(({ actionRequired }) => actionRequired);
    expect(asking.map(({ targetRoute }) => targetRoute)).toEqual(['document_request']);
    const request = rows.documentRequest.find(({ uuid }) => uuid === asking[0]?.targetId);
    expect(request?.state).toBe('asked');
  });

  test('announce no valuation in months without one', () => {
    const told = notesOf(name).filter(({ type }) => type === 'valuation_updated');
    for (const { targetId, createdAt } of told) {
      const month = new Date(createdAt).toISOString().slice(0, 7);
      const values = rows.valuation.filter(({ policyUuid }) => policyUuid === targetId);
      expect(values.map(({ valuedOn }) => valuedOn.slice(0, 7))).toContain(month);
    }
  });
});

describe.each(['2026-03-01', '2026-03-02', '2026-03-04', '2026-07-15', '2026-11-21'])(
  'P-7: seeded on %s',
  (day) => {
    const now = new Date(`${day}T12:00:00.000Z`);
    const { notification } = notificationRows(now);

    test('a notification names a day on which its policy has a value', () => {
      const valued = new Set(
        policiesOfEverybody(now, 0)
          .flatMap(({ valuation = [] }) => valuation)
          .map(({ policyUuid, valuedOn }) => `${policyUuid} ${longDay(valuedOn)}`),
      );
      const named = notification
        .filter(({ type }) => type === 'valuation_updated')
        .map(({ targetId, body }) => `${targetId} ${/valued on (.*)\.$/.exec(body)?.[1]}`);
      expect(named).toHaveLength(22);
      expect(named.filter((each) => !valued.has(each))).toEqual([]);
    });

    test('a lock, a new password and a new device are in the security history, at the same moment', () => {
      const kinds: readonly string[] = ['account_locked', 'password_changed', 'new_device'];
      const told = notification
        .filter(({ type }) => kinds.includes(type))
        .map(({ clientUuid, type, createdAt }) => ({ clientUuid, kind: type, occurredAt: createdAt }));
      const { securityEvent } = securityHistoryRows(now);
      expect(told).toHaveLength(6);
      for (const each of told) expect(securityEvent).toContainEqual(expect.objectContaining(each));
      const [device] = notification.filter(({ type }) => type === 'new_device');
      expect(device?.body).toContain(day === '2026-07-15' ? 'at 19:22.' : 'at 18:22.');
    });
  },
);
