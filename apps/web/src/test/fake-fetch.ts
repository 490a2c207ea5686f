import { type ErrorCode, errorStatus } from '@portal/contract/errors/error';
import { vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';

/** What each procedure answers, by its path. An AppError that is thrown becomes the gateway's answer for it. */
export type Procedures = Record<string, (input: unknown) => unknown>;

type Sent = { paths: string[]; method: string; headers: Headers };

/** Takes the place of the network: answers as the gateway does, in batches. Gives the list of what was sent. */
export function fakeFetch(procedures: Procedures): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://portal.test');
    const paths = url.pathname.replace('/trpc/', '').split(',');
    sent.push({ paths, method: init.method ?? 'GET', headers: new Headers(init.headers) });
    const inputs = JSON.parse(String(init.body ?? url.searchParams.get('input') ?? '{}'));
    const answers = await Promise.all(paths.map((path, index) => answerOf(procedures[path], inputs[index])));
    return Response.json(answers);
  });
  return sent;
}

async function answerOf(procedure: Procedures[string] | undefined, input: unknown): Promise<unknown> {
  try {
    if (!procedure) throw new AppError('NOT_IMPLEMENTED');
    return { result: { data: await procedure(input) } };
  } catch (failure) {
    if (!(failure instanceof AppError) || !Object.hasOwn(errorStatus, failure.code)) throw failure;
    const { code, message } = failure;
    const httpStatus = errorStatus[code as ErrorCode];
    const stepUp = code === 'STEP_UP_REQUIRED' && { stepUpFamily: 'details' };
    return { error: { code: -32000, message, data: { appCode: code, httpStatus, ...stepUp } } };
  }
}
