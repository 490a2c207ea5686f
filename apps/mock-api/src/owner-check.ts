import type { Transaction } from '@portal/prisma/client';
import { ApiError } from './http/api-error.ts';

/**
 * The row of a query that names the owner, or NOT_FOUND: another client's row and one that does not exist are answered alike
 * (SEC-F1).
 */
export function found<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new ApiError('NOT_FOUND');
  return row;
}

/** VALIDATION for an id in a body that is not the client's own: another client's and an unknown one alike (SEC-F1). */
export function notOwn(field: string, message: string): ApiError {
  return new ApiError('VALIDATION', { fields: [{ field, code: 'unknown', message }] });
}

/** Throws `notOwn` where a policy is named that is not the client's own. */
export async function requireOwnPolicy(
  transaction: Transaction,
  { clientUuid, policyUuid }: { clientUuid: string; policyUuid: string | null },
): Promise<void> {
  if (policyUuid === null) return;
  if ((await transaction.policy.count({ where: { uuid: policyUuid, clientUuid } })) === 0)
    throw notOwn('policy_uuid', 'Must be one of your policies');
}
