import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';

type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>;
type OpenTransaction = Awaited<ReturnType<Connection['startTransaction']>>;

/**
 * FULL: one fsync for each commit, so that what was acknowledged survives a loss of power (SEC-I6).
 * The time-out comes first, because switching to WAL may coincide with another process that is starting.
 */
const settings = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
`;

/** What SQLite takes in one statement. Prisma supposes 999, and then refuses a list of a thousand policies with their parts. */
const MAX_PARAMETERS = 32_766;

/** The driver's adapter, with the settings of the portal and with statements kept out of other clients' transactions. */
export class SqliteAdapter extends PrismaBetterSqlite3 {
  override async connect(): Promise<Connection> {
    const connection = await super.connect();
    await connection.executeScript(settings);
    connection.getConnectionInfo = () => ({ maxBindValues: MAX_PARAMETERS, supportsRelationJoins: false });
    return keepOutOfTransactions(connection);
  }
}

/**
 * All statements share one connection, and the driver would let any of them run inside a transaction that is
 * open at the moment, to be lost with its rollback. Here every statement, like a transaction,
 * waits for the transactions that were started before it. Inside `$transaction` use the transaction's own client: the outer
 * one would wait for its own end.
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

/** Calls `end` once the transaction was committed or rolled back, also where that fails. */
function whenEnded(transaction: OpenTransaction, end: () => void): OpenTransaction {
  const commit = transaction.commit.bind(transaction);
  const rollback = transaction.rollback.bind(transaction);
  transaction.commit = () => commit().finally(end);
  transaction.rollback = () => rollback().finally(end);
  return transaction;
}
