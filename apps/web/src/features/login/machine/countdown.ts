import { RESEND_DELAY_SECONDS } from '@portal/contract/constants';

/**
 * L-50: the countdown from 1:00 to 0:00, before which instructions are not sent again. It holds the time it ends, not a
 * number that is counted down, so a page that was suspended is correct again at its next tick.
 */
export type Countdown = { readonly endsAtMs: number; readonly secondsLeft: number };

export function startCountdown(nowMs: number): Countdown {
  return { endsAtMs: nowMs + RESEND_DELAY_SECONDS * 1000, secondsLeft: RESEND_DELAY_SECONDS };
}

/** The countdown at another moment; never below zero, and never up again where the clock was set back. */
export function tickCountdown(countdown: Countdown, nowMs: number): Countdown {
  const endsAtMs = Math.min(countdown.endsAtMs, nowMs + countdown.secondsLeft * 1000);
  return { endsAtMs, secondsLeft: Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000)) };
}

/** L-50: only at 0:00. */
export function canResend({ secondsLeft }: Countdown): boolean {
  return secondsLeft === 0;
}

/** 60 → "1:00", 9 → "0:09", 3600 → "1:00:00"; for the end of a lock too (L-14). */
export function countdownText(secondsLeft: number): string {
  const minutes = Math.floor(secondsLeft / 60);
  const seconds = twoDigits(secondsLeft % 60);
  if (minutes < 60) return `${minutes}:${seconds}`;
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${seconds}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
