import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 150;

/**
 * Polls an address until it answers 200.
 * `isRunning` is checked each time, so that a server that died is noticed at once and not at the deadline.
 */
export async function waitForAnswer(
  url: string,
  options: { deadlineMs: number; isRunning: () => boolean },
): Promise<boolean> {
  const end = Date.now() + options.deadlineMs;
  while (Date.now() < end && options.isRunning()) {
    if (await answersOk(url)) return true;
    await pause(POLL_MS);
  }
  return false;
}

async function answersOk(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  );
}
