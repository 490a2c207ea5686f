import { allRanges, promisedRanges, type ShortDateRange } from '@portal/contract/shapes/date-range';
import { RadioBar } from '#ui/form/radio-bar.tsx';
import { useValuationGraph } from '../../policy-queries.ts';
import { hasFurtherValues, hasNoHistory } from './series.ts';

type RangeChoiceProps = {
  uuid: string;
  range: ShortDateRange;
  /** Whether the client chose it, here or by the address. */
  isChosen: boolean;
  today: string;
  onChoose: (range: ShortDateRange) => void;
};

/**
 * The ranges of the graph, where it has values or one was chosen (P-30). P-71: "Since start" is among them where the
 * firm's values reach further back than two years.
 */
export function RangeChoice({ uuid, range, isChosen, today, onChoose }: RangeChoiceProps) {
  const { data, isLoading } = useValuationGraph(uuid, range);
  if (!isChosen && data !== undefined && hasNoHistory(data)) return null;
  const isFurther = data !== undefined && hasFurtherValues(data, today);
  return (
    <RadioBar
      label="Range of the graph"
      choices={isLoading || isFurther || range === 'start' ? allRanges : promisedRanges}
      isUnknown={isLoading}
      chosen={range}
      nameOf={(choice) => (choice === 'start' ? 'Since start' : choice)}
      onChoose={onChoose}
    />
  );
}
