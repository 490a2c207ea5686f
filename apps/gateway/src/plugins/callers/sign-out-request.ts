import type { FastifyRequest } from 'fastify';

/** A request that signs out and does nothing else. */
export function isSignOut({ procedures }: FastifyRequest): boolean {
  return procedures?.length === 1 && procedures[0] === 'authentication.signOut';
}

/**
 * An answer of Redis, without which a request is refused (`orUnavailable`). SEC-D28: a sign-out goes on with `instead`;
 * it ends no session but its own, and revocation/retries.ts stores it later (SEC-D16).
 */
export async function unlessSignOut<Answer>(
  request: FastifyRequest,
  answer: Promise<Answer>,
  instead: Answer,
): Promise<Answer> {
  return isSignOut(request) ? answer.catch(() => instead) : answer;
}
