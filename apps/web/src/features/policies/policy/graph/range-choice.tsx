import {
  allRanges,
  monthsInRange,
  promisedRanges,
  type ShortDateRange,
} from '@portal/contract/shapes/date-range';
import { startOfRange } from '@portal/performance/days';
import { RadioBar } from '#ui/form/radio-bar.tsx';
import { useValuationGraph } from '../../policy-queries.ts';

type RangeChoiceProps = {
  uuid: string;
  range: ShortDateRange;
  today: string;
  onChoose: (range: ShortDateRange) => void;
};

/**
 * The ranges of the graph. P-71: "Since start" is among them where the firm's values reach further back than two years.
 */
export function RangeChoice({ uuid, range, today, onChoose }: RangeChoiceProps) {
  const { data, isLoading } = useValuationGraph(uuid, range);
  const firstValuedOn = data?.firstValuedOn ?? null;
  const isFurther = firstValuedOn !== null && firstValuedOn < startOfRange(monthsInRange.two_years, today);
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
