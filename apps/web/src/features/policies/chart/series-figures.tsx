import type { ReactNode } from 'react';
import { useAmountsHidden } from '#core/amounts/hidden-amounts.tsx';
import { SeriesTable } from '#ui/chart/series-table.tsx';
import type { TimeSeries } from '#ui/chart/time-series.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import styles from './series-figures.module.css';

type SeriesFiguresProps = {
  series: TimeSeries;
  caption: string;
  /** Too long for paper where it is closed. */
  isLong?: boolean;
  /** The button that saves them as a file. */
  children: ReactNode;
};

/** The figures of a chart as a table on request, and as a file. */
export function SeriesFigures({ series, caption, isLong = false, children }: SeriesFiguresProps) {
  const isHidden = useAmountsHidden();
  return (
    <div className={styles.figures}>
      <Disclosure label="Show the figures as a table" isLong={isLong}>
        <SeriesTable caption={caption} series={series} isHidden={isHidden} />
      </Disclosure>
      {children}
    </div>
  );
}
