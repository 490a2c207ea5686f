import { CODE_PERIOD_SECONDS } from '@portal/contract/constants';
import { generate } from 'otplib';
import { enrolmentAddress } from '../../features/authentication/codes/totp.ts';
import { qrImage } from '../../features/user-mfa/user-mfa-presenter.ts';
import { issuerOf } from '../../features/user-mfa/user-mfa-service.ts';
import { ApiError } from '../../http/api-error.ts';
import type { QaDeps } from '../qa-deps.ts';
import { findPerson } from './people-state.ts';

type Deps = Pick<QaDeps, 'database' | 'clock'>;

/** The client's current one-time code, by the mock's own clock. CONFLICT without a second factor. */
export async function readOneTimeCode({ database, clock }: Deps, email: string) {
  const person = await findPerson(database, email);
  const isPending = person.mfa !== 'required';
  const secret = isPending ? person.pendingTotpSecret : person.totpSecret;
  if (!secret) throw noAuthenticator();
  const seconds = Math.floor(clock.now().getTime() / 1000);
  const step = Math.floor(seconds / CODE_PERIOD_SECONDS);
  const code = await codeOfStep(secret, step);
  const usedStep = person.lastTotpStep ?? 0;
  // The next step is accepted too: clocks differ (RFC 6238, section 5.2).
  const unusedStep = [step, step + 1].find((one) => one > usedStep);
  const otpauth = enrolmentAddress({ issuer: await issuerOf(database), email: person.email, secret });
  return {
    code,
    seconds_left: CODE_PERIOD_SECONDS - (seconds % CODE_PERIOD_SECONDS),
    is_used: usedStep >= step,
    unused_code: unusedStep === undefined ? null : await codeOfStep(secret, unusedStep),
    is_pending: isPending,
    secret,
    otpauth,
    qr: await qrImage(otpauth),
  };
}

function codeOfStep(secret: string, step: number): Promise<string> {
  return generate({ secret, epoch: step * CODE_PERIOD_SECONDS });
}

function noAuthenticator(): ApiError {
  return new ApiError('CONFLICT', {
    message:
      'This client has no authenticator app: set two_factor to true, or sign in where one must be set up.',
  });
}
