import { existsSync, readFileSync } from 'node:fs';
import { isEmail } from '@portal/contract/shapes/email-rule';
import Sqlite from 'better-sqlite3';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { erasePerson, exportPerson, tablesOfPeople } from './person-data.ts';
import { seededDatabase } from './test/fresh-database.ts';

// It seeds databases: a busy machine needs longer than the usual five seconds.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const now = new Date('2026-11-21T12:00:00.000Z');
const address = 'vip@portal.example.com';

/** Tables with nothing of any person. A new table belongs here only if that is true of every column. */
const ofNobody = [
  '_prisma_migrations',
  'adviser',
  'content_page',
  'due_diligence',
  'due_diligence_report',
  'firm',
  'insight',
  'insight_author',
  'insight_category',
  'panel_item',
  'provider',
  'report_section',
  'support_reason',
  'system_section',
  'terms_version',
  // Keyed hashes of addresses, whose key is not in the database, and counts; they run out or are displaced.
  'rate_counter',
  'shadow_login',
];

type Column = { name: string; type: string; notnull: 0 | 1; dflt_value: string | null };
type ForeignKey = { table: string; from: string; to: string };
type Row = Record<string, string | number>;

let file: string;

beforeEach(async () => {
  const fresh = await seededDatabase(now);
  onTestFinished(() => fresh.remove());
  file = fresh.url.replace('file:', '');
  const database = new Sqlite(file);
  // Parents come last in the list, and are needed first.
  for (const table of tablesOfPeople(file).toReversed()) addRow(database, table);
  database.close();
});

/** One more row for the person, with a value in every column that needs one. */
function addRow(database: Sqlite.Database, table: string): void {
  if (table === 'client') return;
  const keys = database.pragma(`foreign_key_list("${table}")`) as ForeignKey[];
  const columns = database.pragma(`table_info("${table}")`) as Column[];
  const row: Row = {};
  for (const { name, type, notnull, dflt_value } of columns) {
    const key = keys.find(({ from }) => from === name);
    if (key) row[name] = ownRow(database, key);
    else if (['email', 'recipient'].includes(name)) row[name] = address;
    else if (notnull === 1 && dflt_value === null)
      row[name] = type === 'TEXT' ? `secret of ${table}.${name}` : 990_099;
  }
  const names = Object.keys(row);
  database
    .prepare(
      `INSERT OR IGNORE INTO "${table}" (${names.map((name) => `"${name}"`)}) VALUES (${names.map(() => '?')})`,
    )
    .run(...Object.values(row));
}

/** The person's row that a foreign key may point to, or any row of a table that is nobody's. */
function ownRow(database: Sqlite.Database, { table, to }: ForeignKey): string {
  const columns = (database.pragma(`table_info("${table}")`) as Column[]).map(({ name }) => name);
  const own =
    table === 'client'
      ? 'email = @address'
      : 'client_uuid = (SELECT uuid FROM client WHERE email = @address)';
  const isOwn = table === 'client' || columns.includes('client_uuid');
  const statement = `SELECT "${to}" AS value FROM "${table}" ${isOwn ? `WHERE ${own}` : 'WHERE @address IS NOT NULL'}`;
  return database.prepare<[{ address: string }], { value: string }>(statement).get({ address })?.value ?? '';
}

function read<Result>(work: (database: Sqlite.Database) => Result): Result {
  const database = new Sqlite(file, { readonly: true });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

function countRows(): Record<string, number> {
  return read((database) => {
    const names = database
      .prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
      .all();
    const count = (name: string) =>
      database.prepare<[], { count: number }>(`SELECT count(*) AS count FROM "${name}"`).get()?.count ?? 0;
    return Object.fromEntries(names.map(({ name }) => [name, count(name)]));
  });
}

test('SEC-J3: every table is known to hold data of people, or to hold none', () => {
  expect(Object.keys(countRows()).sort()).toEqual([...tablesOfPeople(file), ...ofNobody].sort());
});

test('SEC-J3: no table without data of people has a column that says whose a row is', () => {
  const columns = read((database) =>
    ofNobody.flatMap((table) =>
      (database.pragma(`table_info("${table}")`) as Column[]).map(({ name }) => `${table}.${name}`),
    ),
  );
  // Advisers are people of the firm, not clients.
  const personal = columns.filter((name) =>
    /[._](?:client_uuid|email|recipient|username|phone|postcode)$/.test(name),
  );
  expect(personal.sort()).toEqual(['adviser.email', 'adviser.phone', 'firm.phone', 'provider.phone']);
});

test('SEC-J3: an export has rows of every table of people, and no secret', () => {
  const data = exportPerson(file, ` ${address.toUpperCase()} `);
  expect(Object.keys(data ?? {}).sort()).toEqual(tablesOfPeople(file).sort());
  const text = JSON.stringify(data);
  expect(text).toContain(address);
  expect(text).not.toMatch(/argon2|JBSWY3DPEHPK3PXP/);
  expect(text).not.toMatch(/secret of \w+\.\w*(?:hash|secret|jti|sealed)/);
  expect(text).not.toContain('standard@portal.example.com');
  expect(data?.client?.[0]).toMatchObject({ email: address, created_at: expect.stringMatching(/^20\d\d-/) });
  expect(exportPerson(file, 'nobody@portal.example.com')).toBeUndefined();
});

test('SEC-J3: an erased person is in no row and no byte of the database, and others keep theirs', () => {
  const before = countRows();
  const mine = exportPerson(file, address) ?? {};
  const others = exportPerson(file, 'standard@portal.example.com');
  const uuid = String(mine.client?.[0]?.uuid);
  const counts = erasePerson(file, address);
  expect(counts).toEqual(
    Object.fromEntries(Object.entries(mine).map(([table, rows]) => [table, rows.length])),
  );
  const after = countRows();
  for (const [table, count] of Object.entries(before))
    expect(after[table], table).toBe(count - (counts[table] ?? 0));
  expect(exportPerson(file, address)).toBeUndefined();
  expect(exportPerson(file, 'standard@portal.example.com')).toEqual(others);
  const bytes = [file, `${file}-wal`]
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'latin1'));
  expect(bytes.join('').includes(address)).toBe(false);
  expect(bytes.join('').includes(uuid)).toBe(false);
  expect(erasePerson(file, address)).toEqual({});
});

/** Erases the person while there are mails to the firm's desk with these texts, and says which of them are left. */
function eraseAmong(texts: readonly string[]) {
  const database = new Sqlite(file);
  const insert = database.prepare(
    "INSERT INTO outbox_mail (uuid, recipient, kind, subject, sealed_words, created_at) VALUES (?, 'desk@firm.example', 'support', 's', ?, 0)",
  );
  for (const text of texts) insert.run(text, `sealed: ${text}`);
  database.close();
  const counts = erasePerson(file, address, { openMail: (sealed) => sealed.replace('sealed: ', '') });
  const rows = read((open) => open.prepare<[], { uuid: string }>('SELECT uuid FROM outbox_mail').all());
  const left = new Set(rows.map(({ uuid }) => uuid));
  return { erased: counts.outbox_mail, left: texts.filter((text) => left.has(text)) };
}

test('SEC-J3: mails to others about the person go too, where their text can be opened', () => {
  const about = [
    `from ${address.toUpperCase()}`,
    `write to ${address}.`,
    `'${address}'`,
    `<${address}>`,
    `${address}'s policies`,
    `Email:${address}.Please answer`,
    `Email=${address}`,
    `${address}-`,
    `-${address}`,
    `${address}_`,
    `mail...${address}`,
  ];
  // One more is to the person.
  expect(eraseAmong(about)).toEqual({ erased: about.length + 1, left: [] });
});

test('SEC-J3: mails about somebody whose address contains that of the person stay', () => {
  const local = ['mvip', 'm.vip', 'm-vip', 'm--vip', "o'vip", 'j&vip', 'jo!vip', 'a/vip', 'm+vip', 'm_vip'];
  const others = [
    ...local.map((name) => `${name}@portal.example.com`),
    `${address}.au`,
    `${address}mon`,
    `${address}-group.com`,
    'vip@portal-example.com',
  ];
  const texts = others.map((other) => `from ${other}`);
  expect(others.filter((other) => !isEmail(other))).toEqual([]);
  expect(eraseAmong(texts)).toEqual({ erased: 1, left: texts });
});
