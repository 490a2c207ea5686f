import { toAppError } from '#core/errors.ts';
import { loadGateway, withToken } from '#core/trpc/load-gateway.ts';

/** Row R3: is this the code of an open invitation? Rejects with an AppError; nothing is used up by asking. */
export async function checkInvite(code: string): Promise<void> {
  try {
    const gateway = await loadGateway();
    await gateway.invite.check.query({ code }, { context: withToken(null) });
  } catch (failure) {
    throw toAppError(failure);
  }
}
