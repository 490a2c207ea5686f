import type { PolicyListItem } from './policy-list-item.ts';

/**
 * Reckons once for each list, and for each day where the day matters, however often the parts of the page that show it come and go: they go while one
 * policy is read, and with a thousand policies to add up again, coming back would be slow.
 */
export function oncePerList<Result>(reckon: (policies: readonly PolicyListItem[], today: string) => Result) {
  const known = new WeakMap<readonly PolicyListItem[], { today: string; result: Result }>();
  return (policies: readonly PolicyListItem[], today = ''): Result => {
    const last = known.get(policies);
    if (last?.today === today) return last.result;
    const result = reckon(policies, today);
    known.set(policies, { today, result });
    return result;
  };
}
