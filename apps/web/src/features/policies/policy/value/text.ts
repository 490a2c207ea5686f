import type { ValuationSource } from '@portal/contract/v1/valuation';
import { formatDay } from '#ui/format/day.ts';
import type { Policy } from '../../policy-queries.ts';

type Names = { provider: string; firm: string };

const sources: Record<ValuationSource, (names: Names) => string> = {
  electronic_live: ({ provider }) => `sent by ${provider}`,
  electronic_scheduled: ({ provider }) => `sent by ${provider} overnight`,
  electronic_bulk: ({ provider }) => `from a file that ${provider} sends`,
  manual: ({ firm }) => `entered by ${firm}`,
  manual_bulk: ({ firm }) => `entered by ${firm} from statements`,
};

/** How a value reached the firm, shown beside its day. */
export function valueSource(source: ValuationSource, names: Names): string {
  return sources[source](names);
}

/** The day of a value that is older than usual, and what the total does with it; '' where there is no value or day. */
export function olderValueText({ valuation, provider }: Pick<Policy, 'valuation' | 'provider'>): string {
  if (valuation.state !== 'valued' || valuation.valuedOn === null) return '';
  const { valuedOn, source } = valuation;
  return `${lastValue(source, provider)} as at ${formatDay(valuedOn)}. Your total uses it until a newer one arrives.`;
}

function lastValue(source: ValuationSource | null, provider: Policy['provider']): string {
  if (source === null) return 'The last value is';
  const isTyped = source === 'manual' || source === 'manual_bulk';
  return isTyped
    ? 'The last value that we entered is'
    : `${provider?.name ?? 'The provider'} last sent a value`;
}
