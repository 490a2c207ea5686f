import type { ValuationSource } from '@portal/contract/valuation';

type Names = { provider: string; firm: string };

const words: Record<ValuationSource, (names: Names) => string> = {
  electronic_live: ({ provider }) => `sent by ${provider}`,
  electronic_scheduled: ({ provider }) => `sent by ${provider} overnight`,
  electronic_bulk: ({ provider }) => `from a file that ${provider} sends`,
  manual: ({ firm }) => `entered by ${firm}`,
  manual_bulk: ({ firm }) => `entered by ${firm} from statements`,
};

/** How a value reached the firm, as it stands beside its day. */
export function valueSource(source: ValuationSource, names: Names): string {
  return words[source](names);
}
