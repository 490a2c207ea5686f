import { seedUuid } from '../by-name.ts';
import type { SeedRows } from '../seed-rows.ts';

const advisers = {
  'Ruth Vasey': {
    role: 'Your adviser',
    phone: '01632 960 310',
    email: 'ruth.vasey@firm.example.com',
    bio: 'Ruth is a financial planner and has looked after families at the firm since 2011. She began in a solicitor’s probate team, and still thinks that the best plan is the one your executors can follow. Her clients are mostly people in the ten years either side of stopping work.',
  },
  'Tomas Elwin': {
    role: 'Your adviser',
    phone: '01632 960 322',
    email: 'tomas.elwin@firm.example.com',
    bio: 'Tomas joined the firm in 2016 after nine years on the investment side of a pension scheme. He looks after people who are building up rather than drawing down, and is happiest when a meeting ends with fewer policies than it began with.',
  },
} as const;

export type AdviserName = keyof typeof advisers;

export function adviserUuid(name: AdviserName): string {
  return seedUuid(`adviser/${name}`);
}

/** The people who look after the seeded clients. Telephone numbers and hosts are from ranges kept for stories. */
export function adviserRows(): Pick<SeedRows, 'adviser'> {
  const names = Object.keys(advisers) as AdviserName[];
  return { adviser: names.map((name) => ({ uuid: adviserUuid(name), name, ...advisers[name] })) };
}
