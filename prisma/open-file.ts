import Sqlite from 'better-sqlite3';

/** How long another program may be at work in the file. */
const BUSY_MS = 30_000;

/** Opens an SQLite file that exists, and closes it after the work. */
export function within<Result>(
  file: string,
  work: (database: Sqlite.Database) => Result,
  options: Sqlite.Options = {},
): Result {
  let database: Sqlite.Database;
  try {
    database = new Sqlite(file, { timeout: BUSY_MS, fileMustExist: true, ...options });
    database.pragma('schema_version');
  } catch (cause) {
    throw new Error(`${file} is not an SQLite database.`, { cause });
  }
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** How many rows have a foreign key that nothing has as its key. */
export function countPointingNowhere(database: Sqlite.Database): number {
  return (database.pragma('main.foreign_key_check') as unknown[]).length;
}
