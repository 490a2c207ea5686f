import type { FieldError } from '@portal/contract/errors/error';
import type { TokenScope } from '@portal/contract/v1/authentication';
import type { AppRouter } from '@portal/gateway/router';
import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { createTRPCClient, type TRPCClient, TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { onTestFinished } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import type { AppErrorCode } from '#core/errors/code-messages.ts';

/** What each procedure answers, by its path; a function that throws makes the call fail. */
export type Answers = Record<string, (input: unknown) => unknown>;

/** A client whose calls never leave the test. A procedure without an answer fails loudly. */
export function fakeGateway(answers: Answers): TRPCClient<AppRouter> {
  return createTRPCClient<AppRouter>({
    links: [
      () =>
        ({ op }) =>
          observable((observer) => {
            Promise.resolve()
              .then(() => answerOf(answers, op.path)(op.input))
              .then((data) => {
                observer.next({ result: { type: 'data', data } });
                observer.complete();
              })
              .catch((failure: unknown) => observer.error(failure as TRPCClientError<AppRouter>));
          }),
    ],
  });
}

function answerOf(answers: Answers, path: string) {
  if (!onlineManager.isOnline()) throw new AppError('NO_ANSWER');
  const answer = answers[path];
  if (!answer) throw new Error(`The fake gateway has no answer for ${path}`);
  return answer;
}

/** Codes for which the gateway passes on the words of the firm (API-24 and L-14). */
const serverWorded: readonly AppErrorCode[] = ['VALIDATION', 'LOGIN_EXHAUSTED'];

/** A failure as the gateway sends it, with the portal's code and the id of the request. */
export function gatewayFailure(
  appCode: AppErrorCode,
  requestId: string,
  more: {
    retryAfterSeconds?: number | undefined;
    serverMessage?: string;
    fields?: FieldError[];
    continued?: { token: string; scope: TokenScope };
  } = {},
): Error {
  const message = 'Refused';
  const serverMessage = serverWorded.includes(appCode) ? message : undefined;
  return TRPCClientError.from({
    error: { code: -32603, message, data: { appCode, requestId, serverMessage, ...more } },
  } as never);
}

/** An answer that fails with this code. */
export const refuse = (code: AppErrorCode) => () => {
  throw gatewayFailure(code, 'request-1');
};

/** Queries wait for the connection, and calls fail, until the test is over or `backOnline` is called. */
export function goOffline(): { backOnline: () => void } {
  const backOnline = () => act(() => onlineManager.setOnline(true));
  onTestFinished(backOnline);
  act(() => onlineManager.setOnline(false));
  return { backOnline };
}
