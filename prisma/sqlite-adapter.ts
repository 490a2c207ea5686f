import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { Database, Statement } from 'better-sqlite3';

type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>;
type OpenTransaction = Awaited<ReturnType<Connection['startTransaction']>>;

/**
 * SEC-I6: FULL means one fsync for each commit, so that what was acknowledged survives a kill and a loss of power.
 * The time-out comes first, because switching to WAL may coincide with another process that is starting.
 */
const settings = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
`;

/**
 * What SQLite takes in one statement. Prisma supposes 999, and then refuses a list of a thousand policies with their
 * parts.
 */
const MAX_PARAMETERS = 32_766;

/** The driver's connection below the adapter, which its types leave out. */
type WithClient = { readonly client: Pick<Database, 'prepare'> };

/**
 * The driver's adapter, with the settings of the portal, with statements that are prepared once, and with statements
 * kept out of other clients' transactions.
 */
export class SqliteAdapter extends PrismaBetterSqlite3 {
  override async connect(): Promise<Connection> {
    const connection = await super.connect();
    await connection.executeScript(settings);
    prepareOnce((connection as unknown as WithClient).client);
    connection.getConnectionInfo = () => ({ maxBindValues: MAX_PARAMETERS, supportsRelationJoins: false });
    return keepOutOfTransactions(connection);
  }
}

/**
 * Prepared statements that are kept. Texts differ by the number of their parameters; when there are this many, all are
 * dropped.
 */
const MAX_PREPARED = 500;

/**
 * The adapter prepares the text of every query again, which costs more than most of them take to run. Here a text is
 * prepared once. The adapter binds values for good, which the driver allows once, so a prepared statement is handed out
 * as a view with the values.
 */
function prepareOnce(client: WithClient['client']): void {
  const prepare = client.prepare.bind(client);
  const prepared = new Map<string, Statement>();
  client.prepare = ((text: string) => {
    let statement = prepared.get(text);
    if (!statement) {
      if (prepared.size >= MAX_PREPARED) prepared.clear();
      statement = prepare(text);
      prepared.set(text, statement);
    }
    return viewOf(statement);
  }) as Database['prepare'];
}

function viewOf(statement: Statement): Statement {
  return {
    reader: statement.reader,
    run: () => statement.run(),
    bind: (values: readonly unknown[]) => ({
      reader: statement.reader,
      run: () => statement.run(values),
      columns: () => statement.columns(),
      raw: () => ({ all: () => statement.raw().all(values) }),
    }),
  } as unknown as Statement;
}

/**
 * All statements share one connection, and the driver would let any of them run inside a transaction that is open at
 * the moment, to be lost with its rollback. Here every statement, like a transaction, waits for the transactions that
 * were started before it. Inside `$transaction` use the transaction's own client: the outer one would wait for its own
 * end.
 */
function keepOutOfTransactions(connection: Connection): Connection {
  /** Settles when the latest transaction has ended. */
  let lastEnded: Promise<void> = Promise.resolve();
  const queryRaw = connection.queryRaw.bind(connection);
  const executeRaw = connection.executeRaw.bind(connection);
  const startTransaction = connection.startTransaction.bind(connection);

  connection.queryRaw = async (query) => {
    await lastEnded;
    return await queryRaw(query);
  };
  connection.executeRaw = async (query) => {
    await lastEnded;
    return await executeRaw(query);
  };
  connection.startTransaction = async (isolationLevel) => {
    const earlierEnded = lastEnded;
    const { promise, resolve: end } = Promise.withResolvers<void>();
    lastEnded = promise;
    await earlierEnded;
    try {
      return whenEnded(await startTransaction(isolationLevel), end);
    } catch (error) {
      end();
      throw error;
    }
  };
  return connection;
}

/** Calls `end` once the transaction was committed or rolled back, even where that fails. */
function whenEnded(transaction: OpenTransaction, end: () => void): OpenTransaction {
  const commit = transaction.commit.bind(transaction);
  const rollback = transaction.rollback.bind(transaction);
  transaction.commit = () => commit().finally(end);
  transaction.rollback = () => rollback().finally(end);
  return transaction;
}
