import type { Endpoint } from '@portal/contract/endpoint';
import type { ApiError } from '../http/api-error.ts';
import type { OpenSession, Session } from '../http/session.ts';

/** An answer that keeps to the contract, and the session of the call that it is for. */
type Answered = { endpoint: Endpoint; session: Session | undefined; answer: unknown };

/**
 * How much of what the services do is seen from outside: which calls there are, and what tokens, links and answers look
 * like.
 */
export type Profile = {
  /** Whether there is such a call; any other answers like an unknown path. */
  serves(endpoint: Endpoint): boolean;
  /** Whether a call may be made under this path; `address` is the path as it was sent. */
  reaches(endpoint: Endpoint, address: string): boolean;
  /** The path and query of this service that an address leads to. */
  resolve(address: string): string;
  /** The session of a token; `open` knows the tokens that the services issue. */
  openSession(token: string, open: OpenSession): Promise<Session>;
  /** The body of a success. */
  success(answered: Answered): unknown;
  /** The body of a refusal. */
  refusal(error: ApiError): unknown;
  /**
   * API-26: whether the removal of the second factor needs a code of its own where API-2 has checked none just before.
   * The specification shows none there. A code that is sent is checked in either case (SEC-C6).
   */
  readonly codeWithRemoval: boolean;
  /** SEC-D9: whether a sensitive change asks for a step-up. The specification knows of none. */
  readonly asksStepUp: boolean;
  /**
   * API-7: whether an invite that has expired answers otherwise than one that was never there. The specification shows
   * one answer.
   */
  readonly namesExpiredInvites: boolean;
};

/** Everything that the contract names. */
export const fullProfile: Profile = {
  serves: () => true,
  reaches: () => true,
  resolve: (address) => address,
  openSession: (token, open) => open(token),
  success: ({ answer }) => answer,
  refusal: (error) => error.body,
  codeWithRemoval: true,
  asksStepUp: true,
  namesExpiredInvites: true,
};
