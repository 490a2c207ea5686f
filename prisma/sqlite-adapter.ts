import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';

type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>;

/**
 * FULL: one fsync for each commit, so that what was acknowledged survives a loss of power (security I6).
 * The time-out comes first, because switching to WAL may meet another process that is starting too.
 */
const settings = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
`;

/** The driver's adapter, with the settings of the portal and with statements kept out of other people's transactions. */
export class SqliteAdapter extends PrismaBetterSqlite3 {
  override async connect(): Promise<Connection> {
    const connection = await super.connect();
    await connection.executeScript(settings);
    return keepOutOfTransactions(connection);
  }
}

/**
 * All statements share one connection, and the driver would let any of them run inside a transaction that is
 * open at the moment, to be lost with its rollback. Here they wait until it has ended. Inside `$transaction`
 * use the transaction's own client: the outer one would wait for its own end.
 */
function keepOutOfTransactions(connection: Connection): Connection {
  let openTransaction: Promise<void> | undefined;
  const whenFree = async () => {
    while (openTransaction) await openTransaction;
  };
  const queryRaw = connection.queryRaw.bind(connection);
  const executeRaw = connection.executeRaw.bind(connection);
  const startTransaction = connection.startTransaction.bind(connection);

  connection.queryRaw = async (query) => {
    await whenFree();
    return await queryRaw(query);
  };
  connection.executeRaw = async (query) => {
    await whenFree();
    return await executeRaw(query);
  };
  connection.startTransaction = async (isolationLevel) => {
    await whenFree();
    const { promise, resolve } = Promise.withResolvers<void>();
    const end = () => {
      openTransaction = undefined;
      resolve();
    };
    openTransaction = promise;
    return await startTransaction(isolationLevel).then(
      (transaction) => {
        const commit = transaction.commit.bind(transaction);
        const rollback = transaction.rollback.bind(transaction);
        transaction.commit = () => commit().finally(end);
        transaction.rollback = () => rollback().finally(end);
        return transaction;
      },
      (error: unknown) => {
        end();
        throw error;
      },
    );
  };
  return connection;
}
