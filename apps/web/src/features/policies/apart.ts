import { capitalise, countWord, listWords } from '#ui/count-words.ts';
import type { PolicyListItem } from './policy-list-item.ts';
import { type PolicyWorth, policyWorth } from './policy-worth.ts';
import { countedFund } from './total.ts';

/** The policies that are not part of the total, in the order given (row P1). */
export function apartFromTotal(policies: readonly PolicyListItem[]): PolicyListItem[] {
  return policies.filter((policy) => countedFund(policy) === null);
}

/** Says in one sentence why policies stand apart: "Cover has no fund value, and one policy awaits its first." */
export function whyApart(apart: readonly PolicyListItem[]): string {
  const kinds = apart.map((policy) => policyWorth(policy).kind);
  const promises = promisesAmong(kinds);
  const others = othersAmong(kinds, promises.length > 0 ? '' : ' value');
  if (promises.length === 0) return `${capitalise(listWords(others))}.`;
  const isOne = promises.length === 1 && promises[0] !== manyPensions;
  const close =
    others.length > 0 ? `and ${listWords(others)}` : `so ${isOne ? 'it is' : 'they are'} not added in`;
  return `${capitalise(listWords(promises))} ${isOne ? 'has' : 'have'} no fund value, ${close}.`;
}

const manyPensions = 'defined-benefit pensions';

function promisesAmong(kinds: readonly PolicyWorth['kind'][]): string[] {
  const pensions = kinds.filter((kind) => kind === 'pension').length;
  return [
    ...(kinds.includes('cover') ? ['cover'] : []),
    ...(kinds.includes('income') ? ['income'] : []),
    ...(pensions > 0 ? [pensions === 1 ? 'a defined-benefit pension' : manyPensions] : []),
  ];
}

function othersAmong(kinds: readonly PolicyWorth['kind'][], value: string): string[] {
  const clause = (kind: PolicyWorth['kind'], one: string, many: string) => {
    const count = kinds.filter((other) => other === kind).length;
    return count === 0 ? [] : [`${countWord(count)} ${count === 1 ? one : many}`];
  };
  return [
    ...clause('awaited', `policy awaits its first${value}`, `policies await their first${value}`),
    ...clause('unread', 'value could not be read', 'values could not be read'),
    ...clause('fund', 'policy has ended', 'policies have ended'),
  ];
}
