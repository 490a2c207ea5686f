/** What one procedure may ask of the firm: until when, and how much it has asked so far. Its calls share it. */
export type CallBudget = {
  /** Milliseconds that are left, at least 0. */
  remainingMs(): number;
  /** Counts one call. */
  spend(): void;
  readonly calls: number;
};

export function createCallBudget(ms: number, now: () => number = () => performance.now()): CallBudget {
  const end = now() + ms;
  let calls = 0;
  return {
    remainingMs: () => Math.max(0, end - now()),
    spend: () => {
      calls += 1;
    },
    get calls() {
      return calls;
    },
  };
}

/** Unlike `AbortSignal.timeout` it ends with the work, and so makes no error for a deadline that nothing waits for. */
export async function withDeadline<Result>(
  ms: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), ms);
  timer.unref();
  try {
    return await run(deadline.signal);
  } finally {
    clearTimeout(timer);
  }
}
