import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Area, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { TimeSeriesChart } from '../../apps/web/src/ui/chart/time-series-chart.tsx';
import { dayOfNumber } from '../../apps/web/src/ui/format/day.ts';

/** What ../chart-drawing.ts calls: each draws a number of points and returns the milliseconds it took. */
export type DrawingWindow = {
  drawOurs: (points: number) => Promise<number>;
  drawRecharts: (points: number) => Promise<number>;
};

const WIDTH = 696;
const HEIGHT = 326;
const FIRST_DAY = 14_000;

/** A random walk in pence, the same each time. */
function pointsOf(count: number) {
  return Array.from({ length: count }, (_unused, index) => ({
    day: dayOfNumber(FIRST_DAY + index),
    value: Math.round(30_000_000 + 4_000_000 * Math.sin(index / 40) + 300_000 * Math.sin(index * 1.7)),
    paidIn: 20_000_000 + index * 1_000,
  }));
}

/** Milliseconds until both lines, the tint, the grid and the axes are in the page and have been laid out. */
async function timeDrawing(chart: React.ReactNode): Promise<number> {
  const container = document.createElement('div');
  container.style.width = `${WIDTH}px`;
  document.body.replaceChildren(container);
  const root = createRoot(container);
  const startedAt = performance.now();
  flushSync(() => root.render(chart));
  while (!isDrawn(container)) await new Promise((resolve) => setTimeout(resolve));
  container.getBoundingClientRect();
  const ms = performance.now() - startedAt;
  root.unmount();
  return ms;
}

function isDrawn(container: Element): boolean {
  const long = [...container.querySelectorAll('path')].filter(
    (path) => (path.getAttribute('d')?.length ?? 0) > 200,
  );
  return long.length >= 3;
}

function drawOurs(count: number): Promise<number> {
  const points = pointsOf(count);
  const [from, to] = [points[0]?.day ?? '', points.at(-1)?.day ?? ''];
  const series = { from, to, interval: 'week', points } as const;
  return timeDrawing(
    <TimeSeriesChart series={series} label="Valuation by date" emptyText="" isHidden={false} />,
  );
}

function drawRecharts(count: number): Promise<number> {
  const data = pointsOf(count).map((point, index) => ({
    ...point,
    at: FIRST_DAY + index,
    between: [point.paidIn, point.value],
  }));
  return timeDrawing(
    <ComposedChart width={WIDTH} height={HEIGHT} data={data}>
      <CartesianGrid vertical={false} />
      <XAxis dataKey="at" type="number" domain={['dataMin', 'dataMax']} tickCount={5} />
      <YAxis domain={['auto', 'auto']} />
      <Tooltip />
      <Area dataKey="between" isAnimationActive={false} />
      <Line dataKey="value" dot={false} isAnimationActive={false} />
      <Line dataKey="paidIn" dot={false} isAnimationActive={false} strokeDasharray="5 4" />
    </ComposedChart>,
  );
}

Object.assign(window, { drawOurs, drawRecharts } satisfies DrawingWindow);
