/** The analemma: where the sun stands at clock noon through a year. East and west in minutes, height in degrees. */
export type NoonSpot = { readonly minutes: number; readonly degrees: number };

const DAYS = 365;
const TILT_DEGREES = 23.44;

/** 1 for 1 January, in the calendar of the date's own clock. */
export function dayOfYear(date: Date): number {
  const start = Date.UTC(date.getFullYear(), 0, 1);
  const today = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((today - start) / 86_400_000) + 1;
}

/** The equation of time, sun minus clock, and the declination: the common two-wave approximations, good to a minute and half a degree. */
export function noonSpot(day: number): NoonSpot {
  const orbit = (2 * Math.PI * (day - 81)) / DAYS;
  return {
    minutes: 9.87 * Math.sin(2 * orbit) - 7.53 * Math.cos(orbit) - 1.5 * Math.sin(orbit),
    degrees: -TILT_DEGREES * Math.cos((2 * Math.PI * (day + 10)) / DAYS),
  };
}
