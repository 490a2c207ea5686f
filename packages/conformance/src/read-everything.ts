import type { Endpoint } from '@portal/contract/endpoint';
import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import type { ValuationGraph } from '@portal/contract/valuation';
import { guessTargets } from './guess-targets.ts';
import { judgeGraph } from './judge-graph.ts';
import { readLinks, type Target } from './links.ts';
import type { Seen } from './seen.ts';
import type { Visit } from './visit.ts';

/** Of one call, so many different ones are asked for: enough to meet every kind, few enough to be no burden. */
const MOST_OF_ONE_CALL = 12;

const names = Object.keys(endpoints) as EndpointName[];

/**
 * Asks for every call that only reads: first those that need no id, then whatever their links lead to, then what their lists
 * name by id. Each answer is judged, with its links.
 */
export async function readEverything(visit: Visit, seen: Seen, token: string): Promise<void> {
  const queue: Target[] = names.filter(needsNothing).map((name) => ({ name, input: {} }));
  for (;;) {
    if (queue.length === 0) queue.push(...guessTargets(seen));
    const target = queue.shift();
    if (!target) return;
    if (seen.has(target) || seen.countOf(target.name) >= MOST_OF_ONE_CALL) continue;
    queue.push(...(await read(visit, seen, { target, token })));
  }
}

function needsNothing(name: EndpointName): boolean {
  const { method, params, query }: Endpoint = endpoints[name];
  return method === 'GET' && !params && (!query || query.safeParse({}).success);
}

type Asked = { readonly target: Target; readonly token: string };

async function read(visit: Visit, seen: Seen, { target, token }: Asked): Promise<readonly Target[]> {
  const { name, input } = target;
  const endpoint: Endpoint = endpoints[name];
  const value = await visit.askWell(name, input, endpoint.auth === 'none' ? undefined : token);
  seen.add(target, value);
  if (value === undefined) return [];
  const parsed = endpoint.answer.safeParse(value);
  // Relations that the contract does not know are noted as unknown fields, and nobody follows them.
  const { faults, targets } = readLinks(parsed.success ? parsed.data : value, visit.origin);
  visit.ledger.add(name, faults);
  if (name === 'policies.valuationGraph' && parsed.success)
    visit.ledger.add(name, judgeGraph(input.query?.date_range, parsed.data as ValuationGraph));
  return targets;
}
