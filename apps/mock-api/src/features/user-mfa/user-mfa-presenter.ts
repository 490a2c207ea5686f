import { toDataURL } from 'qrcode';
import type { MfaState } from './user-mfa-service.ts';

/**
 * Specification section 4: true means that a code is required, 2 that none is, anything else that set-up is required.
 */
const wireStates = { required: true, not_required: 2, setup: false } as const;

/**
 * SEC-C5: `otp_code` and `image_url` are null where user-mfa-service.ts finds no set-up that waits for its first code.
 */
export async function presentMfa({ state, enrolment, hasRecoveryCodes }: MfaState) {
  const known = { mfa_configured: wireStates[state], has_recovery_codes: hasRecoveryCodes };
  if (!enrolment) return { ...known, otp_code: null, image_url: null };
  return { ...known, otp_code: enrolment.secret, image_url: await qrImage(enrolment.address) };
}

/** A QR code as a data: address, made here so that no other service sees its content (SEC-C8). */
export function qrImage(text: string): Promise<string> {
  return toDataURL(text, { errorCorrectionLevel: 'M', margin: 4, width: 320 });
}
