/** Functions of the page of chart-drawing.ts: each draws so many points and returns the milliseconds taken. */
export type DrawingWindow = {
  drawOurs: (points: number) => Promise<number>;
  drawRecharts: (points: number) => Promise<number>;
};
