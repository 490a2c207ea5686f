import { buildPath, type Endpoint } from '@portal/contract/endpoint';
import { followLink } from '../upstream/follow-link.ts';
import type { UpstreamClient } from '../upstream/upstream-client.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';

export type RecordedCall = {
  readonly to: string;
  readonly token: string | undefined;
  readonly input: object;
};

/** An answer by method and path, such as `GET /v1/firm`; an Error is thrown, a function is asked with what was sent. */
export type CannedAnswers = Readonly<Record<string, unknown>>;

const testOrigin = 'https://firm.example.com';

/** The firm's API as a table of answers. Answers pass the contract's own schema, so that a test cannot invent a shape. */
export function fakeUpstream(answers: CannedAnswers) {
  const calls: RecordedCall[] = [];
  const clientFor = (token?: string): UpstreamClient => {
    const call: UpstreamClient['call'] = async (endpoint, input) => {
      const to = `${endpoint.method} ${buildPath(endpoint.path, input.params)}`;
      calls.push({ to, token, input });
      const canned = answers[to];
      if (canned === undefined) throw new UpstreamError('refused', 'Not found', { call: to, status: 404 });
      return parsed(endpoint, typeof canned === 'function' ? await canned(input) : canned) as never;
    };
    const follow: UpstreamClient['follow'] = async (link, endpoint, query) =>
      call(endpoint, followLink(link.href, { endpoint, origin: testOrigin, query }));
    return {
      token,
      call,
      follow,
      read: (link, endpoint) => followLink(link.href, { endpoint, origin: testOrigin }),
    };
  };
  return { calls, clientFor };
}

function parsed(endpoint: Endpoint, value: unknown): unknown {
  if (value instanceof Error) throw value;
  return endpoint.answer.parse(value);
}

/** A refusal as the firm's API words it. */
export function aRefusal(status: number, code?: string, message = 'No.'): UpstreamError {
  return new UpstreamError('refused', message, { call: 'GET /v1/anything', status, code });
}
