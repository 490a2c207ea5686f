import type { Endpoint, EndpointAnswer, EndpointInput } from '@portal/contract/endpoint';
import type { Link } from '@portal/contract/link';
import type { LinkQuery } from '@portal/contract/read-link';
import { buildRequest, type Caller } from './build-request.ts';
import { followLink } from './follow-link.ts';
import { parseAnswer, parseRefusal } from './parse-answer.ts';
import type { Resilience } from './resilience.ts';
import type { Exchange } from './transport.ts';

/** The one way to the firm's API, in the name of one person or of nobody. Every method throws UpstreamError alone. */
export type UpstreamClient = {
  /** The firm's token of that person. */
  readonly token: string | undefined;
  /** Sends one call of the contract and gives its parsed answer. */
  call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointAnswer<E>>;
  /**
   * Sends the call that a link of an earlier answer stands for; the link must be one of `endpoint` (security G1).
   * `query` adds what a link leaves to whoever follows it.
   */
  follow<E extends Endpoint>(link: Link, endpoint: E, query?: LinkQuery): Promise<EndpointAnswer<E>>;
  /** What a link names, without going there. Throws `malformed` for a link that `follow` would not follow. */
  read<E extends Endpoint>(link: Link, endpoint: E): EndpointInput<E>;
};

export type UpstreamParts = {
  /** Scheme, host and port of the firm's API. */
  readonly origin: string;
  /** From the first byte sent to the last one read, tries again included. */
  readonly totalMs: number;
  readonly exchange: Exchange;
  readonly resilience: Resilience;
  /** Runs each call, tries again included; it is told the call's method and path pattern. */
  readonly around?: (<Result>(call: string, run: () => Promise<Result>) => Promise<Result>) | undefined;
};

/** A client for one request, so that no procedure can forget token, device, request id or deadline. */
export function createUpstreamClient(parts: UpstreamParts, caller: Caller): UpstreamClient {
  const { origin, totalMs, exchange, resilience, around = (_call, run) => run() } = parts;

  async function call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointAnswer<E>> {
    const request = buildRequest(endpoint, input, caller);
    const attempt = async (signal: AbortSignal) => {
      const answer = await exchange(request, signal);
      const isSuccess = answer.status >= 200 && answer.status < 300;
      if (!isSuccess) throw parseRefusal(answer, request.call);
      return parseAnswer(endpoint, answer, request.call);
    };
    return around(request.call, () => resilience.execute(endpoint, AbortSignal.timeout(totalMs), attempt));
  }

  return {
    token: caller.token,
    call,
    follow: async (link, endpoint, query) =>
      call(endpoint, followLink(link.href, { endpoint, origin, query })),
    read: (link, endpoint) => followLink(link.href, { endpoint, origin }),
  };
}
