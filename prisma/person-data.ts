import { rmSync } from 'node:fs';
import { normaliseEmail } from '@portal/contract/shapes/email-rule';
import type Sqlite from 'better-sqlite3';
import { digestsIn } from './documents/files.ts';
import { documentPath, documentsFolderOf } from './documents/store.ts';
import { within } from './open-file.ts';

const ROOT = 'client';

/**
 * Columns that are never shown: they prove who somebody is, or hold sealed data or the key to it, such as the text of a
 * mail.
 */
const secretColumn = /(?:^|_)(?:hash|secret|jti|key|token|sealed_words)$/;

/**
 * Tables with data of people that no foreign key leads to, and how a person's rows are found in them. The others are
 * found from the schema itself: whatever points to a client, and whatever points to that.
 */
const byAddress: readonly { readonly table: string; readonly column: string }[] = [
  { table: 'support_request', column: 'email' },
  { table: 'outbox_mail', column: 'recipient' },
];

export type PersonData = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Rows of a table, as a condition on it. */
type Rows = { readonly table: string; readonly where: string };

/** A column that points to a column of another table. */
type ForeignKey = {
  readonly table: string;
  readonly from: string;
  readonly parent: string;
  readonly to: string;
};

const ofPerson = 'client_uuid IN (SELECT uuid FROM client WHERE email = @address)';

type EraseOptions = {
  /** The folder of the documents, where it is not beside the database. */
  readonly documents?: string;
  /** Opens the plain text of a mail, so that mails to others about the person are found. */
  readonly openMail?: (sealedWords: string, uuid: string) => string | undefined;
};

/**
 * SEC-J3: everything that is held of one person, by table, without secrets and the text of mails; undefined when nobody
 * has the address.
 */
export function exportPerson(file: string, email: string): PersonData | undefined {
  const read = (database: Sqlite.Database) => {
    const address = normaliseEmail(email);
    const data = personRows(database).flatMap(({ table, where }) => {
      const rows = database
        .prepare<[{ address: string }], Record<string, unknown>>(`SELECT * FROM "${table}" WHERE ${where}`)
        .safeIntegers()
        .all({ address });
      return rows.length === 0 ? [] : [[table, rows.map(readable)] as const];
    });
    return data.length === 0 ? undefined : Object.fromEntries(data);
  };
  return within(file, read, { readonly: true });
}

/** A file of a person: a name that is safe in any folder, and where its bytes are. */
export type DocumentFile = { readonly fileName: string; readonly path: string };

/** The files of all documents of one person, oldest first. */
export function documentFilesOf(
  file: string,
  email: string,
  documents = documentsFolderOf(file),
): DocumentFile[] {
  const read = (database: Sqlite.Database) =>
    database
      .prepare<[{ address: string }], { date: string; file_name: string; digest: string }>(
        `SELECT date, file_name, digest FROM document WHERE ${ofPerson} ORDER BY date, added_at, uuid`,
      )
      .all({ address: normaliseEmail(email) })
      .map(({ date, file_name, digest }) => ({
        fileName: `${date} ${file_name.replace(/[\\/\p{Cc}]/gu, '_')}`,
        path: documentPath(documents, digest),
      }));
  return within(file, read, { readonly: true });
}

/**
 * SEC-J3: deletes everything that is held of one person, in one transaction, and then the files of their documents,
 * except those that somebody else has too; returns how many rows of which tables.
 */
export function erasePerson(
  file: string,
  email: string,
  { openMail, documents = documentsFolderOf(file) }: EraseOptions = {},
): Readonly<Record<string, number>> {
  return within(file, (database) => {
    const address = normaliseEmail(email);
    database.pragma('foreign_keys = ON');
    const erase = database.transaction(() => {
      const about = openMail ? eraseMailsAbout(database, address, openMail) : 0;
      const digests = digestsIn(database, ofPerson, { address });
      const counts = personRows(database).map(({ table, where }) => {
        const { changes } = database.prepare(`DELETE FROM "${table}" WHERE ${where}`).run({ address });
        return [table, table === 'outbox_mail' ? changes + about : changes] as const;
      });
      return { counts: Object.fromEntries(counts.filter(([, count]) => count > 0)), digests };
    });
    const { counts, digests } = erase.immediate();
    removeUnnamed(database, documents, digests);
    // Deleted rows are still in free space of the file, and in the write-ahead log, until both are rewritten.
    database.exec('VACUUM');
    database.pragma('wal_checkpoint(TRUNCATE)');
    return counts;
  });
}

/** In a transaction, because then no upload of the same bytes can be between its file and its row. */
function removeUnnamed(database: Sqlite.Database, documents: string, digests: readonly string[]): void {
  const remove = database.transaction(() => {
    const named = new Set(digestsIn(database));
    for (const digest of digests)
      if (!named.has(digest)) rmSync(documentPath(documents, digest), { force: true });
  });
  remove.immediate();
}

/** Mails to the firm's desk quote who asked. */
function eraseMailsAbout(
  database: Sqlite.Database,
  address: string,
  openMail: NonNullable<EraseOptions['openMail']>,
): number {
  const mails = database
    .prepare<[], { uuid: string; sealed_words: string }>('SELECT uuid, sealed_words FROM outbox_mail')
    .all();
  const quoted = quotedAddress(address);
  const about = mails.filter(({ uuid, sealed_words }) => quoted.test(openMail(sealed_words, uuid) ?? ''));
  for (const { uuid } of about) database.prepare('DELETE FROM outbox_mail WHERE uuid = ?').run(uuid);
  return about.length;
}

/**
 * Finds an address in a text, but not a longer one that it is part of, such as `jo&ann@…` or `….au`. What may be either
 * counts as the address: `Email=ann@…`, `mail...ann@…` and, as a sentence that follows, `….Please`.
 */
function quotedAddress(address: string): RegExp {
  const literally = address.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&');
  const before = String.raw`(?<![\p{L}\p{M}\p{N}](?:[!#$%&'*+/?^_\x60{}~-]|\.(?!\.))*)`;
  const after = String.raw`(?![\p{L}\p{M}\p{N}]|(?:\.|-+)[\p{Ll}\p{N}])`;
  return new RegExp(`${before}(?i:${literally})${after}`, 'u');
}

/** The tables that may hold something of a person. */
export function tablesOfPeople(file: string): string[] {
  const read = (database: Sqlite.Database) => personRows(database).map(({ table }) => table);
  return within(file, read, { readonly: true });
}

/** A person's rows of each table, those first that nothing else of the person points to. `where` takes `@address`. */
function personRows(database: Sqlite.Database): Rows[] {
  const keys = foreignKeys(database);
  const conditions = new Map(
    byAddress.map(({ table, column }) => [table, [`lower("${column}") = @address`]]),
  );
  const visit = (parent: Rows, path: readonly string[]) => {
    for (const { table, from, to } of keys.filter((key) => key.parent === parent.table)) {
      if (path.includes(table)) continue;
      const where = `"${from}" IN (SELECT "${to}" FROM "${parent.table}" WHERE ${parent.where})`;
      visit({ table, where }, [...path, table]);
    }
    conditions.set(parent.table, [...(conditions.get(parent.table) ?? []), parent.where]);
  };
  visit({ table: ROOT, where: '"email" = @address' }, [ROOT]);
  return [...conditions].map(([table, all]) => ({ table, where: all.map((one) => `(${one})`).join(' OR ') }));
}

function foreignKeys(database: Sqlite.Database): ForeignKey[] {
  const tables = database
    .prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all();
  return tables.flatMap(({ name }) => {
    const list = database.pragma(`foreign_key_list("${name}")`) as {
      table: string;
      from: string;
      to: string;
    }[];
    return list.map(({ table: parent, from, to }) => ({ table: name, from, parent, to }));
  });
}

function readable(row: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(row).filter(([name]) => !secretColumn.test(name));
  return Object.fromEntries(
    shown.map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
  );
}
