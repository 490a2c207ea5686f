/** What the page of chart-drawing.ts offers to whoever drives it: each draws so many points and tells how many milliseconds that took. */
export type DrawingWindow = {
  drawOurs: (points: number) => Promise<number>;
  drawRecharts: (points: number) => Promise<number>;
};
