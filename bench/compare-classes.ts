import { setTimeout as pause } from 'node:timers/promises';
import { mannWhitney } from './mann-whitney.ts';
import { inMs, median, printTable } from './print-table.ts';

const WARM_UP_ROUNDS = 5;
/** Waits for work after an answer, and stays below the rate limit. */
const SETTLE_MS = 30;

export type Answered = { status: number; ms: number };

/** Addresses of one kind: a call about one of them, and the status that it must have. */
export type Class = { ask(round: number): Promise<Answered>; status: number };

type Comparison = {
  title: string;
  rounds: number;
  classes: Readonly<Record<string, Class>>;
  /** Runs before each sample, outside its time. */
  before(): Promise<unknown>;
};

/** Samples each class in turn, in a new random order each round, and prints how the others differ from the first. */
export async function compareClasses({ title, rounds, classes, before }: Comparison): Promise<void> {
  const samples = new Map(Object.keys(classes).map((name) => [name, [] as number[]]));
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1)
    for (const [name, { ask, status }] of shuffled(Object.entries(classes))) {
      await before();
      await pause(SETTLE_MS);
      const answer = await ask(round);
      if (answer.status !== status) throw new Error(`${title}, ${name}: ${answer.status}, not ${status}`);
      if (round >= 0) samples.get(name)?.push(answer.ms);
    }
  printTable(`${title} (${rounds} samples each)`, ['address', 'median', 'gap', 'p'], rowsOf([...samples]));
}

/** The gap between the medians, and how likely so great a difference is by chance. */
function rowsOf(samples: readonly (readonly [string, readonly number[]])[]): string[][] {
  const [, first = []] = samples[0] ?? [];
  return samples.map(([name, figures], index) => [
    name,
    inMs(median(figures)),
    index === 0 ? '' : inMs(median(figures) - median(first)),
    index === 0 ? '' : mannWhitney(figures, first).toFixed(3),
  ]);
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
