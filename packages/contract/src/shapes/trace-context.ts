const form = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;
const nothing = /^0+$/;
/** The header of version 00 has 55 characters; a later version may have more, within reason. */
const LONGEST = 256;

/**
 * The trace that a `traceparent` header names (W3C Trace Context), or undefined for a header that must be treated as if
 * it were not there. `tracestate` is neither read nor passed on: nothing here needs what strangers write into it.
 */
export function readTraceId(header: unknown): string | undefined {
  if (typeof header !== 'string' || header.length > LONGEST) return undefined;
  const [, version, traceId = '', parentId = '', more] = form.exec(header) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  return nothing.test(traceId) || nothing.test(parentId) ? undefined : traceId;
}

/** The header of a call that is a part of a trace; `spanId` is that of the caller. */
export function traceparent(traceId: string, spanId: string): string {
  return `00-${traceId}-${spanId}-01`;
}
