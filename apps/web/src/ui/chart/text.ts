import { formatDay } from '../format/day.ts';
import { moneyParts } from '../format/money.ts';
import type { SeriesPoint } from './time-series.ts';

export const chartText = {
  value: 'Value',
  paidIn: 'Net paid in',
  growth: 'Total growth',
  growthKey: 'Total growth since the start, less charges',
  gap: ['No valuation', 'received'],
  narrowGap: ['No value', 'sent'],
} as const;

/** The text of a point for screen readers: "20 August 2026, value £336,870, net paid in £265,000"; what is not known is left out. */
export function spokenPoint({ day, value, paidIn }: SeriesPoint, isHidden: boolean): string {
  const spoken = (pence: number) => (isHidden ? 'hidden' : formatPounds(pence));
  const worth = `${formatDay(day)}, value ${spoken(value)}`;
  return paidIn === null ? worth : `${worth}, net paid in ${spoken(paidIn)}`;
}

/** Whole pounds in pence: what is read off a graph is no account. */
export function wholePounds(pence: number): number {
  return Math.round(pence / 100) * 100;
}

/** Whole pounds as text: £348,116. */
export function formatPounds(pence: number): string {
  const { sign, pounds } = moneyParts(wholePounds(pence));
  return `${sign}£${pounds}`;
}
