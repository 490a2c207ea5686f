import type { PolicyListItem } from './policy-queries.ts';

/**
 * Remembers what was calculated from a list of policies, and for a day or a basis where these matter. The components
 * that show it unmount while a policy is open; without this, returning to 1,000 policies would calculate everything
 * again.
 */
export function oncePerList<Choices extends readonly string[], Result>(
  calculate: (policies: readonly PolicyListItem[], ...choices: Choices) => Result,
) {
  const known = new WeakMap<readonly PolicyListItem[], { choices: Choices; result: Result }>();
  return (policies: readonly PolicyListItem[], ...choices: Choices): Result => {
    const last = known.get(policies);
    if (last?.choices.every((choice, index) => choice === choices[index])) return last.result;
    const result = calculate(policies, ...choices);
    known.set(policies, { choices, result });
    return result;
  };
}
