import type { QaEndpoints } from '@portal/contract/qa/qa-endpoints';
import type { FaultBook } from '@portal/faults/fault-book';
import type { Database } from '@portal/prisma/client';
import type { Env } from '../env.ts';
import type { ServeOf } from '../http/register-endpoint.ts';
import type { Random } from '../random.ts';
import type { Services } from '../services.ts';
import type { MovableClock } from './movable-clock.ts';
import type { SeedFiles } from './seed-files.ts';
import type { Worlds } from './worlds.ts';

/** What the controls are made of: the services of the product, and the little that only QA may touch. */
export type QaParts = {
  env: Env;
  database: Database;
  clock: MovableClock;
  random: Random;
  services: Services;
  seedFiles: SeedFiles;
  faults: FaultBook;
  worlds?: Worlds;
};

/** Binds a handler to a call of the controls. */
export type ServeQa = ServeOf<QaEndpoints>;
