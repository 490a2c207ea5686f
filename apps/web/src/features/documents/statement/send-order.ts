import { gatewayFetch } from '#core/trpc/gateway-fetch.ts';
import type { StatementOrder } from './order.ts';

/** A statement as it was made, and the name that it is saved under. */
export type MadeStatement = { name: string; file: Blob };

/** P-15: has the gateway make a statement, with a proof of this device's key. */
export async function sendOrder(order: StatementOrder, signal: AbortSignal): Promise<MadeStatement> {
  const answer = await gatewayFetch('/statements', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
    signal,
  });
  return { name: fileNameOf(answer), file: await answer.blob() };
}

/** The name that the gateway gives, as far as it is a plain one. */
function fileNameOf(answer: Response): string {
  const given = /filename="?([\w .-]+\.pdf)\b/.exec(answer.headers.get('content-disposition') ?? '');
  return given?.[1] ?? 'statement-of-holdings.pdf';
}
