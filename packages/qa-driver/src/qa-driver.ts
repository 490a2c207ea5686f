import type { Fault } from '@portal/contract/qa/faults';
import type { World } from '@portal/contract/qa/worlds';
import { type BodyOf, type CallQa, createCallQa } from './call-qa.ts';
import { createClockDriver } from './clock-driver.ts';
import { createOutboxDriver } from './outbox-driver.ts';
import { createPersonDriver } from './person-driver.ts';

/** What can be driven of the mock's own world and of every other. */
type WorldControls = ReturnType<typeof controlsOf>;
/** The driver of a world; `end` deletes the world. */
export type WorldDriver = WorldControls & { readonly world: World; readonly end: () => Promise<void> };
export type QaDriver = ReturnType<typeof createQaDriver>;

type Options = {
  /** Where the mock is, or a world of it: `http://127.0.0.1:8081`. */
  readonly baseUrl: string;
  /** Replaces the network in tests. */
  readonly send?: typeof fetch;
};

/**
 * controls a mock whose QA controls are switched on. Every call may throw QaError, whose message gives the reason.
 */
export function createQaDriver({ baseUrl, send }: Options) {
  const call = createCallQa(baseUrl, send);
  const createWorld = async (body: BodyOf<'worlds.create'> = {}): Promise<WorldDriver> => {
    const world = await call('worlds.create', { body });
    const end = async () => {
      await call('worlds.end', { params: { id: world.id } });
    };
    return { ...controlsOf(world.base_url, createCallQa(world.base_url, send)), world, end };
  };
  return {
    ...controlsOf(baseUrl, call),
    worlds: {
      list: async () => (await call('worlds.list')).worlds,
      create: createWorld,
      end: (id: string) => call('worlds.end', { params: { id } }),
    },
  };
}

function controlsOf(baseUrl: string, call: CallQa) {
  return {
    baseUrl,
    /** Any call of the table, by its name. */
    call,
    people: { list: async () => (await call('people.list')).people },
    person: (email: string) => createPersonDriver(call, email),
    /** Puts everything back to the seed. */
    reset: () => call('people.reset', { body: {} }),
    clock: createClockDriver(call),
    outbox: createOutboxDriver(call),
    faults: createFaultsDriver(call),
    terms: { publish: (body: BodyOf<'terms.publish'> = {}) => call('terms.publish', { body }) },
    insights: {
      publish: (body: BodyOf<'insights.publish'> = {}) => call('insights.publish', { body }),
    },
    scenarios: async () => (await call('scenarios.list')).scenarios,
    /** Sets up a scenario; the answer gives the client to sign in as and the expected result. */
    scenario: (name: string) => call('scenarios.play', { params: { name } }),
  };
}

/** Faults on calls of /v1; the proxy answers the same calls. */
function createFaultsDriver(call: CallQa) {
  return {
    list: async (): Promise<Fault[]> => (await call('faults.list')).faults,
    add: (fault: BodyOf<'faults.add'>) => call('faults.add', { body: fault }),
    remove: (id: string) => call('faults.remove', { params: { id } }),
    clear: () => call('faults.clear'),
  };
}
