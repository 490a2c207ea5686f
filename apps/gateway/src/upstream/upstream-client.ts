import {
  buildLinkRequest,
  buildRequest,
  type Caller,
  type WireRequest,
} from '@portal/contract/build-request';
import { callOf, type Endpoint, type EndpointAnswer, type EndpointInput } from '@portal/contract/endpoint';
import type { LeftOut } from '@portal/contract/reading/answer';
import { type LinkQuery, linkTarget } from '@portal/contract/reading/followed-link';
import type { Link } from '@portal/contract/shapes/link';
import { type CallBudget, withDeadline } from './call-budget.ts';
import { parseAnswer, parseRefusal } from './parse-answer.ts';
import type { Resilience } from './resilience.ts';
import type { Exchange } from './transport.ts';
import { UpstreamError } from './upstream-error.ts';

/** What a call answers; of a list also how many of its entries could not be read and were set aside. */
type UpstreamReading<E extends Endpoint> = EndpointAnswer<E> &
  (E extends { list: object } ? { readonly unreadable: number } : unknown);

/** The one way to the firm's API, with a client's token or anonymously. Every method throws only UpstreamError. */
export type UpstreamClient = {
  /** The firm's token of that client. */
  readonly token: string | undefined;
  /** Sends one call of the contract and gives its parsed answer. */
  call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<UpstreamReading<E>>;
  /**
   * Follows a link of an earlier answer, to any path under /v1/, and reads the result as an answer of `endpoint`.
   * `query` is added to the link. Throws `malformed` for a link that may not be followed (SEC-G1).
   */
  follow<E extends Endpoint>(link: Link, endpoint: E, query?: LinkQuery): Promise<UpstreamReading<E>>;
  /** Path and query of a link, without going there. Throws as `follow` does. */
  target(link: Link, endpoint: Endpoint): string;
};

export type UpstreamDeps = {
  /** Scheme, host and port of the firm's API. */
  readonly origin: string;
  /** From the first byte sent to the last one read, retries included. */
  readonly totalMs: number;
  readonly exchange: Exchange;
  readonly resilience: Resilience;
  /** Runs each call, retries included; it gets the call's method and path pattern. */
  readonly around?: (<Result>(call: string, run: () => Promise<Result>) => Promise<Result>) | undefined;
};

/** Takes what of an answer was left out, by path. */
export type OnLeftOut = (call: string, leftOut: readonly LeftOut[]) => void;

/** How the calls of a client are made. */
export type CallOptions = {
  /** For whom: calls of one person take turns with those of others. */
  readonly person?: string | undefined;
  /** That of the procedure; without one each call has the whole time. */
  readonly budget?: CallBudget | undefined;
  readonly onLeftOut?: OnLeftOut | undefined;
};

/** A client for one request, so that no procedure can forget token, device, request id or deadline. */
export function createUpstreamClient(
  deps: UpstreamDeps,
  caller: Caller,
  { person, budget, onLeftOut }: CallOptions = {},
): UpstreamClient {
  const { origin, totalMs, exchange, resilience, around = (_call, run) => run() } = deps;
  const lane = resilience.of(person);

  /** Nothing is sent after the deadline. */
  function deadlineOf(call: string): number {
    const ms = Math.min(totalMs, budget?.remainingMs() ?? totalMs);
    if (ms <= 0) throw new UpstreamError('timeout', 'No time is left for this call', { call });
    return ms;
  }

  /**
   * SEC-I2: one deadline for all attempts. Those of the connection and the headers are in transport.ts, those of files
   * in files/streams.ts.
   */
  async function send<E extends Endpoint>(endpoint: E, request: WireRequest): Promise<UpstreamReading<E>> {
    const attempt = async (signal: AbortSignal) => {
      const answer = await exchange(request, signal);
      const isSuccess = answer.status >= 200 && answer.status < 300;
      if (!isSuccess) throw parseRefusal(answer, request.call, endpoint);
      return parseAnswer(endpoint, answer, request.call);
    };
    const ms = deadlineOf(request.call);
    budget?.spend();
    const { answer, unreadable, leftOut } = await around(request.call, () =>
      withDeadline(ms, (signal) => lane.execute(endpoint, signal, attempt)),
    );
    if (leftOut.length > 0) onLeftOut?.(request.call, leftOut);
    return (endpoint.list ? { ...(answer as object), unreadable } : answer) as UpstreamReading<E>;
  }

  return {
    token: caller.token,
    call: async (endpoint, input) => send(endpoint, buildRequest(endpoint, input, caller)),
    follow: async (link, endpoint, query) =>
      send(endpoint, buildLinkRequest(endpoint, followedPath(link, endpoint, { origin, query }), caller)),
    target: (link, endpoint) => followedPath(link, endpoint, { origin }),
  };
}

type Followed = { readonly origin: string; readonly query?: LinkQuery | undefined };

/** Path and query of a link, or UpstreamError `malformed` for one that may not be followed. */
export function followedPath(link: Link, endpoint: Endpoint, followed: Followed): string {
  const target = linkTarget(link.href, followed);
  if (target !== undefined) return target;
  throw new UpstreamError('malformed', 'A link leads to where none is followed', {
    call: callOf(endpoint),
  });
}
