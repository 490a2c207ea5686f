import type { Session } from './session.ts';

/** Issues and opens the tokens that the browser holds. */
export type SessionTokens = {
  /** Wraps a token of the firm. Throws UpstreamError `malformed` when its claims are not what the contract says. */
  issue(firmToken: string): Promise<{ token: string; session: Session }>;
  /** The session of a token, or null when it is not, or no longer, good. Revocation is asked elsewhere. */
  open(token: string): Promise<Session | null>;
};
