import type { Endpoint } from '@portal/contract/endpoint';
import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import type { ValuationGraph } from '@portal/contract/v1/valuation';
import { judgeGraph } from '../judge/judge-graph.ts';
import { readLinks, sinceStartTarget } from '../visit/links.ts';
import type { Seen, Target } from '../visit/seen.ts';
import type { Visit } from '../visit/visit.ts';
import { targetsById } from './targets-by-id.ts';

/** How many different records of one call are requested: enough to cover every kind without loading the service. */
const MOST_OF_ONE_CALL = 12;

const names = Object.keys(endpoints) as EndpointName[];

/**
 * Makes every read: first the calls that need no id, then the links in their answers, then the records that their lists
 * give an id for. Each answer is judged, with its links.
 */
export async function readEverything(visit: Visit, seen: Seen, token: string): Promise<void> {
  const isWanted = (target: Target) => !seen.has(target) && seen.countOf(target.name) < MOST_OF_ONE_CALL;
  const queue: Target[] = names.filter(needsNothing).map((name) => ({ name, input: {} }));
  for (;;) {
    if (queue.length === 0) queue.push(...targetsById(seen).filter(isWanted));
    const target = queue.shift();
    if (!target) return;
    if (isWanted(target)) queue.push(...(await read(visit, seen, { target, token })));
  }
}

function needsNothing(name: EndpointName): boolean {
  const { method, params, query }: Endpoint = endpoints[name];
  return method === 'GET' && !params && (!query || query.safeParse({}).success);
}

async function read(
  visit: Visit,
  seen: Seen,
  { target, token }: { readonly target: Target; readonly token: string },
): Promise<readonly Target[]> {
  const { name, input } = target;
  const value = await visit.expectSuccess(name, input, endpoints[name].auth === 'none' ? undefined : token);
  seen.add(target, value);
  if (value === undefined) return [];
  const { faults, targets } = readLinks(name, value, visit.origin);
  visit.ledger.add(name, faults);
  if (name === 'policies.valuationGraph') {
    visit.ledger.add(name, judgeGraph(input.query?.date_range, value as ValuationGraph));
    const longer = sinceStartTarget(target, value as ValuationGraph, visit.origin);
    // Read immediately: in the queue it would fall beyond the limit for one call.
    if (longer && !seen.has(longer)) await read(visit, seen, { target: longer, token });
  }
  return targets;
}
