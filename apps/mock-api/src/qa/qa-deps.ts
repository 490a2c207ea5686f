import type { QaEndpoints } from '@portal/contract/qa/qa-endpoints';
import type { MockProfile, World } from '@portal/contract/qa/worlds';
import type { FaultRegistry } from '@portal/faults/fault-registry';
import type { Database } from '@portal/prisma/client';
import type { DocumentStore } from '@portal/prisma/documents/store';
import type { Env } from '../env.ts';
import type { ServeOf } from '../http/register-endpoint.ts';
import type { Random } from '../random.ts';
import type { Services } from '../services.ts';
import type { MovableClock } from './clock/movable-clock.ts';
import type { SeedFiles } from './reset/seed-files.ts';

/**
 * `hostname` is the name the caller uses for this machine. Without a profile the world gets the one of the mock that
 * creates it.
 */
export type WorldRequest = {
  label: string | undefined;
  portalUrl: string | undefined;
  profile: MockProfile | undefined;
  hostname: string;
};

/** Further mocks in the same process, one for each tester or test that must not be disturbed. */
export type Worlds = {
  readonly limit: number;
  list(): Promise<World[]>;
  /** CONFLICT at the limit, UNAVAILABLE after `close`. */
  create(request: WorldRequest): Promise<World>;
  /** NOT_FOUND for an id that no world has. */
  end(id: string): Promise<void>;
  /** Ends all of them, including those that are still starting. */
  close(): Promise<void>;
};

/** The options of the controls. A world has no `worlds` of its own. */
export type QaOptions = { seedFiles: SeedFiles; worlds?: Worlds };

/** What the controls work with: the services of the product, and the little that only QA may touch. */
export type QaDeps = QaOptions & {
  env: Env;
  database: Database;
  documentStore: DocumentStore;
  clock: MovableClock;
  random: Random;
  services: Services;
  faults: FaultRegistry;
};

/** Binds a handler to a call of the controls. */
export type ServeQa = ServeOf<QaEndpoints>;
