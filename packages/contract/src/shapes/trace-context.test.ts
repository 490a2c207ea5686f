import { expect, test } from 'vitest';
import { readTraceId, traceparent } from './trace-context.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

test('SEC-J4: the trace of a header is read, even of a later version', () => {
  expect(readTraceId(traceparent(traceId, spanId))).toBe(traceId);
  expect(readTraceId(`00-${traceId}-${spanId}-00`)).toBe(traceId);
  expect(readTraceId(`cc-${traceId}-${spanId}-01`)).toBe(traceId);
  expect(readTraceId(`cc-${traceId}-${spanId}-01-what-the-future-brings`)).toBe(traceId);
});

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['two', [`00-${traceId}-${spanId}-01`]],
  ['two in one', `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`],
  ['upper case', `00-${traceId.toUpperCase()}-${spanId}-01`],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${spanId}-01`],
  ['a parent of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['version ff', `ff-${traceId}-${spanId}-01`],
  ['version 00 with more', `00-${traceId}-${spanId}-01-more`],
  ['a later version with more that is not set off', `cc-${traceId}-${spanId}-01more`],
  ['a trace that is too short', `00-${traceId.slice(1)}-${spanId}-01`],
  ['no flags', `00-${traceId}-${spanId}`],
  ['invalid flags', `00-${traceId}-${spanId}-0x`],
  ['white space around it', ` 00-${traceId}-${spanId}-01`],
  ['a line break', `00-${traceId}-${spanId}-01\n`],
  ['too much', `cc-${traceId}-${spanId}-01-${'a'.repeat(300)}`],
])('SEC-J4: a header with %s counts as none', (_what, header) => {
  expect(readTraceId(header)).toBeUndefined();
});
