import type { MockProfile, World } from '@portal/contract/qa/worlds';
import { ApiError } from '../http/api-error.ts';
import type { WorldRequest, Worlds } from '../qa/qa-deps.ts';
import { freePort } from './free-port.ts';
import { type RunningWorld, startWorld, type WorldDeps } from './world.ts';

const UNUSED_MS = 3_600_000;
const SWEEP_MS = 60_000;
/** Where no range of ports sets another limit. */
const DEFAULT_LIMIT = 16;

type Listed = Omit<World, 'expires_at'> & { running: RunningWorld };

/** Running worlds and the ports of starting ones by id, and the results that `close` waits for. */
type State = {
  limit: number;
  running: Map<string, Listed>;
  starting: Map<string, number>;
  outcomes: Set<Promise<World>>;
  isClosed: boolean;
};

/** Runs further mocks in this process. A world that is not used for an hour is deleted. */
export function createWorlds(deps: WorldDeps): Worlds {
  const range = deps.env.QA_WORLD_PORTS;
  const limit = range ? range[1] - range[0] + 1 : DEFAULT_LIMIT;
  const state: State = {
    limit,
    running: new Map(),
    starting: new Map(),
    outcomes: new Set(),
    isClosed: false,
  };
  const sweepOrLog = () =>
    sweep(deps, state).catch((err: unknown) => deps.logger.error({ err }, 'a world was not deleted'));
  const sweeping = setInterval(() => void sweepOrLog(), SWEEP_MS).unref();
  return {
    limit,
    list: async () => {
      await sweep(deps, state);
      return [...state.running.values()].map(present);
    },
    create: async (request) => {
      await sweep(deps, state);
      if (state.isClosed) throw new ApiError('UNAVAILABLE', { message: 'The mock is shutting down.' });
      const outcome = create(deps, state, request);
      state.outcomes.add(outcome);
      return await outcome.finally(() => state.outcomes.delete(outcome));
    },
    end: (id) => end(state, id),
    close: async () => {
      clearInterval(sweeping);
      state.isClosed = true;
      await Promise.allSettled(state.outcomes);
      await Promise.all([...state.running.keys()].map((id) => end(state, id)));
    },
  };
}

async function create(
  deps: WorldDeps,
  state: State,
  { label, portalUrl, profile = deps.env.MOCK_PROFILE, hostname }: WorldRequest,
): Promise<World> {
  const id = deps.random.uuid().slice(0, 8);
  try {
    const running = await startOnFreePort(deps, state, { id, portalUrl, profile });
    const world = {
      id,
      label: label ?? null,
      profile,
      base_url: `http://${hostname}:${running.port}`,
      created_at: deps.clock.now().toISOString(),
      running,
    };
    state.running.set(id, world);
    return present(world);
  } finally {
    state.starting.delete(id);
  }
}

/** Another program may take the port between the check and the use: then the next one is tried. */
async function startOnFreePort(
  deps: WorldDeps,
  state: State,
  wanted: { id: string; portalUrl: string | undefined; profile: MockProfile },
): Promise<RunningWorld> {
  const port = await reservePort(deps, state, wanted.id);
  try {
    return await startWorld(deps, { ...wanted, port });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EADDRINUSE') throw error;
    return await startOnFreePort(deps, state, wanted);
  }
}

/** Reserves a place and a port before the first wait, so that two concurrent requests do not get the same one. */
async function reservePort(
  { env }: WorldDeps,
  { limit, running, starting }: State,
  id: string,
): Promise<number> {
  starting.set(id, 0);
  if (running.size + starting.size > limit) throw full(limit);
  const isTaken = (port: number) =>
    [...running.values()].some((world) => world.running.port === port) ||
    [...starting.values()].includes(port);
  const port = await freePort(env.QA_WORLD_PORTS, { host: env.MOCK_API_HOST, isTaken });
  if (port === undefined) throw full(limit);
  starting.set(id, port);
  return port;
}

async function end({ running }: State, id: string): Promise<void> {
  const world = running.get(id);
  if (!world) throw new ApiError('NOT_FOUND', { message: 'There is no such world.' });
  running.delete(id);
  await world.running.close();
}

async function sweep({ clock }: WorldDeps, state: State): Promise<void> {
  const now = clock.now().getTime();
  const unused = [...state.running.values()].filter(
    ({ running }) => now - running.lastUsedAt().getTime() >= UNUSED_MS,
  );
  await Promise.all(unused.map(({ id }) => end(state, id)));
}

function present({ running, ...world }: Listed): World {
  return { ...world, expires_at: new Date(running.lastUsedAt().getTime() + UNUSED_MS).toISOString() };
}

function full(limit: number): ApiError {
  return new ApiError('CONFLICT', { message: `There are ${limit} worlds already: delete one first.` });
}
