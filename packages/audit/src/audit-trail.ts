import { mkdirSync } from 'node:fs';
import { type FileHandle, open as openFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type AuditEvent, type Link, lineAfter, RECOVERED, readEntry, START } from './audit-entry.ts';

/** An event with its time. */
type Timed = { readonly event: AuditEvent; readonly at: Date };

/** The trail in its file. */
type AuditTrail = {
  /** Writes lines and waits for the disk. Returns how many of them are there, and the error where that is not all. */
  append(batch: readonly Timed[]): Promise<{ written: number; error?: unknown }>;
  /** The last line that is on the disk. */
  head(): Link;
  close(): Promise<void>;
};

type Options = { readonly file: string; readonly app: string; readonly open?: typeof openFile };

/** More than the longest line. */
const TAIL_BYTES = 16_384;
const NEWLINE = 0x0a;

/**
 * SEC-J1: opens the file, or makes it. It is only appended to, and goes on after a crash: a last line that was cut off
 * stays, and the next one says so. What a line holds is in audit-entry.ts, and what a check finds in verify-trail.ts.
 * Throws an Error with a readable message when the file does not end in a line of the chain.
 */
export async function openAuditTrail({ file, app, open = openFile }: Options): Promise<AuditTrail> {
  const handle = await openFor(file, open);
  let end = await findEnd(handle, file).catch(async (error: unknown) => {
    await handle.close();
    throw error;
  });

  async function write(lines: readonly (Link & { readonly text: string })[]): Promise<void> {
    const last = lines.at(-1);
    if (!last) return;
    const text = lines.map((line) => `${line.text}\n`).join('');
    const bytes = Buffer.from(end.isOpen ? `\n${text}` : text);
    await handle.appendFile(bytes);
    await handle.datasync();
    end = { last, size: end.size + bytes.length, torn: 0, isOpen: false };
  }

  async function writeBatch(batch: readonly Timed[]): Promise<void> {
    // Another process may have written; two of them must not share a file, but the chain should not break at once.
    if ((await handle.stat()).size !== end.size) end = await findEnd(handle, file);
    const [first] = batch;
    const torn = { event: RECOVERED, outcome: 'ok', torn: end.torn } as const;
    if (end.torn > 0 && first) await write([lineAfter(end.last, torn, { app, at: first.at })]);
    let last = end.last;
    await write(
      batch.map(({ event, at }) => {
        const line = lineAfter(last, event, { app, at });
        last = line;
        return line;
      }),
    );
  }

  return {
    append: async (batch) => {
      const before = end.last.n + (end.torn > 0 ? 1 : 0);
      try {
        await writeBatch(batch);
        return { written: batch.length };
      } catch (error) {
        end = await findEnd(handle, file).catch(() => end);
        return { written: Math.max(0, end.last.n - before), error };
      }
    },
    head: () => ({ n: end.last.n, hash: end.last.hash }),
    close: () => handle.close(),
  };
}

async function openFor(file: string, open: typeof openFile): Promise<FileHandle> {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    return await open(file, 'a+', 0o600);
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'it cannot be opened';
    throw new Error(
      `The audit trail cannot be kept in ${file} (${reason}): set AUDIT_FILE to a file that may be written.`,
      { cause },
    );
  }
}

/** `torn` is how many bytes come after the last line; `isOpen` that the file does not end in a newline. */
type End = { readonly last: Link; readonly size: number; readonly torn: number; readonly isOpen: boolean };

async function findEnd(handle: FileHandle, file: string): Promise<End> {
  const { size } = await handle.stat();
  const from = Math.max(0, size - TAIL_BYTES);
  const tail = Buffer.alloc(size - from);
  await handle.read(tail, 0, tail.length, from);
  const isOpen = size > 0 && tail.at(-1) !== NEWLINE;
  let torn = 0;
  // What cannot be read as a line was cut off; a line that can be read and is not intact was changed.
  for (const line of tail
    .toString('latin1')
    .split('\n')
    .toReversed()
    .slice(isOpen ? 0 : 1)) {
    const entry = readEntry(Buffer.from(line, 'latin1').toString());
    if (entry?.isIntact) return { last: { n: entry.n, hash: entry.hash }, size, torn, isOpen };
    if (entry) throw brokenEnd(file);
    torn += line.length + (torn > 0 || !isOpen ? 1 : 0);
  }
  if (from > 0) throw brokenEnd(file);
  return { last: { n: 0, hash: START }, size, torn: size, isOpen };
}

function brokenEnd(file: string): Error {
  return new Error(
    `The audit trail ${file} does not end in a line of its chain: see npm run audit:verify -- ${file}, then move it away.`,
  );
}
