import { resolve } from 'node:path';
import { backupDatabase } from '@portal/prisma/backup-restore';
import { databaseFile, loadDotEnv, readSettings } from './stack/settings.ts';
import { exitWith, printLine, StackError } from './terminal.ts';

/**
 * `npm run db:backup -- FILE`: a copy of the mock's database, which may be running meanwhile, and of its documents in
 * `FILE.documents`.
 */
try {
  const [target] = process.argv.slice(2);
  if (!target) throw new StackError('Name the file to write: npm run db:backup -- backup.db');
  loadDotEnv();
  const startedAt = performance.now();
  try {
    const { databaseUrl, documents } = readSettings(process.env);
    backupDatabase(databaseFile(databaseUrl), resolve(target), documents);
  } catch (error) {
    throw new StackError(error instanceof Error ? error.message : String(error));
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  printLine(
    `${resolve(target)} and its documents are written and checked, in ${seconds} s. They hold secrets: keep them as safe as the database.`,
  );
} catch (error) {
  exitWith(error);
}
