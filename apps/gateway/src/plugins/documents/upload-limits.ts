import { MAX_UPLOAD_BYTES } from '@portal/contract/shapes/upload-rule';
import { Failure } from '../../trpc/failure.ts';
import { FileRefused } from './checks/file-refused.ts';
import type { DayTotals } from './day-totals.ts';

/** Uploads of one person at a time, at this gateway. */
const AT_ONCE = 2;
const WAIT_SECONDS = 5;
/** What a form has besides its file. */
const MOST_FORM_BYTES = 16 * 1024;

type Limits = {
  readonly totals: DayTotals;
  /** Of one person and day. */
  readonly files: number;
  readonly bytes: number;
};

/** An upload that may go on. */
type UploadPlace = {
  /** Ends it. A file that arrived counts, whether it was taken or refused; one that was cut off counts by its bytes alone. */
  leave(upload: { readonly hasArrived: boolean; readonly bytes: number }): Promise<void>;
};

export type UploadLimits = {
  /** Throws where this person sends too much, before anything of the body is read. `length` is that of the body, if it says so. */
  admit(person: string, length: number | undefined): Promise<UploadPlace>;
};

/** Size of one file, and count and bytes of a person: at a time and in a day (SEC-B5, SEC-G13). */
export function createUploadLimits({ totals, files, bytes }: Limits): UploadLimits {
  const running = new Map<string, number>();
  const step = (person: string, by: number) => {
    const count = (running.get(person) ?? 0) + by;
    if (count > 0) running.set(person, count);
    else running.delete(person);
  };

  /** Counts it as if it had arrived, so that two at once do not pass together. */
  async function reserve(person: string, reserved: number): Promise<void> {
    const [fileSum, byteSum] = await Promise.all([
      totals.add(`${person}:files`, 1),
      totals.add(`${person}:bytes`, reserved),
    ]);
    if (fileSum <= files && byteSum <= bytes) return;
    await giveBack(person, { file: 1, bytes: reserved });
    throw new FileRefused('too_many');
  }

  async function giveBack(
    person: string,
    { file, bytes: count }: { file: number; bytes: number },
  ): Promise<void> {
    await Promise.all([totals.add(`${person}:files`, -file), totals.add(`${person}:bytes`, -count)]);
  }

  return {
    admit: async (person, length) => {
      if ((length ?? 0) > MAX_UPLOAD_BYTES + MOST_FORM_BYTES) throw new FileRefused('too_large');
      if ((running.get(person) ?? 0) >= AT_ONCE)
        throw new Failure('TOO_MANY_REQUESTS', { retryAfterSeconds: WAIT_SECONDS });
      step(person, 1);
      const reserved = length ?? MAX_UPLOAD_BYTES;
      try {
        await reserve(person, reserved);
      } catch (error) {
        step(person, -1);
        throw error;
      }
      return {
        leave: async ({ hasArrived, bytes: arrived }) => {
          step(person, -1);
          // Where it cannot be given back it counts too much, which is no reason to lose the answer of the firm.
          await giveBack(person, { file: hasArrived ? 0 : 1, bytes: reserved - arrived }).catch(
            () => undefined,
          );
        },
      };
    },
  };
}
