export const WIDTH = 520;
export const HEIGHT = 760;
const CENTRE = WIDTH / 2;
const UNITS_PER_MINUTE = 6.4;
const UNITS_PER_DEGREE = 13.2;

type Point = { readonly x: number; readonly y: number };

const round = (value: number) => Math.round(value * 10) / 10;
const heightOf = (degrees: number) => HEIGHT / 2 + 8 - degrees * UNITS_PER_DEGREE;

/** Where the spot of a day of the year is drawn. */
export function pointOf(day: number): Point {
  const { minutes, degrees } = noonSpot(day);
  return { x: round(CENTRE + minutes * UNITS_PER_MINUTE), y: round(heightOf(degrees)) };
}

/** The closed figure through the year, a point every third day. */
export function curvePath(): string {
  const points = Array.from({ length: 122 }, (_, index) => pointOf(1 + index * 3));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

/** The hour lines and the day lines of the floor that the spot crosses. */
export function gridPath(): string {
  const hours = [-4, -3, -2, -1, 1, 2, 3, 4].map(
    (hour) =>
      `M${CENTRE + hour * 54} 40Q${CENTRE + hour * 47} ${HEIGHT / 2} ${CENTRE + hour * 60} ${HEIGHT - 40}`,
  );
  const days = [23.44, 11.7, 0, -11.7, -23.44].map((degrees) => {
    const y = heightOf(degrees);
    const bend = degrees * 1.1;
    return `M24 ${round(y + bend)}Q${CENTRE} ${round(y - bend)} ${WIDTH - 24} ${round(y + bend)}`;
  });
  return [...hours, ...days].join('');
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const FIRST_DAYS = [1, 32, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335];

type MonthMark = Point & { readonly name: string; readonly side: 'start' | 'end' };

/** The first of each month; the label is outside the curve. */
export function monthMarks(): MonthMark[] {
  return FIRST_DAYS.map((day, index) => {
    const point = pointOf(day);
    return { ...point, name: MONTHS[index] ?? '', side: point.x < CENTRE ? 'end' : 'start' };
  });
}

/** The analemma: where the sun is at clock noon through a year. East and west in minutes, height in degrees. */
type NoonSpot = { readonly minutes: number; readonly degrees: number };

const DAYS = 365;
const TILT_DEGREES = 23.44;

/** 1 for 1 January, in the calendar of the date's own clock. */
export function dayOfYear(date: Date): number {
  const start = Date.UTC(date.getFullYear(), 0, 1);
  const today = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((today - start) / 86_400_000) + 1;
}

/**
 * The equation of time, sun minus clock, and the declination: the common two-wave approximations, accurate to a minute
 * and half a degree.
 */
export function noonSpot(day: number): NoonSpot {
  const orbit = (2 * Math.PI * (day - 81)) / DAYS;
  return {
    minutes: 9.87 * Math.sin(2 * orbit) - 7.53 * Math.cos(orbit) - 1.5 * Math.sin(orbit),
    degrees: -TILT_DEGREES * Math.cos((2 * Math.PI * (day + 10)) / DAYS),
  };
}
