import type { ByteRanges } from '#core/pdf/open-pdf.ts';
import { gatewayFetch } from '#core/trpc/gateway-fetch.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';

/** Enough for most documents, so that they come with one request. */
const FIRST_BYTES = 256 * 1024;

export type Document = RouterOutputs['documents']['byId'];

/** Which document it is, and whether it is still to be marked as read. */
export type OpenedDocument = Pick<Document, 'id' | 'isRead'>;

export type DocumentContent = {
  /** What kind of file the gateway says it is. */
  type: string;
  size: number;
  /** Where the file begins; all of it where `first.length` is `size`. */
  first: Uint8Array<ArrayBuffer>;
};

/**
 * The first bytes of a document, and how many there are: all of them where the firm gives no parts, or does not say of
 * how many.
 */
export async function loadContent(id: string, signal: AbortSignal): Promise<DocumentContent> {
  const answer = await fetchContent(id, { range: `bytes=0-${FIRST_BYTES - 1}`, signal });
  const first = new Uint8Array(await answer.arrayBuffer());
  const type = mediaTypeOf(answer.headers.get('content-type'));
  if (answer.status !== 206) return { type, size: first.length, first };
  const size = sizeIn(answer.headers.get('content-range'));
  if (size !== null) return { type, size, first };
  const whole = await downloadContent(id, signal);
  return { type, size: whole.length, first: whole };
}

/** A media type without parameters, in lower case; empty where there is none. */
export function mediaTypeOf(text: string | null): string {
  const [type = ''] = (text ?? '').split(';');
  return type.trim().toLowerCase();
}

/** The size of the whole in "bytes 0-262143/1048576"; null where the part does not say it (RFC 9110, section 14.4). */
export function sizeIn(contentRange: string | null): number | null {
  const size = /^bytes \d+-\d+\/(\d+)$/.exec(contentRange ?? '')?.[1];
  return size === undefined ? null : Number(size);
}

export function isWhole({ size, first }: DocumentContent): boolean {
  return first.length >= size;
}

/** All bytes of a document whose beginning is there. */
export async function wholeContent(
  id: string,
  content: DocumentContent,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  return isWhole(content) ? content.first : downloadContent(id, signal);
}

export async function downloadContent(id: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetchContent(id, { ...(signal && { signal }) });
  return new Uint8Array(await answer.arrayBuffer());
}

/** The parts of a document that a reader asks for; the first bytes are not fetched again. */
export function contentRanges(id: string, { size, first }: DocumentContent): ByteRanges {
  return {
    size,
    async read(begin, end, signal) {
      if (end <= first.length) return first.slice(begin, end);
      const answer = await fetchContent(id, { range: `bytes=${begin}-${end - 1}`, signal });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return answer.status === 206 ? bytes : bytes.slice(begin, end);
    },
  };
}

type Part = { range?: string; signal?: AbortSignal };

/** P-18: bytes travel with a proof as every call does (SEC-G47); no cache of the browser keeps them. */
function fetchContent(id: string, { range, signal }: Part): Promise<Response> {
  return gatewayFetch(`/documents/${encodeURIComponent(id)}/content`, {
    method: 'GET',
    ...(range === undefined ? {} : { headers: { range } }),
    ...(signal && { signal }),
  });
}
