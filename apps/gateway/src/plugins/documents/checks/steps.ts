import { type FileCheck, FileRefused } from './file-refused.ts';

/** What a format reads next. */
type Step = {
  /** So many bytes, which are given back to it: a header, a few dozen at most. */
  readonly take?: number;
  /** So many bytes, which are shown to `seen` and not kept. */
  readonly skip?: number;
  readonly seen?: (bytes: Buffer) => void;
  /** Bytes up to an end that this finds: the count that belong to it, or -1 where all do and more may come. */
  readonly until?: (bytes: Buffer) => number;
  /** The file may end here, before the first byte of the step. */
  readonly mayEnd?: boolean;
};

/** A part of a format that gives something back to the rest of it. */
export type Reading<Result> = Generator<Step, Result, Buffer>;
export type Steps = Reading<void>;

const nothing = Buffer.alloc(0);

/**
 * Runs a format that is written as a generator of steps over bytes that come in pieces. A file that ends within a step
 * is damaged.
 */
export function runSteps(steps: Steps): FileCheck {
  let current = steps.next();
  let taken: Buffer = nothing;
  let skipped = 0;

  function go(value: Buffer): void {
    [taken, skipped] = [nothing, 0];
    current = steps.next(value);
  }

  /** Gives this step what it needs of the bytes, and returns how many that were. */
  function serve(step: Step, bytes: Buffer): number {
    if (step.until) {
      const end = step.until(bytes);
      if (end < 0) return bytes.length;
      go(nothing);
      return end;
    }
    if (step.take !== undefined) {
      const part = bytes.subarray(0, step.take - taken.length);
      taken = taken.length === 0 ? part : Buffer.concat([taken, part]);
      if (taken.length === step.take) go(taken);
      return part.length;
    }
    const { skip = 0 } = step;
    const part = bytes.subarray(0, skip - skipped);
    step.seen?.(part);
    skipped += part.length;
    if (skipped === skip) go(nothing);
    return part.length;
  }

  return {
    add: (bytes) => {
      let rest = bytes;
      while (rest.length > 0 && !current.done) rest = rest.subarray(serve(current.value, rest));
    },
    end: () => {
      if (current.done) return;
      const isBetween = taken.length === 0 && skipped === 0;
      if (!(current.value.mayEnd && (isBetween || current.value.skip === Number.POSITIVE_INFINITY)))
        throw new FileRefused('damaged');
    },
  };
}
