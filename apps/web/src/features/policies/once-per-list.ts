import type { PolicyListItem } from './policy-queries.ts';

/**
 * Remembers what was calculated from a list of policies, and for a day where the day matters. The components that show it
 * unmount while a policy is open; without this, returning to 1,000 policies would calculate everything again.
 */
export function oncePerList<Day extends [] | [today: string], Result>(
  calculate: (policies: readonly PolicyListItem[], ...day: Day) => Result,
) {
  const known = new WeakMap<readonly PolicyListItem[], { today: string | undefined; result: Result }>();
  return (policies: readonly PolicyListItem[], ...day: Day): Result => {
    const [today] = day;
    const last = known.get(policies);
    if (last && last.today === today) return last.result;
    const result = calculate(policies, ...day);
    known.set(policies, { today, result });
    return result;
  };
}
