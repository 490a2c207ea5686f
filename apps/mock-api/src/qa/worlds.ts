import type { MockProfile, World } from '@portal/contract/qa/worlds';
import { ApiError } from '../http/api-error.ts';
import { freePort } from './free-port.ts';
import { type RunningWorld, startWorld, type WorldParts } from './world.ts';

const UNUSED_MS = 3_600_000;
const SWEEP_MS = 60_000;
/** Where no range of ports sets another limit. */
const DEFAULT_LIMIT = 16;

/**
 * What a new world is made from; `hostname` is the name by which the caller reaches this machine. Without a profile the world
 * has that of the mock that makes it.
 */
type WorldRequest = {
  label: string | undefined;
  portalUrl: string | undefined;
  profile: MockProfile | undefined;
  hostname: string;
};

type Listed = Omit<World, 'expires_at'> & { running: RunningWorld };

export type Worlds = {
  readonly limit: number;
  list(): Promise<World[]>;
  /** CONFLICT when there are as many as there may be, UNAVAILABLE once they are closed. */
  create(wish: WorldRequest): Promise<World>;
  /** NOT_FOUND for an id that no world has. */
  end(id: string): Promise<void>;
  /** Ends all of them, those that are about to begin too. */
  close(): Promise<void>;
};

/** The worlds there are, the ports of those about to begin, by their ids, and how those come out. */
type Book = {
  limit: number;
  running: Map<string, Listed>;
  starting: Map<string, number>;
  outcomes: Set<Promise<World>>;
  isClosed: boolean;
};

/** Mocks beside this one, for those who want to be undisturbed. One that nobody used for an hour is thrown away. */
export function createWorlds(parts: WorldParts): Worlds {
  const range = parts.env.QA_WORLD_PORTS;
  const limit = range ? range[1] - range[0] + 1 : DEFAULT_LIMIT;
  const book: Book = {
    limit,
    running: new Map(),
    starting: new Map(),
    outcomes: new Set(),
    isClosed: false,
  };
  const sweepOrSay = () =>
    sweep(parts, book).catch((err: unknown) => parts.logger.error({ err }, 'a world was not thrown away'));
  const sweeping = setInterval(() => void sweepOrSay(), SWEEP_MS).unref();
  return {
    limit,
    list: async () => {
      await sweep(parts, book);
      return [...book.running.values()].map(present);
    },
    create: async (wish) => {
      await sweep(parts, book);
      if (book.isClosed) throw new ApiError('UNAVAILABLE', { message: 'The mock is about to end.' });
      const outcome = create(parts, book, wish);
      book.outcomes.add(outcome);
      return await outcome.finally(() => book.outcomes.delete(outcome));
    },
    end: (id) => end(book, id),
    close: async () => {
      clearInterval(sweeping);
      book.isClosed = true;
      await Promise.allSettled(book.outcomes);
      await Promise.all([...book.running.keys()].map((id) => end(book, id)));
    },
  };
}

async function create(
  parts: WorldParts,
  book: Book,
  { label, portalUrl, profile = parts.env.MOCK_PROFILE, hostname }: WorldRequest,
): Promise<World> {
  const id = parts.random.uuid().slice(0, 8);
  try {
    const running = await startOnFreePort(parts, book, { id, portalUrl, profile });
    const world = {
      id,
      label: label ?? null,
      profile,
      base_url: `http://${hostname}:${running.port}`,
      created_at: parts.clock.now().toISOString(),
      running,
    };
    book.running.set(id, world);
    return present(world);
  } finally {
    book.starting.delete(id);
  }
}

/** Another program may take a port between the look at it and its use; then it is the turn of the next. */
async function startOnFreePort(
  parts: WorldParts,
  book: Book,
  wanted: { id: string; portalUrl: string | undefined; profile: MockProfile },
): Promise<RunningWorld> {
  const port = await reservePort(parts, book, wanted.id);
  try {
    return await startWorld(parts, { ...wanted, port });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EADDRINUSE') throw error;
    return await startOnFreePort(parts, book, wanted);
  }
}

/** Holds a place and a port before there is anything to wait for, so that two who ask at once do not meet on one. */
async function reservePort(
  { env }: WorldParts,
  { limit, running, starting }: Book,
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

async function end({ running }: Book, id: string): Promise<void> {
  const world = running.get(id);
  if (!world) throw new ApiError('NOT_FOUND', { message: 'There is no such world.' });
  running.delete(id);
  await world.running.close();
}

async function sweep({ clock }: WorldParts, book: Book): Promise<void> {
  const now = clock.now().getTime();
  const unused = [...book.running.values()].filter(
    ({ running }) => now - running.lastUsedAt().getTime() >= UNUSED_MS,
  );
  await Promise.all(unused.map(({ id }) => end(book, id)));
}

function present({ running, ...world }: Listed): World {
  return { ...world, expires_at: new Date(running.lastUsedAt().getTime() + UNUSED_MS).toISOString() };
}

function full(limit: number): ApiError {
  return new ApiError('CONFLICT', { message: `There are ${limit} worlds already: throw one away first.` });
}
