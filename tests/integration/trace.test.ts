import { Writable } from 'node:stream';
import { aDevice } from '@portal/gateway/test/a-device';
import { provenFetch } from '@portal/gateway/test/proven-fetch';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { linkApps } from './support/linked-apps.ts';

type Line = { msg: string; traceId?: string; route?: string; status?: number };

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

/** Asks the real gateway, which asks the real mock, and gives the line of each. */
async function askWith(headers: Readonly<Record<string, string>>) {
  const lines: Line[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(
        ...String(chunk)
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Line),
      );
      done();
    },
  });
  const apps = await linkApps({ logger: pino({ level: 'info' }, sink) });
  onTestFinished(apps.close);
  const at = Math.floor(apps.clock.now().getTime() / 1000);
  const url = `${apps.portal}/trpc/user.supportReasons`;
  const { status } = await provenFetch({
    device: aDevice(),
    method: 'GET',
    url,
    at,
    token: undefined,
    headers,
  });
  expect(status).toBe(200);
  // The first call may only have brought a nonce.
  const answered = () => lines.filter(({ msg, status }) => msg === 'answered' && status === 200);
  const lineOf = (route: RegExp) => answered().find((line) => route.test(line.route ?? ''));
  await expect.poll(() => [lineOf(/^\/trpc/), lineOf(/^\/v1/)]).not.toContain(undefined);
  return { gateway: lineOf(/^\/trpc/), mock: lineOf(/^\/v1/), lines };
}

test('SEC-J4, SEC-J12: one trace from the browser to the firm, in the lines of both servers', async () => {
  const { gateway, mock } = await askWith({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
  expect([gateway?.traceId, mock?.traceId]).toEqual([traceId, traceId]);
});

test.each([
  ['no trace', {}],
  ['a malformed one', { traceparent: `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01` }],
  ['two', { traceparent: `00-${traceId}-00f067aa0ba902b7-01, 00-${traceId}-00f067aa0ba902b7-01` }],
] as const)(
  'SEC-J4: with %s the gateway starts one, and the firm goes on with it',
  async (_what, headers) => {
    const { gateway, mock } = await askWith(headers);
    expect(gateway?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(gateway?.traceId).not.toBe(traceId);
    expect(mock?.traceId).toBe(gateway?.traceId);
  },
);

test('SEC-J4, SEC-J12: what strangers write into tracestate is neither passed on nor logged', async () => {
  const { lines } = await askWith({
    traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    tracestate: `canary=${'x'.repeat(600)}`,
  });
  expect(JSON.stringify(lines)).not.toContain('canary');
});
