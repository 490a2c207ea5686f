import type { DocumentKind } from '@portal/contract/v1/documents';
import { AppError, toAppError } from '#core/errors/app-error.ts';
import { gateway } from '#core/trpc/client.ts';
import { gatewayFetch } from '#core/trpc/gateway-fetch.ts';
import type { Deliver } from '#core/trpc/proven-fetch.ts';
import { newTraceparent } from '#core/trpc/request-headers.ts';
import type { SentDocument } from './machine.ts';
import type { Prepared } from './prepare/prepare-file.ts';

/** After so long without a byte leaving the device the connection counts as lost. */
const STALLED_MS = 60_000;
/** The longest wait for an answer to a file that was sent: it is stored and checked for viruses. */
const CHECK_MS = 180_000;

/** What a document answers or is about. */
export type DocumentSubject = { requestId?: string; policyId?: string; kind?: DocumentKind };

export type Sending = {
  prepared: Prepared;
  about: DocumentSubject;
  /** The same for every attempt, so that a file whose answer was lost is kept once (SEC-I7). */
  key: string;
  signal: AbortSignal;
  /** Sending starts at the first byte; called again where it starts over with a new proof. */
  onStart: () => void;
  onProgress: (percent: number) => void;
  /** All of it has left the device. */
  onDelivered: () => void;
};

/**
 * P-14: sends one file, with a proof of this device's key (SEC-G47) and its progress. When a connection ends, browsers
 * send a request again by themselves, with a proof that was used: as the small call before has shown that key and
 * session are valid, that refusal means a lost connection, and the file is sent once more.
 */
export async function sendDocument(sending: Sending): Promise<SentDocument> {
  await beforeSending(sending.signal);
  try {
    return await sendOnce(sending);
  } catch (failure) {
    if (toAppError(failure).code !== 'PROOF_REFUSED') throw failure;
  }
  await beforeSending(sending.signal);
  return sendOnce(sending);
}

async function sendOnce({ key, signal, ...sending }: Sending): Promise<SentDocument> {
  signal.throwIfAborted();
  const headers = { 'idempotency-key': key, traceparent: newTraceparent() };
  const request = { method: 'POST', headers, body: formOf(sending), signal } as const;
  const answer = await gatewayFetch('/documents', request, deliverWithProgress(sending));
  return await answer.json();
}

/** What stops a file before it is sent. Any other failure of the small call says nothing about documents. */
const stopping: ReadonlySet<string> = new Set(['NO_ANSWER', 'UNAUTHORIZED', 'PROOF_REFUSED', 'CLOCK_SKEW']);

/**
 * A small call first: it finds an expired session (S-1), a wrong clock and a lost connection, and brings a new nonce,
 * so that no large body is sent in vain.
 */
async function beforeSending(signal: AbortSignal): Promise<void> {
  try {
    await gateway.notifications.unreadCount.query(undefined, { signal });
  } catch (failure) {
    if (stopping.has(toAppError(failure).code)) throw failure;
  }
}

/** The fields come before the file, which the gateway passes on as it arrives. */
function formOf({ prepared: { blob, name }, about }: Pick<Sending, 'prepared' | 'about'>): FormData {
  const form = new FormData();
  form.append('file_name', name);
  if (about.kind) form.append('kind', about.kind);
  if (about.policyId) form.append('policy_uuid', about.policyId);
  if (about.requestId) form.append('request_uuid', about.requestId);
  form.append('file', blob, name);
  return form;
}

/** By XMLHttpRequest: fetch does not report how much of a body has been sent. */
function deliverWithProgress({
  onStart,
  onProgress,
  onDelivered,
}: Pick<Sending, 'onStart' | 'onProgress' | 'onDelivered'>): Deliver {
  return (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout>;
      const abort = () => request.abort();

      function waitFor(limitMs: number) {
        clearTimeout(timer);
        timer = setTimeout(abort, limitMs);
      }
      function end() {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      }

      request.upload.onprogress = ({ loaded, total }) => {
        waitFor(STALLED_MS);
        if (total > 0) onProgress(Math.floor((loaded / total) * 100));
      };
      request.upload.onload = () => {
        waitFor(CHECK_MS);
        onDelivered();
      };
      request.onload = () => resolve(asResponse(request));
      request.onerror = () => reject(new AppError('NO_ANSWER'));
      request.onabort = () => reject(signal?.aborted ? signal.reason : new AppError('NO_ANSWER'));
      request.onloadend = end;
      signal?.addEventListener('abort', abort);
      if (signal?.aborted) return reject(signal.reason);
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      waitFor(STALLED_MS);
      onStart();
      request.send(body as FormData);
    });
}

function asResponse(request: XMLHttpRequest): Response {
  const headers = request
    .getAllResponseHeaders()
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    });
  return new Response(request.responseText, { status: request.status, headers });
}
