import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seededPeople } from '@portal/prisma/seed/people';
import { createVisitor } from '../scripts/people/portal-visitor.ts';
import { printLine } from '../scripts/terminal.ts';
import { printTable } from './print-table.ts';
import { startSeededStack } from './seeded-stack.ts';

/**
 * `npm run soak [-- --minutes 3 --visitors 8]`: people who read their portal, write and sign out, one after the other,
 * over the real pair. Prints throughput, errors, and memory and loop delay of the gateway over time. Exit code 1 where
 * a call failed.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '3' }, visitors: { type: 'string', default: '8' } },
});
const SAMPLES = 12;
/** Rounds of reading for each sign-in; one person makes at most sixty sign-ins a minute. */
const ROUNDS = 10;
const POLICIES_OF_LARGE = 200;

const people = seededPeople.filter(({ email }) => /^(?:standard|large|empty)@/.test(email));
const done = { calls: 0, signIns: 0, errors: new Map<string, number>() };
const times: number[] = [];

const [stack, stop] = await startSeededStack(POLICIES_OF_LARGE, {
  METRICS: '1',
  WRITE_LIMIT_PER_MINUTE: '100000',
  UPSTREAM_HEADERS_MS: '15000',
  UPSTREAM_TOTAL_MS: '20000',
});
const end = performance.now() + Number(values.minutes) * 60_000;
try {
  const visitors = Array.from({ length: Number(values.visitors) }, (_, at) => visitUntilEnd(at));
  const rows = await sampleUntilEnd();
  await Promise.all(visitors);
  printTable(
    'The gateway over time',
    ['at', 'calls/s', 'p99 of calls', 'memory', 'heap', 'loop p99', 'loop max'],
    rows,
  );
  const errors = [...done.errors].map(([name, count]) => `${name}: ${count}`).join(', ') || 'none';
  printLine(`  ${done.calls} calls, ${done.signIns} sign-ins, errors: ${errors}`);
  process.exitCode = done.errors.size > 0 ? 1 : 0;
} finally {
  await stop();
}

/** Signs in, looks at everything a few times, writes once and signs out, again and again. */
async function visitUntilEnd(at: number): Promise<void> {
  const person = people[at % people.length];
  if (!person) throw new Error('There is nobody to visit as');
  while (performance.now() < end) {
    const visitor = createVisitor(stack.portalUrl);
    const token = await visitor.signIn(person).catch(() => failed('sign-in'));
    if (token === undefined) continue;
    done.signIns += 1;
    for (let round = 0; round < ROUNDS && performance.now() < end; round += 1) await look(visitor, token);
    const message = { subject: 'A question', body: 'Is this a good time?' };
    await ask(visitor, 'messages.start', { token, input: message });
    await ask(visitor, 'authentication.signOut', { token, input: {} });
  }
}

type Visitor = ReturnType<typeof createVisitor>;

async function look(visitor: Visitor, token: string): Promise<void> {
  const list = await ask(visitor, 'policies.list', { token });
  const names = ['client.get', 'firm.get', 'messages.list', 'providers.list', 'dueDiligence.list'];
  await Promise.all(names.map((name) => ask(visitor, name, { token })));
  await pause(list ? 0 : 1000);
}

async function ask(
  visitor: Visitor,
  name: string,
  call: { token: string; input?: object },
): Promise<boolean> {
  const startedAt = performance.now();
  const answer = await visitor.ask(name, call).catch(() => undefined);
  times.push(performance.now() - startedAt);
  done.calls += 1;
  if (answer?.status !== 200) failed(`${name} ${answer?.code ?? 'no answer'}`);
  return answer?.status === 200;
}

function failed(what: string): undefined {
  done.errors.set(what, (done.errors.get(what) ?? 0) + 1);
}

/** The gateway's own metrics, and the calls since the last sample. */
async function sampleUntilEnd(): Promise<string[][]> {
  const rows: string[][] = [];
  const every = (Number(values.minutes) * 60_000) / SAMPLES;
  for (let sample = 1; sample <= SAMPLES; sample += 1) {
    await pause(every);
    const figure = figuresOf(await (await fetch(`${stack.portalUrl}/metrics`)).text());
    const calls = times.splice(0).toSorted((one, other) => one - other);
    rows.push([
      `${Math.round((sample * every) / 1000)} s`,
      (calls.length / (every / 1000)).toFixed(0),
      `${Math.round(calls[Math.floor(calls.length * 0.99)] ?? 0)} ms`,
      `${Math.round(figure('process_resident_memory_bytes') / 1e6)} MB`,
      `${Math.round(figure('nodejs_heap_size_used_bytes') / 1e6)} MB`,
      `${Math.round(figure('nodejs_eventloop_lag_p99_seconds') * 1000)} ms`,
      `${Math.round(figure('nodejs_eventloop_lag_max_seconds') * 1000)} ms`,
    ]);
    printLine(rows.at(-1)?.join('   ') ?? '');
  }
  return rows;
}

function figuresOf(text: string): (name: string) => number {
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}
