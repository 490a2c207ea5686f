import type { Database } from '../client.ts';
import { PrismaClient } from '../generated/client.ts';
import { SqliteAdapter } from '../sqlite-adapter.ts';

type Connection = Awaited<ReturnType<SqliteAdapter['connect']>>;

/** A client, and the file that its statements reach. */
type Reusable = {
  readonly client: Database;
  readonly openAt: (databaseUrl: string) => void;
  readonly closeFile: () => Promise<void>;
};

export type OpenedDatabase = { readonly database: Database; close(): Promise<void> };

/** Clients without a file. */
const idle: Reusable[] = [];

/**
 * As openDatabase, for one test: the client of an earlier test is used again with another file. A new one has to be set
 * up and plans each query again, which takes longer than most tests.
 */
export function reuseDatabase(databaseUrl: string): OpenedDatabase {
  const reusable = idle.pop() ?? newClient();
  reusable.openAt(databaseUrl);
  let isClosed = false;
  const database = viewOf(reusable.client, () => isClosed);
  const close = async () => {
    await reusable.closeFile();
    isClosed = true;
    idle.push(reusable);
  };
  let closing: Promise<void> | undefined;
  return { database, close: () => (closing ??= close()) };
}

function newClient(): Reusable {
  let databaseUrl = '';
  let opened: Promise<Connection> | undefined;
  const file = () => (opened ??= new SqliteAdapter({ url: databaseUrl }).connect());
  const closeFile = async () => {
    const closing = opened;
    opened = undefined;
    await (await closing)?.dispose();
  };
  /** Stays while the files below it change, because a client that connects again is set up again. */
  class Adapter extends SqliteAdapter {
    override async connect(): Promise<Connection> {
      const { provider, adapterName, getConnectionInfo } = await file();
      return {
        provider,
        adapterName,
        getConnectionInfo,
        queryRaw: async (query) => (await file()).queryRaw(query),
        executeRaw: async (query) => (await file()).executeRaw(query),
        executeScript: async (script) => (await file()).executeScript(script),
        startTransaction: async (isolation) => (await file()).startTransaction(isolation),
        dispose: closeFile,
      } as Connection;
    }
  }
  const client = new PrismaClient({ adapter: new Adapter({ url: databaseUrl }) });
  return { client, openAt: (url) => (databaseUrl = url), closeFile };
}

/** The same object for one test: what the test replaces in it or in one of its tables, it replaces for itself. */
function viewOf<Shared extends object>(shared: Shared, isClosed: () => boolean): Shared {
  const tables = new Map<PropertyKey, object>();
  return new Proxy<Shared>(Object.create(shared), {
    get(own, key, receiver) {
      // Work that goes on after its test would reach the file of the next one.
      if (isClosed()) throw new Error('The test of this database has ended');
      const value: unknown = Reflect.get(own, key, receiver);
      const isTable = typeof value === 'object' && value !== null && /^[a-z]/.test(String(key));
      if (!isTable) return value;
      const table = tables.get(key) ?? viewOf(value, isClosed);
      tables.set(key, table);
      return table;
    },
    set: (own, key, value) =>
      Reflect.defineProperty(own, key, { value, configurable: true, enumerable: true, writable: true }),
  });
}
