import type { Verdict } from '@portal/contract/v1/due-diligence';

/** Verdicts from the best to the worst. */
export const verdicts = [
  'approved',
  'approved_with_conditions',
  'watch',
  'removed',
] as const satisfies readonly Verdict[];

export const verdictNames: Record<Verdict, string> = {
  approved: 'Approved',
  approved_with_conditions: 'Approved with conditions',
  watch: 'Watch',
  removed: 'Removed',
};

export type VerdictChange = { direction: 'up' | 'down' | 'same'; text: string };

/** P-57: how a verdict compares with the year before, as text. */
export function verdictChange(verdict: Verdict, previous: Verdict): VerdictChange {
  if (previous === verdict) return { direction: 'same', text: 'No change' };
  const isBetter = verdicts.indexOf(verdict) < verdicts.indexOf(previous);
  return isBetter
    ? { direction: 'up', text: `Up from ${verdictNames[previous]}` }
    : { direction: 'down', text: `Down from ${verdictNames[previous]}` };
}
