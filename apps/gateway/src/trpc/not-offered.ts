import { UpstreamError } from '../upstream/upstream-error.ts';

/** What a service answers to a call that it does not know. */
const unknownCall: readonly (number | undefined)[] = [404, 405, 501];

/**
 * The answer of a call that the specification does not show, or null where the firm does not offer it. Only for calls
 * without an id, since a 404 for one record says nothing about the call. Any other failure is thrown.
 */
export async function orNotOffered<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'refused' && unknownCall.includes(error.status))
      return null;
    throw error;
  }
}
