import type { NotificationType } from '@portal/contract/v1/notifications';
import { afterAll, describe, expect, test } from 'vitest';
import { seededDatabase } from '../test/fresh-database.ts';

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
