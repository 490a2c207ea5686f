import { addDays, type Day, dayOf, workingDayOnOrBefore } from '../days.ts';

/** The seed's own clock, in the days that policies are written with. */
export type SeedDays = {
  readonly today: Day;
  /** Day of the latest values of a platform: the last working day that is at least two days ago. */
  readonly valuedOn: Day;
};

export function seedDays(now: Date): SeedDays {
  const today = dayOf(now);
  return { today, valuedOn: workingDayOnOrBefore(addDays(today, -2)) };
}
