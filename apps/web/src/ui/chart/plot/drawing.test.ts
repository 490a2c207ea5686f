import { describe, expect, test } from 'vitest';
import type { SeriesPoint, TimeSeries } from '#ui/chart/time-series.ts';
import { dayOfNumber } from '#ui/format/day.ts';
import { valueScale } from './axes.ts';
import { drawChart } from './drawing.ts';
import { chartFrame } from './frame.ts';

const frame = chartFrame({ width: 696, rem: 16, labelLength: 4, figureLength: 8, hasFlag: true });
const scale = valueScale([10_000, 40_000]);

function draw(points: SeriesPoint[], rest: Partial<TimeSeries> = {}) {
  const series = { from: '2026-01-20', to: '2026-05-20', interval: 'month' as const, points, ...rest };
  return drawChart(series, scale, frame);
}

const point = (day: string, value: number, paidIn = 10_000): SeriesPoint => ({ day, value, paidIn });
const moves = (path: string) => path.match(/M/g)?.length ?? 0;

describe('P-30, P-73: the drawing of a series', () => {
  test('runs from the left edge on the first day to the right edge on the last, high values above low ones', () => {
    const { spots } = draw(
      [point('2026-01-20', 20_000), point('2026-02-20', 40_000), point('2026-03-20', 10_000)],
      {
        to: '2026-03-20',
      },
    );
    expect(spots.map(({ x }) => Math.round(x))).toEqual([frame.left, 381, frame.right]);
    expect(spots[1]?.value).toBeCloseTo(frame.top);
    expect(spots[2]?.value).toBeCloseTo(frame.bottom);
    expect(spots[0]?.paidIn).toBeCloseTo(frame.bottom);
  });

  test('a gap breaks both lines and the tint, and is marked from the last value to the next', () => {
    const { value, paidIn, band, gaps, spots } = draw([
      point('2026-01-20', 20_000),
      point('2026-02-20', 25_000),
      point('2026-04-20', 25_000),
      point('2026-05-20', 30_000),
    ]);
    expect([moves(value), moves(paidIn), moves(band)]).toEqual([2, 2, 2]);
    expect(gaps).toHaveLength(1);
    expect(gaps[0]?.x).toBe(spots[1]?.x);
    expect((gaps[0]?.x ?? 0) + (gaps[0]?.width ?? 0)).toBeCloseTo(spots[2]?.x ?? 0);
  });

  test('values that stopped coming leave the rest of the range marked', () => {
    const { gaps } = draw([point('2026-01-20', 20_000), point('2026-02-20', 25_000)]);
    expect((gaps[0]?.x ?? 0) + (gaps[0]?.width ?? 0)).toBeCloseTo(frame.right);
  });

  test('API-21: where it is not known what was paid in, the line of values is drawn alone', () => {
    const { value, paidIn, band, spots } = draw([
      { ...point('2026-01-20', 20_000), paidIn: null },
      { ...point('2026-02-20', 25_000), paidIn: null },
    ]);
    expect([moves(value), paidIn, band]).toEqual([1, '', '']);
    expect(spots.map((spot) => spot.paidIn)).toEqual([null, null]);
  });

  test('a series that is closed misses nothing after its last value', () => {
    const points = [point('2026-01-20', 20_000), point('2026-02-20', 25_000)];
    expect(draw(points, { isClosed: true }).gaps).toEqual([]);
  });

  test('the only point of a range of one day is in the middle, above its one date', () => {
    const { spots, dates } = draw([point('2026-03-20', 20_000)], { from: '2026-03-20', to: '2026-03-20' });
    const middle = (frame.left + frame.right) / 2;
    expect(spots[0]?.x).toBeCloseTo(middle, 0);
    expect(dates).toEqual([expect.objectContaining({ x: spots[0]?.x, label: '20 Mar', anchor: 'middle' })]);
  });

  test('one point is a dot and no line', () => {
    const drawing = draw([point('2026-03-20', 20_000)], { to: '2026-03-31' });
    expect([drawing.value, drawing.paidIn, drawing.band]).toEqual(['', '', '']);
    expect(drawing.dots).toHaveLength(1);
    expect(drawing.gaps).toEqual([]);
  });

  test('a single value between two gaps is a dot; so is the latest', () => {
    const { dots, spots } = draw([
      point('2026-01-20', 20_000),
      point('2026-03-20', 25_000),
      point('2026-05-20', 26_000),
      point('2026-06-20', 26_000),
      point('2026-07-20', 27_000),
      point('2026-08-20', 27_000),
    ]);
    expect(dots.map(({ x }) => x)).toEqual([spots[0]?.x, spots[1]?.x, spots[5]?.x]);
  });

  test('no points are a grid with dates and nothing else', () => {
    const drawing = draw([]);
    expect(drawing.dots).toEqual([]);
    expect(drawing.gaps).toEqual([]);
    expect(drawing.lines.length).toBeGreaterThanOrEqual(4);
    expect(drawing.dates).toHaveLength(5);
  });

  test('P-61: the share of older values is drawn as that share of the height under the line', () => {
    const { older, spots } = draw([
      point('2026-01-20', 20_000),
      { ...point('2026-02-20', 40_000), older: { percent: 25, afterDays: 30 } },
      { ...point('2026-03-20', 40_000), older: { percent: 100, afterDays: 30 } },
    ]);
    const [none, quarter, all] = spots;
    expect(none?.older).toBe(frame.bottom);
    expect(frame.bottom - (quarter?.older ?? 0)).toBeCloseTo((frame.bottom - (quarter?.value ?? 0)) / 4, 0);
    expect(all?.older).toBe(all?.value);
    expect(older).toMatch(new RegExp(`V${frame.bottom}H${none?.x}Z$`));
  });

  test('P-61: without older values there is nothing to draw of them', () => {
    expect(draw([point('2026-01-20', 20_000), point('2026-02-20', 1)]).older).toBe('');
  });

  test('P-61: marks of 1,000 events never cover each other, and none is lost', () => {
    const events = Array.from({ length: 1000 }, (_, index) => ({
      day: dayOfNumber(20_473 + Math.floor(index / 9)),
      kind: index % 5 === 0 ? ('left' as const) : ('joined' as const),
      name: `Policy ${index}`,
    }));
    const { marks } = draw([], { events });
    const positions = marks.map(({ x }) => x);
    expect(marks.length).toBeGreaterThan(10);
    expect(marks.flatMap((mark) => mark.events)).toEqual(events);
    for (const [index, x] of positions.slice(1).entries())
      expect(x - (positions[index] ?? 0)).toBeGreaterThanOrEqual(14);
  });

  test.each([24, 730, 5_000])('%i points are one path for each line', (count) => {
    const points = Array.from({ length: count }, (_, index) =>
      point(dayOfNumber(14_000 + index), 10_000 + ((index * 37) % 30_000)),
    );
    const series = {
      from: dayOfNumber(14_000),
      to: dayOfNumber(14_000 + count - 1),
      interval: 'week' as const,
    };
    const drawing = draw(points, series);
    expect(moves(drawing.value)).toBe(1);
    expect(drawing.value.match(/L/g)).toHaveLength(count - 1);
    expect(drawing.spots).toHaveLength(count);
  });
});
