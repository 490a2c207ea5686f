import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { documentFilesOf, exportPerson } from '@portal/prisma/person-data';
import { databaseFile, loadDotEnv, readSettings } from './stack/settings.ts';
import { exitWith, printLine, StackError } from './terminal.ts';

/**
 * `npm run --silent person:export -- vip@portal.example.com [--files FOLDER]`: JSON with everything that the mock holds
 * of one person, and the files of their documents in a folder.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { files: { type: 'string' } },
  });
  const [email] = positionals;
  if (!email)
    throw new StackError(
      'Name the mail address of the client: npm run person:export -- vip@portal.example.com',
    );
  loadDotEnv();
  const { databaseUrl, documents } = readSettings(process.env);
  const file = databaseFile(databaseUrl);
  const data = exportPerson(file, email);
  if (data === undefined) throw new StackError(`No data is stored for ${email}.`);
  const files = documentFilesOf(file, email, documents);
  if (values.files !== undefined) copyTo(resolve(values.files), files);
  printLine(JSON.stringify({ email, exportedAt: new Date().toISOString(), tables: data }, null, 2));
  if (values.files === undefined && files.length > 0)
    process.stderr.write(`${files.length} files are not part of this: add --files FOLDER.\n`);
} catch (error) {
  exitWith(error);
}

/** Numbered, so that a file does not replace another of the same name. */
function copyTo(folder: string, files: ReturnType<typeof documentFilesOf>): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [index, { fileName, path }] of files.entries())
    copyFileSync(path, join(folder, `${String(index + 1).padStart(3, '0')} ${fileName}`));
}
