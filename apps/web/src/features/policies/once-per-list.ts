import type { PolicyListItem } from './policy-list-item.ts';

/**
 * Reckons once for each list, and for each day where the day matters, however often the parts of the page that show it
 * come and go: they go while one policy is read, and with a thousand policies to add up again, coming back would be slow.
 */
export function oncePerList<Day extends [] | [today: string], Result>(
  reckon: (policies: readonly PolicyListItem[], ...day: Day) => Result,
) {
  const known = new WeakMap<readonly PolicyListItem[], { today: string | undefined; result: Result }>();
  return (policies: readonly PolicyListItem[], ...day: Day): Result => {
    const [today] = day;
    const last = known.get(policies);
    if (last && last.today === today) return last.result;
    const result = reckon(policies, ...day);
    known.set(policies, { today, result });
    return result;
  };
}
