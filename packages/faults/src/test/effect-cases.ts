import { type faultEffectSchema, faultsEndpoint, type newFaultSchema } from '@portal/contract/qa/faults';
import { expect } from 'vitest';
import type { z } from 'zod';
import { type RawAnswer, rawCall } from './raw-call.ts';

type Effect = z.input<typeof faultEffectSchema>;

type Case = {
  readonly what: string;
  readonly effect: Effect;
  /** Whether the answer is what it should be; `plain` is that without a fault, and the time is in milliseconds. */
  readonly check: (answer: RawAnswer & { milliseconds: number }, plain: RawAnswer) => void;
};

/** What callers get of each effect but a hang, byte for byte; the same from every host of the fault layer. */
export const effectCases: readonly Case[] = [
  {
    what: 'latency: the whole answer, later',
    effect: { kind: 'latency', milliseconds: 60 },
    check: ({ body, milliseconds }, plain) => {
      expect(body).toEqual(plain.body);
      expect(milliseconds).toBeGreaterThanOrEqual(58);
    },
  },
  {
    what: 'log_normal_latency: the whole answer, later',
    effect: { kind: 'log_normal_latency', median_milliseconds: 60, sigma: 0 },
    check: ({ body, milliseconds }, plain) => {
      expect(body).toEqual(plain.body);
      expect(milliseconds).toBeGreaterThanOrEqual(58);
    },
  },
  {
    what: 'dribble: the whole answer, at that many bytes a second',
    effect: { kind: 'dribble', bytes_per_second: 1000 },
    check: ({ body, milliseconds }, plain) => {
      expect(body).toEqual(plain.body);
      expect(milliseconds).toBeGreaterThanOrEqual(plain.body.byteLength * 0.9);
    },
  },
  {
    what: 'status: refused with it, and with a time to wait',
    effect: { kind: 'status', status: 503, retry_after_seconds: 7 },
    check: ({ head, body }) => {
      expect(head).toMatch(/^http\/1\.1 503 /);
      expect(head).toContain('retry-after: 7');
      expect(JSON.parse(body.toString())).toEqual({ message: 'Service Unavailable' });
    },
  },
  {
    what: 'status: with the code and the words that were asked for',
    effect: { kind: 'status', status: 423, code: 'LOGIN_EXHAUSTED', message: 'Enough.' },
    check: ({ body }) =>
      expect(JSON.parse(body.toString())).toEqual({ code: 'LOGIN_EXHAUSTED', message: 'Enough.' }),
  },
  {
    what: 'empty: 200 with nothing in it',
    effect: { kind: 'empty' },
    check: ({ head, body }) => {
      expect(head).toMatch(/^http\/1\.1 200 /);
      expect(body).toHaveLength(0);
    },
  },
  {
    what: 'garbage: 200 with bytes that are neither JSON nor text',
    effect: { kind: 'garbage' },
    check: ({ head, body }) => {
      expect(head).toMatch(/^http\/1\.1 200 /);
      expect(head).toContain('content-type: application/json');
      expect(() => new TextDecoder('utf-8', { fatal: true }).decode(body)).toThrow(TypeError);
    },
  },
  {
    what: 'cut: the length of all, half of it, and the connection closes',
    effect: { kind: 'cut' },
    check: ({ head, body, ending }, plain) => {
      expect(head).toContain(`content-length: ${plain.body.byteLength}`);
      expect(body).toEqual(plain.body.subarray(0, Math.floor(plain.body.byteLength / 2)));
      expect(ending).toBe('closed');
    },
  },
  {
    what: 'reset: the connection is reset before a byte came',
    effect: { kind: 'reset' },
    check: (answer) => expect(answer).toMatchObject({ head: '', ending: 'reset' }),
  },
  {
    what: 'malformed_chunk: half in a good chunk, and then one whose size is not a number',
    effect: { kind: 'malformed_chunk' },
    check: ({ head, body }, plain) => {
      expect(head).toContain('transfer-encoding: chunked');
      expect(head).not.toContain('content-length');
      const half = Math.floor(plain.body.byteLength / 2).toString(16);
      expect(body.toString()).toMatch(new RegExp(`^${half}\\r\\n.+\\r\\nsize unknown\\r\\n`, 's'));
    },
  },
  {
    what: 'wrong_shape: a text in place of everything, of the length it says',
    effect: { kind: 'wrong_shape' },
    check: ({ head, body }) => {
      expect(JSON.parse(body.toString())).toEqual(expect.any(String));
      expect(head).toContain(`content-length: ${body.byteLength}`);
    },
  },
];

/** Applies an effect to one call of a host of the fault layer, makes the call, and checks the result. */
export async function tryEffect(origin: string, path: string, { effect, check }: Case): Promise<void> {
  const plain = await rawCall(origin, path).answer;
  await layFault(origin, { route: `GET ${path}`, effect });
  const startedAt = performance.now();
  const answer = await rawCall(origin, path).answer;
  check({ ...answer, milliseconds: performance.now() - startedAt }, plain);
}

/** A hanging call receives no byte while others are answered, until its caller disconnects. */
export async function tryHang(origin: string, path: string): Promise<void> {
  await layFault(origin, { route: `GET ${path}`, effect: { kind: 'hang' }, times: 1 });
  const hanging = rawCall(origin, path);
  await expect.poll(() => countFaults(origin)).toBe(0);
  expect((await rawCall(origin, path).answer).body.byteLength).toBeGreaterThan(0);
  expect(hanging.received()).toBe(0);
  hanging.giveUp();
  expect((await hanging.answer).head).toBe('');
}

export async function layFault(origin: string, fault: z.input<typeof newFaultSchema>): Promise<void> {
  const response = await fetch(`${origin}/qa/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(response.status).toBe(200);
}

async function countFaults(origin: string): Promise<number> {
  const answer = await (await fetch(`${origin}/qa/faults`)).json();
  return faultsEndpoint.answer.parse(answer).faults.length;
}
