import { useState } from 'react';
import { RadioBar } from '#ui/form/radio-bar.tsx';

/** What a range is called, where that is not the range itself. */
export const rangeNames: Partial<Record<string, string>> = { tax_year: 'Tax year', start: 'Since start' };

type RangeBarProps<Range extends string> = {
  label: string;
  ranges: readonly Range[];
  /** What phones show in place of a long name, as a part of it. */
  shortNames?: Partial<Record<Range | 'start', string>>;
  chosen: Range | 'start';
  isLoading: boolean;
  /** Whether there are values from before the longest range. */
  reachesFurther: boolean;
  onChoose: (range: Range | 'start') => void;
};

/**
 * The ranges of a chart, and "Since start" where values reach further back. Until the first answer or failure the bar
 * keeps its place unseen; after that it stays, so that the chosen range keeps the focus.
 */
export function RangeBar<Range extends string>(props: RangeBarProps<Range>) {
  const { label, ranges, shortNames, chosen, isLoading, reachesFurther, onChoose } = props;
  const [isKnown, setIsKnown] = useState(!isLoading);
  if (!isKnown && !isLoading) setIsKnown(true);
  return (
    <RadioBar
      label={label}
      choices={!isKnown || reachesFurther || chosen === 'start' ? [...ranges, 'start' as const] : ranges}
      isUnknown={!isKnown}
      chosen={chosen}
      nameOf={(range) => rangeNames[range] ?? range}
      shortNameOf={(range) => shortNames?.[range]}
      onChoose={onChoose}
    />
  );
}
