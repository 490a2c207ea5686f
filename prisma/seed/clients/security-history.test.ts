import { expect, test } from 'vitest';
import { amendmentRows } from './amendments.ts';
import { securityHistoryRows } from './security-history.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

test('P-48: the security history has the change of details at the moment at which the amendment was sent', () => {
  const requested = securityHistoryRows(now).securityEvent.filter(({ kind }) => kind === 'details_changed');
  const sent = amendmentRows(now).amendment;
  expect(requested.map(({ clientUuid, occurredAt }) => [clientUuid, occurredAt])).toEqual(
    sent.map(({ clientUuid, submittedAt }) => [clientUuid, submittedAt]),
  );
});
