import { formatDay } from '#ui/format-day.ts';
import type { Policy } from './policy.ts';

/** Says from when an older value is, and what the total does with it; '' where there is no value or its day is not known. */
export function olderValueText({ valuation, provider }: Pick<Policy, 'valuation' | 'provider'>): string {
  if (valuation.state !== 'valued' || valuation.valuedOn === null) return '';
  const { valuedOn, source } = valuation;
  const isTyped = source === 'manual' || source === 'manual_bulk';
  const last = isTyped
    ? `The last value that we entered is as at ${formatDay(valuedOn)}.`
    : `${provider?.name ?? 'The provider'} last sent a value as at ${formatDay(valuedOn)}.`;
  return `${last} Your total uses it until a newer one comes.`;
}
