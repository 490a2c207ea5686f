import { createHash } from 'node:crypto';

/** What happened to an account, without personal data (SEC-J10): who it was is a keyed reference (SEC-J16). */
export type AuditEvent = {
  /** What was tried, such as `sign_in` or `password_changed`. */
  readonly event: string;
  readonly outcome: 'ok' | 'refused';
  /** Why it was refused: a code of the closed list of errors. */
  readonly code?: string | undefined;
  /** The account as the app's keyed reference; absent where no account is known. */
  readonly account?: string | undefined;
  readonly requestId?: string | undefined;
  readonly traceId?: string | undefined;
};

/** Written when the line before was cut off by the end of the process; `torn` is how many bytes it has. */
export const RECOVERED = 'trail_recovered';

/** The hash before the first line. */
export const START = '0'.repeat(64);

export type Link = { readonly n: number; readonly hash: string };

type Entry = Link & {
  readonly prev: string;
  readonly event: string;
  readonly torn: number | undefined;
  /** Whether the hash is that of the line. */
  readonly isIntact: boolean;
};

/** SEC-J10: every field is one plain word, so that no sentence, name or address can get into the trail. */
const shapes = {
  event: /^[a-z][a-z_]{2,39}$/,
  outcome: /^(?:ok|refused)$/,
  code: /^[A-Z][A-Z_]{2,39}$/,
  account: /^[\w-]{16}$/,
  requestId: /^[\w-]{8,64}$/,
  traceId: /^[0-9a-f]{32}$/,
} as const;

const ending = /^(.*),"hash":"([0-9a-f]{64})"\}$/s;

/**
 * The line that follows `last`, without its newline. It has the hash of the line before it and its own (SEC-J11). A
 * field that is not of its shape is left out.
 */
export function lineAfter(
  last: Link,
  given: AuditEvent & { readonly torn?: number },
  { app, at }: { readonly app: string; readonly at: Date },
): Link & { readonly text: string } {
  const n = last.n + 1;
  const fields = Object.entries(shapes).flatMap(([name, shape]) => {
    const value = given[name as keyof typeof shapes];
    return value !== undefined && shape.test(value) ? [[name, value] as const] : [];
  });
  const torn = given.torn === undefined ? {} : { torn: given.torn };
  const body = JSON.stringify({
    n,
    at: at.toISOString(),
    app,
    ...Object.fromEntries(fields),
    ...torn,
    prev: last.hash,
  });
  const hash = hashOf(body);
  return { n, hash, text: `${body.slice(0, -1)},"hash":"${hash}"}` };
}

/** The entry in a line, or undefined for text that is not an entry. */
export function readEntry(line: string): Entry | undefined {
  const [, start, hash] = ending.exec(line) ?? [];
  if (start === undefined || hash === undefined) return undefined;
  const body = `${start}}`;
  try {
    const { n, prev, event, torn } = JSON.parse(body) as Record<string, unknown>;
    if (!Number.isSafeInteger(n) || typeof prev !== 'string' || typeof event !== 'string') return undefined;
    const tornBytes = typeof torn === 'number' ? torn : undefined;
    return { n: n as number, prev, event, torn: tornBytes, hash, isIntact: hashOf(body) === hash };
  } catch {
    return undefined;
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
