import { CODE_PERIOD_SECONDS } from '@portal/contract/constants';
import { generate } from 'otplib';
import type { Account } from './account.ts';
import { CannotRun } from './cannot-run.ts';
import type { Visit } from './visit.ts';

/** Milliseconds into a period before its code is sent: clocks differ a little. */
const MARGIN_MS = 1000;

/**
 * Sends the current one-time code. A code that was used lately is refused like a wrong one, so a refused code is followed
 * by that of the next period, once. Throws CannotRun.
 */
export async function askForCode(visit: Visit, account: Account, token: string): Promise<unknown> {
  const { totpSecret } = account;
  if (totpSecret === undefined)
    throw new CannotRun('This account has a second factor: give its secret with --totp-secret.');
  const send = async () => {
    const otp = await generate({
      secret: totpSecret,
      epoch: Math.floor(visit.timing.now().getTime() / 1000),
    });
    return visit.ask('authentication.mfa', { body: { OtpForm: { otp }, username: account.username } }, token);
  };
  const first = await send();
  if (first?.status === 401) await visit.timing.pause(untilNextPeriod(visit.timing.now()));
  const answer = first?.status === 401 ? await send() : first;
  if (answer?.status === 401)
    throw new CannotRun('Two one-time codes were refused: look at the secret and at the clocks.');
  if (answer?.status !== 200)
    throw new CannotRun(
      `POST /v1/authentication/mfa answered ${answer?.status ?? 'nothing'} to a one-time code.`,
    );
  return visit.judge('authentication.mfa', answer);
}

function untilNextPeriod(now: Date): number {
  const periodMs = CODE_PERIOD_SECONDS * 1000;
  return periodMs - (now.getTime() % periodMs) + MARGIN_MS;
}
