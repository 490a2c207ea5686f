import type { EndpointName } from '@portal/contract/endpoints';
import { linkTarget } from '@portal/contract/reading/followed-link';
import { difference, type Fault, note } from '../report/finding.ts';
import { judgeLink } from '../visit/links.ts';
import type { Input } from '../visit/probe.ts';
import { readField, readList } from '../visit/seen.ts';
import type { Visit } from '../visit/visit.ts';

const name = 'insights.list';

/** Filters tried of each kind. */
const MOST_FILTERS = 3;
/** Pages read of one list that continues by its `next` link. */
const MOST_PARTS = 20;

type Filter = { readonly filter: string; readonly field: string; readonly names: EndpointName };

const filters: readonly Filter[] = [
  { filter: 'categories', field: 'category_id', names: 'insights.categories' },
  { filter: 'writer', field: 'author_id', names: 'insights.authors' },
];

/** P-6: the list ends, and a filter lets through what it names and nothing else, even in the parts that follow. */
export async function checkInsights(visit: Visit, token: string): Promise<void> {
  const all = await readPages(visit, {}, token);
  visit.ledger.add(name, all.faults);
  if (!all.isWhole) return;
  for (const filter of filters)
    for (const value of await valuesOf(visit, filter, { all: all.entries, token }))
      await checkFilter(visit, { ...filter, value }, { all: all.entries, token });
}

type FilterContext = { readonly all: readonly unknown[]; readonly token: string };

/** Values that articles have; where they have none, those that clients may choose from. */
async function valuesOf(
  visit: Visit,
  { field, names }: Filter,
  { all, token }: FilterContext,
): Promise<string[]> {
  const ofEntries = all.map((entry) => readField(entry, field)).filter((value) => typeof value === 'string');
  const values =
    ofEntries.length > 0 ? ofEntries : Object.keys((await visit.expectSuccess(names, {}, token)) ?? {});
  return [...new Set(values)].slice(0, MOST_FILTERS);
}

async function checkFilter(
  visit: Visit,
  { filter, field, value }: Filter & { readonly value: string },
  { all, token }: FilterContext,
): Promise<void> {
  const input = { query: { InsightSearch: { [filter]: value } } };
  const { entries, faults, isWhole } = await readPages(visit, input, token);
  visit.ledger.add(name, faults);
  if (!isWhole) return;
  const known = new Set(all.map(idOf));
  const isTold = all.some((entry) => typeof readField(entry, field) === 'string');
  const isFit = (entry: unknown) => readField(entry, field) === value;
  const isSame = isTold
    ? entries.every(isFit) && entries.length === all.filter(isFit).length
    : entries.every((entry) => known.has(idOf(entry)));
  if (!isSame)
    visit.ledger.add(name, [difference(`InsightSearch[${filter}]`, 'does not show exactly what it names')]);
}

/**
 * What was read of a list that continues by `next` links; whole where it was read to its end, and nothing was wrong.
 */
type Pages = {
  readonly entries: readonly unknown[];
  readonly faults: readonly Fault[];
  readonly isWhole: boolean;
};

/** Reads a list to its end by its own links, wherever under /v1/ they lead; they must end and show nothing twice. */
async function readPages(visit: Visit, input: Input, token: string): Promise<Pages> {
  const entries: unknown[] = [];
  const read = new Set<string>();
  let at = input;
  for (;;) {
    const value = await visit.expectSuccess(name, at, token);
    if (value === undefined) return { entries, faults: [], isWhole: false };
    entries.push(...readList(value));
    const href = readField(readField(readField(value, '_links'), 'next'), 'href');
    if (typeof href !== 'string') return finish(entries, judgeEntries(entries));
    const link = linkTarget(href, { origin: visit.origin });
    if (link === undefined) return finish(entries, judgeLink('next', href, visit.origin));
    if (read.has(link)) return finish(entries, [difference('link next', 'leads back: the list never ends')]);
    read.add(link);
    if (read.size === MOST_PARTS) return finish(entries, [note('link next', 'was not followed to the end')]);
    at = { link };
  }
}

function finish(entries: readonly unknown[], faults: readonly Fault[]): Pages {
  return { entries, faults, isWhole: faults.length === 0 };
}

function judgeEntries(entries: readonly unknown[]): Fault[] {
  const ids = entries.map(idOf);
  return new Set(ids).size === ids.length ? [] : [difference('link next', 'shows the same entry twice')];
}

function idOf(entry: unknown): unknown {
  return readField(entry, 'id');
}
