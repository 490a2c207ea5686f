import { MAX_UPLOAD_BYTES } from '@portal/contract/shapes/upload-rule';
import { Failure } from '../../trpc/failure.ts';
import { FileRefused } from './checks/file-refused.ts';
import type { DayTotals } from './day-totals.ts';

/** Uploads of one person at a time, at this gateway. */
const AT_ONCE = 2;
const WAIT_SECONDS = 5;
/** Failed uploads per person and day that do not count as files: a poor connection must not use up the limit. */
const FREE_UNFINISHED = 20;
/** What a form has besides its file. */
const MOST_FORM_BYTES = 16 * 1024;

type Limits = {
  readonly totals: DayTotals;
  /** Limit per person and day. */
  readonly files: number;
  readonly bytes: number;
};

/** Whose sums an upload counts in, and of which day, even where it ends on the next. */
type DayKey = { readonly person: string; readonly day: string };

/** An upload that may go on. */
export type UploadSlot = {
  /**
   * Ends it, when nothing more of it is read. A file that arrived counts, whether it was accepted or refused; one that
   * did not counts by its bytes, and from the twenty-first of a day on as a file too.
   */
  leave(upload: { readonly hasArrived: boolean; readonly bytes: number }): Promise<void>;
};

export type UploadLimits = {
  /**
   * Throws where this person sends too much, before anything of the body is read. `length` is that of the body, if it
   * says so.
   */
  admit(person: string, length: number | undefined): Promise<UploadSlot>;
  /** Room to read and drop a body that was not admitted: two at once, and in a day as many bytes as may be sent. */
  admitDropped(person: string): Promise<DropSlot | undefined>;
};

type DropSlot = { readonly leave: (bytes: number) => Promise<void> };

/**
 * SEC-G34: count and bytes of a person, at a time and in a day. A body that says it has more than one file may have is
 * refused too (SEC-G51); one that does not say its length is counted in upload-form.ts.
 */
export function createUploadLimits({ totals, files, bytes }: Limits): UploadLimits {
  const running = createCounts();

  /** Counts it as if it had arrived, so that two at once do not pass together. */
  async function reserve(dayKey: DayKey, reserved: number): Promise<void> {
    const { person, day } = dayKey;
    const [fileSum, byteSum] = await Promise.all([
      totals.add(day, `${person}:files`, 1),
      totals.add(day, `${person}:bytes`, reserved),
    ]);
    if (fileSum <= files && byteSum <= bytes) return;
    await giveBack(dayKey, { file: 1, bytes: reserved });
    throw new FileRefused('too_many');
  }

  /** Where it cannot be given back it counts too much, which is not a reason to lose the answer of the firm. */
  async function settle(dayKey: DayKey, hasArrived: boolean, unused: number): Promise<void> {
    try {
      const { person, day } = dayKey;
      const isFile = hasArrived || (await totals.add(day, `${person}:unfinished`, 1)) > FREE_UNFINISHED;
      await giveBack(dayKey, { file: isFile ? 0 : 1, bytes: unused });
    } catch {
      return;
    }
  }

  async function giveBack(
    { person, day }: DayKey,
    { file, bytes: count }: { file: number; bytes: number },
  ): Promise<void> {
    await Promise.all([
      totals.add(day, `${person}:files`, -file),
      totals.add(day, `${person}:bytes`, -count),
    ]);
  }

  return {
    admit: async (person, length) => {
      if ((length ?? 0) > MAX_UPLOAD_BYTES + MOST_FORM_BYTES) throw new FileRefused('too_large');
      if (running.of(person) >= AT_ONCE)
        throw new Failure('TOO_MANY_REQUESTS', { retryAfterSeconds: WAIT_SECONDS });
      running.step(person, 1);
      const reserved = length ?? MAX_UPLOAD_BYTES;
      const dayKey = { person, day: totals.today() };
      try {
        await reserve(dayKey, reserved);
      } catch (error) {
        running.step(person, -1);
        throw error;
      }
      return {
        leave: async ({ hasArrived, bytes: arrived }) => {
          running.step(person, -1);
          await settle(dayKey, hasArrived, reserved - arrived);
        },
      };
    },
    admitDropped: dropLimits(totals, bytes),
  };
}

function dropLimits(totals: DayTotals, most: number): UploadLimits['admitDropped'] {
  const running = createCounts();
  return async (person) => {
    if (running.of(person) >= AT_ONCE) return undefined;
    running.step(person, 1);
    const add = (count: number) =>
      totals.add(totals.today(), `${person}:dropped`, count).catch(() => Number.NaN);
    if ((await add(0)) < most)
      return {
        leave: async (count) => {
          running.step(person, -1);
          await add(count);
        },
      };
    running.step(person, -1);
    return undefined;
  };
}

/** The uploads that each person has under way. */
function createCounts() {
  const counts = new Map<string, number>();
  return {
    of: (person: string) => counts.get(person) ?? 0,
    step: (person: string, by: number) => {
      const count = (counts.get(person) ?? 0) + by;
      if (count > 0) counts.set(person, count);
      else counts.delete(person);
    },
  };
}
