import { qrImage } from './qr-image.ts';
import type { MfaState } from './user-mfa-service.ts';

/** Specification section 4: true means a code is asked for, 2 that none is, anything else that set-up is forced. */
const wireStates = { required: true, not_required: 2, setup: false } as const;

export async function presentMfa({ state, enrolment }: MfaState) {
  const mfa_configured = wireStates[state];
  if (!enrolment) return { mfa_configured, otp_code: null, image_url: null };
  return { mfa_configured, otp_code: enrolment.secret, image_url: await qrImage(enrolment.address) };
}
