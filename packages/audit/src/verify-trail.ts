import { type Link, RECOVERED, readEntry, START } from './audit-entry.ts';

type TrailFault = { readonly line: number; readonly what: string };

export type TrailReport = {
  readonly entries: number;
  readonly head: Link;
  /** What is wrong, by the number of the line in the file; empty for a trail that is whole. */
  readonly faults: readonly TrailFault[];
  /** Lines that the end of a process cut off. */
  readonly tornLines: readonly number[];
};

type Entry = NonNullable<ReturnType<typeof readEntry>>;
type Placed = Pick<Entry, 'n' | 'hash' | 'prev'> & { readonly line: number };
type Odd = { readonly line: number; readonly text: string };

/** After as many faults the rest of the file is not read: more would not help. */
const MOST_FAULTS = 100;

/**
 * Finds lines that were removed, changed, moved or inserted (SEC-J11), by the hash that each line has of the one before
 * it. `noted` is a head that was kept elsewhere: with it a trail that ends early, or was rewritten from some line on,
 * is found too. `isWhole` is false where the file does not end in a newline.
 */
export function verifyTrail(
  texts: readonly string[],
  { noted, isWhole = true }: { noted?: Link | undefined; isWhole?: boolean } = {},
): TrailReport {
  const lines = texts.map((text, index) => ({ line: index + 1, text, entry: readEntry(text) }));
  const intact = lines.flatMap(({ line, entry }) => (entry?.isIntact ? [{ ...entry, line }] : []));
  const faults: TrailFault[] = [];
  const tornLines: number[] = [];
  let last: Placed = { n: 0, hash: START, prev: '', line: 0 };
  /** Lines since the last good one that cannot be read, or whose hash does not match. */
  let odd: Odd[] = [];

  /** Judges a line that is what it says against the one before it. */
  function follow(entry: Entry, line: number): void {
    const current = { ...entry, line };
    const isNext = current.prev === last.hash && current.n === last.n + 1;
    if (isNext && isRecoveryOf(entry, odd)) tornLines.push(...odd.map((one) => one.line));
    else if (isNext) faults.push(...odd.map(inserted));
    else faults.push(...seam(last, current, { odd, intact }));
    odd = [];
    if (current.n > last.n || isInserted(last, current, intact)) last = current;
  }

  for (const { line, text, entry } of lines) {
    if (faults.length > MOST_FAULTS) break;
    if (entry?.isIntact) follow(entry, line);
    else odd.push({ line, text });
  }
  if (!isWhole && odd.length === 1) tornLines.push(...odd.map((one) => one.line));
  else faults.push(...odd.map(changed));
  if (noted && !intact.some(({ n, hash }) => n === noted.n && hash === noted.hash))
    faults.push({
      line: texts.length,
      what: `the noted head ${noted.n} is not in this trail: it was cut short or rewritten`,
    });
  return { entries: intact.length, head: { n: last.n, hash: last.hash }, faults, tornLines };
}

/** What is wrong between the last good line and one that does not follow it. */
function seam(
  last: Placed,
  current: Placed,
  { odd, intact }: { readonly odd: readonly Odd[]; readonly intact: readonly Placed[] },
): TrailFault[] {
  const gap = current.n - last.n - 1;
  if (gap < 0) {
    const copies = intact.filter(({ n }) => n === current.n).length;
    const what = copies > 1 ? 'was inserted' : `is out of order: it is entry ${current.n}`;
    const own = isInserted(last, current, intact) ? inserted(last) : { line: current.line, what };
    return [...odd.map(inserted), own];
  }
  if (gap === 0 && last.line > 0) return [...odd.map(inserted), changed(last)];
  const elsewhere = intact.filter(({ n }) => n > last.n && n < current.n).length;
  const lacking = gap - elsewhere;
  const missing = lacking - odd.length;
  const which = `${missing === 1 ? 'one line is' : `${missing} lines are`} missing before this one`;
  return [
    ...odd.map((one, index) => (index < lacking ? changed(one) : inserted(one))),
    ...(missing > 0
      ? [{ line: current.line, what: `${which}, between entries ${last.n} and ${current.n}` }]
      : []),
    ...(gap === 0 ? [{ line: current.line, what: 'does not begin the trail' }] : []),
  ];
}

/** Of two lines in one place, the one that no later line goes on from is the one too many. */
function isInserted(last: Placed, current: Placed, intact: readonly Placed[]): boolean {
  if (current.n !== last.n || current.prev !== last.prev) return false;
  return !intact.some(({ prev }) => prev === last.hash) && intact.some(({ prev }) => prev === current.hash);
}

/** A process that goes on after a line that was cut off says how many bytes of it there are. */
function isRecoveryOf(entry: Entry, odd: readonly Odd[]): boolean {
  const bytes = odd.reduce((sum, { text }) => sum + Buffer.byteLength(text, 'latin1') + 1, -1);
  return odd.length > 0 && entry.event === RECOVERED && entry.torn === bytes;
}

const inserted = ({ line }: { line: number }): TrailFault => ({ line, what: 'was inserted' });
const changed = ({ line }: { line: number }): TrailFault => ({ line, what: 'was changed' });
