const WARNING_SECONDS = 60;

/** Seconds until somebody who does nothing is signed out, 0 when it is time; undefined while no warning is due. */
export function secondsToSignOut(quietMs: number, limitMs: number): number | undefined {
  const secondsLeft = Math.max(0, Math.ceil((limitMs - quietMs) / 1000));
  return secondsLeft > WARNING_SECONDS ? undefined : secondsLeft;
}

/** What a screen reader is told, and when: at the begin and three times on the way, not each second. */
export function spokenCountdown(secondsLeft: number): string {
  const step = [10, 20, 30, WARNING_SECONDS].find((seconds) => secondsLeft <= seconds) ?? WARNING_SECONDS;
  return `${step} seconds left`;
}
