import { TRPCClientError } from '@trpc/client';
import { AppError, isAborted, toAppError } from '#core/errors/app-error.ts';
import { endIfPast } from '#core/session/expiry.ts';
import { rereadSession } from '#core/session/start-session.ts';
import { sessionStore } from '#core/session/store.ts';
import { gatewayOrigin } from '#env.ts';
import { recheckSession } from './client.ts';
import { type Deliver, provenFetch } from './proven-fetch.ts';
import { newTraceparent, requestHeaders } from './request-headers.ts';

type FileRequest = {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: BodyInit;
  signal?: AbortSignal;
};

/**
 * A call of the gateway beside tRPC, for what is a file: with a proof, and with S-1 and S-2 as for every other call.
 * Gives what the gateway answers if it is a success; every failure is an AppError, but for a request that was given up.
 */
export async function gatewayFetch(
  path: string,
  { headers, ...request }: FileRequest,
  deliver?: Deliver,
): Promise<Response> {
  if (await endIfPast(sessionStore, rereadSession)) throw new AppError('UNAUTHORIZED');
  const { token } = sessionStore.read();
  const answer = await provenFetch(
    gatewayOrigin + path,
    { ...request, headers: { traceparent: newTraceparent(), ...headers, ...requestHeaders(token) } },
    { deliver },
  ).catch((failure) => {
    throw isAborted(failure) ? failure : noAnswer(failure);
  });
  if (answer.ok) return answer;
  void recheckSession(answer);
  throw await failureOf(answer);
}

function noAnswer(cause: unknown): AppError {
  return cause instanceof AppError ? cause : new AppError('NO_ANSWER', { cause });
}

/** The failure as the gateway words it; a proxy's own page says only that the service is unavailable. */
async function failureOf(answer: Response): Promise<AppError> {
  const body = await answer.json().catch(() => null);
  if (body?.error?.data === undefined) return new AppError('UNAVAILABLE');
  return toAppError(TRPCClientError.from(body));
}
