import { difference } from './finding.ts';
import { readField } from './read-field.ts';
import { readParts } from './read-parts.ts';
import type { Visit } from './visit.ts';

const name = 'insights.list';

/** Filters tried of each kind. */
const MOST_FILTERS = 3;

/** Row P6: the list ends, and a filter lets through what it names and nothing else, also in the parts that follow. */
export async function checkInsights(visit: Visit, token: string): Promise<void> {
  const all = await readParts(visit, { name, sent: {}, token });
  visit.ledger.add(name, all.faults);
  if (!all.isWhole) return;
  const filters = [
    { filter: 'categories', field: 'category_id' },
    { filter: 'writer', field: 'author_id' },
  ];
  for (const { filter, field } of filters) {
    const values = new Set(all.entries.map((entry) => readField(entry, field)).filter(isText));
    for (const value of [...values].slice(0, MOST_FILTERS)) {
      const sent = { query: { InsightSearch: { [filter]: value } } };
      const { entries } = await readParts(visit, { name, sent, token });
      const isFit = (entry: unknown) => readField(entry, field) === value;
      const isSame = entries.every(isFit) && entries.length === all.entries.filter(isFit).length;
      if (!isSame)
        visit.ledger.add(name, [
          difference(`InsightSearch[${filter}]`, 'does not show exactly what it names'),
        ]);
    }
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
