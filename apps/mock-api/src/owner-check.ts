import type { Transaction } from '@portal/prisma/client';
import { type ApiError, invalidField } from './http/api-error.ts';

/**
 * SEC-F5: VALIDATION for an id in a body that is not the client's own: another client's and an unknown one are answered
 * alike. For an id in a path each service does so itself, as its queries name the owner (SEC-F1).
 */
export function notOwn(field: string, message: string): ApiError {
  return invalidField(field, 'unknown', message);
}

/** Throws `notOwn` where a policy is named that is not the client's own. */
export async function requireOwnPolicy(
  transaction: Transaction,
  { clientUuid, policyUuid }: { clientUuid: string; policyUuid: string | null },
): Promise<void> {
  if (policyUuid === null) return;
  if ((await transaction.policy.count({ where: { uuid: policyUuid, clientUuid } })) === 0)
    throw notOwn('policy_uuid', 'Must be one of your policies.');
}

/** Throws `notOwn` where a document is named that is not the client's own. */
export async function requireOwnDocuments(
  transaction: Transaction,
  { clientUuid, attachmentUuids }: { clientUuid: string; attachmentUuids: readonly string[] },
): Promise<void> {
  const uuids = [...new Set(attachmentUuids)];
  if (uuids.length === 0) return;
  if ((await transaction.document.count({ where: { uuid: { in: uuids }, clientUuid } })) < uuids.length)
    throw notOwn('attachment_uuids', 'Must be your own documents.');
}
