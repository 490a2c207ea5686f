import { qrImage } from './qr-image.ts';
import type { MfaStanding } from './user-mfa-service.ts';

/** Specification section 4: true means a code is asked for, 2 that none is, anything else that set-up is forced. */
const wireStates = { required: true, not_required: 2, setup: false } as const;

export async function presentMfa(standing: MfaStanding) {
  const mfa_configured = wireStates[standing.state];
  if (standing.state !== 'setup') return { mfa_configured };
  return { mfa_configured, otp_code: standing.secret, image_url: await qrImage(standing.address) };
}
