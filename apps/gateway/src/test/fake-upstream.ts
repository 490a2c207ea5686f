import { buildPath, callOf, type Endpoint } from '@portal/contract/endpoint';
import { statusOfRefusedSuccess } from '@portal/contract/errors/refusal-code';
import { readAnswer } from '@portal/contract/reading/answer';
import type { CallBudget } from '../upstream/call-budget.ts';
import { followedPath, type UpstreamClient } from '../upstream/upstream-client.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';

type RecordedCall = {
  readonly to: string;
  readonly token: string | undefined;
  readonly input: object;
};

/** An answer by method and path, such as `GET /v1/firm`; an Error is thrown, a function is called with the request. */
export type CannedAnswers = Readonly<Record<string, unknown>>;

const testOrigin = 'https://firm.example.com';

/** The firm's API as a table of answers, read by the rule by which the gateway reads them. */
export function fakeUpstream(answers: CannedAnswers) {
  const calls: RecordedCall[] = [];
  const clientFor = (token?: string, budget?: CallBudget): UpstreamClient => {
    const answerTo = async (endpoint: Endpoint, to: string, input: object) => {
      budget?.spend();
      calls.push({ to, token, input });
      const canned = answers[to];
      if (canned === undefined) throw new UpstreamError('refused', 'Not found', { call: to, status: 404 });
      return read(endpoint, typeof canned === 'function' ? await canned(input) : canned) as never;
    };
    return {
      token,
      call: async (endpoint, input) =>
        answerTo(endpoint, `${endpoint.method} ${buildPath(endpoint.path, input.params)}`, input),
      follow: async (link, endpoint, query) => {
        const { pathname, searchParams } = new URL(
          followedPath(link, endpoint, { origin: testOrigin, query }),
          testOrigin,
        );
        return answerTo(endpoint, `GET ${pathname}`, { query: Object.fromEntries(searchParams) });
      },
      target: (link, endpoint) => followedPath(link, endpoint, { origin: testOrigin }),
    };
  };
  return { calls, clientFor };
}

function read(endpoint: Endpoint, value: unknown): unknown {
  if (value instanceof Error) throw value;
  const call = callOf(endpoint);
  if (endpoint.isRefused?.(value, endpoint))
    throw new UpstreamError('refused', '', { call, status: statusOfRefusedSuccess(endpoint, value) });
  const reading = readAnswer(endpoint, value);
  if ('unusable' in reading)
    throw new Error(`The canned answer cannot be read at ${reading.unusable.join(', ')}`);
  return endpoint.list ? { ...(reading.answer as object), unreadable: reading.unreadable } : reading.answer;
}

/** A refusal as the firm's API words it. */
export function aRefusal(status: number, code?: string, message = 'No.'): UpstreamError {
  return new UpstreamError('refused', message, { call: 'GET /v1/anything', status, code });
}
