import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import { parseAnswer, parseRefusal } from '@portal/gateway/parse-answer';
import { UpstreamError } from '@portal/gateway/upstream-error';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpointAt } from './support/endpoint-at.ts';
import { linkApps } from './support/linked-apps.ts';
import { signIn } from './support/portal-caller.ts';
import { callProcedure, idsOf, inputsOf, procedures } from './support/procedure-inputs.ts';

/** A failing case prints its seed; FUZZ_SEED repeats it, and FUZZ_SECONDS looks for longer. */
const seconds = Number(process.env.FUZZ_SECONDS ?? 2);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** Of processor time, for an answer of some kilobytes. */
const MOST_MS = 1000;

type Answer = { readonly name: EndpointName; readonly text: string };

const answers: Answer[] = [];

beforeAll(async () => {
  const apps = await linkApps({
    profile: 'full',
    alter: ({ method, path, answer }) => {
      const name = endpointAt(method, path);
      if (name) answers.push({ name, text: JSON.stringify(answer.json) });
    },
  });
  const token = await signIn(apps, 'vip@portal.example.com');
  const inputs = inputsOf(await idsOf(apps, 'vip@portal.example.com'));
  for (const procedure of procedures.filter(({ name }) => name !== 'authentication.signOut'))
    await callProcedure(apps, procedure, { token, input: inputs[procedure.name] });
  await apps.close();
});

/** Reads a text as an answer of a call, as a success and as a refusal. */
function readBothWays({ name, text }: Answer): void {
  const answer = { contentType: 'application/json', retryAfter: undefined, text };
  const start = process.threadCpuUsage();
  try {
    parseAnswer(endpoints[name], { ...answer, status: 200 }, name);
  } catch (error) {
    expect(error).toBeInstanceOf(UpstreamError);
  }
  expect(parseRefusal({ ...answer, status: 500 }, name)).toBeInstanceOf(UpstreamError);
  const { user, system } = process.threadCpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(MOST_MS);
}

function forAny(arbitrary: fc.Arbitrary<Answer>): void {
  fc.assert(fc.property(arbitrary, readBothWays), {
    seed,
    numRuns: 1_000_000,
    interruptAfterTimeLimit: seconds * 1000,
    markInterruptAsFailure: false,
  });
}

const anyName = fc.constantFrom(...(Object.keys(endpoints) as EndpointName[]));

const oddTexts = [
  '',
  '2026-13-45',
  '-1',
  '__proto__',
  '\u0000',
  '\u202e',
  'x'.repeat(5000),
  '//host/x',
  '../admin',
];
const oddNumbers = [-1, 0.5, 1e308, Number.MAX_SAFE_INTEGER + 1];
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, [], {}, [[]], ...oddTexts, ...oddNumbers),
  fc.jsonValue({ maxDepth: 2 }),
);

/**
 * A value in which the value at a path is another; the path is given as numbers, each of which picks a field or an
 * entry.
 */
function withOdd(value: unknown, [pick, ...rest]: readonly number[], odd: unknown): unknown {
  if (pick === undefined || typeof value !== 'object' || value === null) return odd;
  const keys = Object.keys(value);
  const key = keys[pick % Math.max(1, keys.length)];
  if (key === undefined) return odd;
  const inner = withOdd(Reflect.get(value, key), rest, odd);
  return Array.isArray(value)
    ? value.map((item, index) => (String(index) === key ? inner : item))
    : { ...value, [key]: inner };
}

/** Bytes of a text that are dropped, put in or changed. */
function withBytes(
  text: string,
  changes: readonly (readonly [index: number, byte: number, cut: number])[],
): string {
  const bytes = [...Buffer.from(text)];
  for (const [index, byte, cut] of changes) bytes.splice(index % (bytes.length + 1), cut, byte);
  return Buffer.from(bytes).toString('utf8');
}

describe('SEC-I13: fuzz: reading an answer ends with it or with an UpstreamError, and soon', () => {
  test('for any JSON', () => {
    forAny(fc.record({ name: anyName, text: fc.json({ maxDepth: 6 }) }));
  });

  test('for any text', () => {
    forAny(fc.record({ name: anyName, text: fc.string({ unit: 'binary', maxLength: 2000 }) }));
  });

  test('for answers of the mock in which some values are others', () => {
    expect(new Set(answers.map(({ name }) => name)).size).toBeGreaterThan(40);
    const change = fc.tuple(fc.array(fc.nat(50), { minLength: 1, maxLength: 6 }), oddValue);
    const changes = fc.array(change, { minLength: 1, maxLength: 5 });
    forAny(
      fc.tuple(fc.constantFrom(...answers), changes).map(([{ name, text }, changed]) => ({
        name,
        text: JSON.stringify(
          changed.reduce((json, [path, odd]) => withOdd(json, path, odd), JSON.parse(text)),
        ),
      })),
    );
  });

  test('for answers of the mock in which some bytes are others', () => {
    const change = fc.tuple(fc.nat(200_000), fc.nat(255), fc.nat(20));
    const changes = fc.array(change, { minLength: 1, maxLength: 8 });
    forAny(
      fc.tuple(fc.constantFrom(...answers), changes).map(([{ name, text }, changed]) => ({
        name,
        text: withBytes(text, changed),
      })),
    );
  });
});
