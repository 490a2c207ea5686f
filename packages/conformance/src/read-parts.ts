import type { EndpointName } from '@portal/contract/endpoints';
import { difference, type Fault, note } from './finding.ts';
import { targetsOf } from './links.ts';
import type { Sent } from './probe.ts';
import { readField, readList } from './read-field.ts';
import type { Visit } from './visit.ts';

/** Parts read of one list that goes on by its `next` link. */
const MOST_PARTS = 20;

/** What was read of a list that goes on by `next` links; whole where it was read to its end, and nothing was wrong. */
export type Parts = {
  readonly entries: readonly unknown[];
  readonly faults: readonly Fault[];
  readonly isWhole: boolean;
};

type Asked = { readonly name: EndpointName; readonly sent: Sent; readonly token: string };

/** Reads a list to its end; the links must end, never lead back, and show nothing twice. */
export async function readParts(visit: Visit, { name, sent, token }: Asked): Promise<Parts> {
  const entries: unknown[] = [];
  const hrefs = new Set<string>();
  let input = sent;
  for (;;) {
    const value = await visit.askWell(name, input, token);
    if (value === undefined) return { entries, faults: [], isWhole: false };
    entries.push(...readList(value));
    const href = nextOf(value);
    if (href === undefined) return finish(entries, judgeEntries(entries));
    const next = targetsOf(href, visit.origin).find((target) => target.name === name);
    if (!next) return finish(entries, [difference('link next', 'leads to no part of the same list')]);
    if (hrefs.has(href)) return finish(entries, [difference('link next', 'leads back: the list never ends')]);
    hrefs.add(href);
    if (hrefs.size === MOST_PARTS) return finish(entries, [note('link next', 'was not followed to the end')]);
    input = next.input;
  }
}

function finish(entries: readonly unknown[], faults: readonly Fault[]): Parts {
  return { entries, faults, isWhole: faults.length === 0 };
}

function nextOf(value: unknown): string | undefined {
  const href = readField(readField(readField(value, '_links'), 'next'), 'href');
  return typeof href === 'string' ? href : undefined;
}

function judgeEntries(entries: readonly unknown[]): Fault[] {
  const ids = entries.map((entry) => readField(entry, 'id'));
  return new Set(ids).size === ids.length ? [] : [difference('link next', 'shows the same entry twice')];
}
