import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreDatabase } from '@portal/prisma/backup-restore';
import { isDatabaseInUse } from './stack/database-files.ts';
import { databaseFile, loadDotEnv, readSettings } from './stack/settings.ts';
import { exitWith, printLine, StackError } from './terminal.ts';

/**
 * `npm run db:restore -- FILE [--older-schema]`: puts a backup in place of the mock's database, which may be running.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'older-schema': { type: 'boolean', default: false } },
  });
  const [backup] = positionals;
  if (!backup) throw new StackError('Name the backup to restore: npm run db:restore -- backup.db');
  loadDotEnv();
  const { databaseUrl, documents } = readSettings(process.env);
  const file = databaseFile(databaseUrl);
  const isInUse = isDatabaseInUse(file);
  const olderSchema = values['older-schema'];
  printLine(restore(resolve(backup), file, { documents, isInUse, olderSchema }));
} catch (error) {
  exitWith(error);
}

function restore(backup: string, file: string, options: Parameters<typeof restoreDatabase>[2]): string {
  try {
    const kept = restoreDatabase(backup, file, options);
    const before =
      kept === undefined ? 'There was no database before.' : `What was there before is in ${kept}.`;
    return `${file} has the rows of ${backup}. ${before}`;
  } catch (error) {
    throw new StackError(error instanceof Error ? error.message : String(error));
  }
}
