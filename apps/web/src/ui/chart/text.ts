import { formatDay } from '#ui/format/day.ts';
import { moneyParts } from '#ui/format/money.ts';
import { formatPercent } from '#ui/format/percent.ts';
import { eventText } from './events.ts';
import type { OlderPart, SeriesEvent, SeriesPoint } from './time-series.ts';

export const chartText = {
  value: 'Value',
  paidIn: 'Net paid in',
  growth: 'Total growth',
  growthKey: 'Total growth since the start, less charges',
  gap: ['No valuation', 'received'],
  narrowGap: ['No value', 'sent'],
  older: ({ afterDays }: OlderPart) => `Share valued more than ${afterDays} days earlier`,
  joined: 'A policy joined the total',
  left: 'A policy left the total',
} as const;

/** "12.4% valued more than 30 days earlier". */
function olderText({ percent, afterDays }: OlderPart): string {
  return `${formatPercent(percent)} valued more than ${afterDays} days earlier`;
}

/** For the room that the flag of the reading line needs; '' without an older part. */
export function longestOlderText(part: OlderPart | undefined): string {
  return part === undefined ? '' : `${olderText({ ...part, percent: 100 })}. `;
}

/** What else is known of a point: how much of it was older, and which policies joined or left. */
export function notesOf(point: SeriesPoint, events: readonly SeriesEvent[] = []): string[] {
  return [
    ...(point.older ? [olderText(point.older)] : []),
    ...(events.length > 0 ? [eventText(events)] : []),
  ];
}

/**
 * The text of a point for screen readers: "20 August 2026, value £336,870, net paid in £265,000"; what is not known is
 * left out.
 */
export function spokenPoint(point: SeriesPoint, isHidden: boolean, events?: readonly SeriesEvent[]): string {
  const { day, value, paidIn } = point;
  const spoken = (pence: number) => (isHidden ? 'hidden' : formatPounds(pence));
  const worth = `${formatDay(day)}, value ${spoken(value)}`;
  const paid = paidIn === null ? [] : [`net paid in ${spoken(paidIn)}`];
  return [worth, ...paid, ...notesOf(point, events)].join(', ');
}

/** Whole pounds in pence: a figure read off a graph need not be exact. */
export function wholePounds(pence: number): number {
  return Math.round(pence / 100) * 100;
}

/** Whole pounds as text: £348,116. */
export function formatPounds(pence: number): string {
  const { sign, pounds } = moneyParts(wholePounds(pence));
  return `${sign}£${pounds}`;
}
