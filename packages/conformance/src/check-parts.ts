import type { EndpointName } from '@portal/contract/endpoints';
import { difference, type Fault, note } from './finding.ts';
import { targetsOf } from './links.ts';
import type { Sent } from './probe.ts';
import { readField, readList } from './read-field.ts';
import type { Visit } from './visit.ts';

/** Parts read of one list that goes on by its `next` link. */
const MOST_PARTS = 20;

/** Everything of a list that goes on by `next` links. */
export type Parts = { readonly entries: readonly unknown[]; readonly faults: readonly Fault[] };

type Asked = { readonly name: EndpointName; readonly sent: Sent; readonly token: string };

/** Reads a list to its end; the links must end, never lead back, and show nothing twice. */
export async function readParts(visit: Visit, { name, sent, token }: Asked): Promise<Parts> {
  const entries: unknown[] = [];
  const hrefs = new Set<unknown>();
  let input: Sent | undefined = sent;
  for (let part = 1; input; part += 1) {
    const value: unknown = await visit.askWell(name, input, token);
    entries.push(...readList(value));
    const next = nextOf(value);
    if (next === undefined) return { entries, faults: judgeEntries(entries) };
    if (hrefs.has(next))
      return { entries, faults: [difference('link next', 'leads back: the list never ends')] };
    if (part === MOST_PARTS)
      return { entries, faults: [note('link next', `was followed for ${MOST_PARTS} parts, not to its end`)] };
    hrefs.add(next);
    input = inputOf(name, next, visit.origin);
  }
  return { entries, faults: [difference('link next', 'leads to another call, or off this origin')] };
}

function nextOf(value: unknown): unknown {
  return readField(readField(readField(value, '_links'), 'next'), 'href');
}

function inputOf(name: EndpointName, href: unknown, origin: string): Sent | undefined {
  return typeof href === 'string'
    ? targetsOf(href, origin).find((target) => target.name === name)?.input
    : undefined;
}

function judgeEntries(entries: readonly unknown[]): Fault[] {
  const ids = entries.map((entry) => readField(entry, 'id'));
  return new Set(ids).size === ids.length ? [] : [difference('link next', 'shows the same entry twice')];
}
