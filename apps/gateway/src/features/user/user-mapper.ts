import type { EndpointAnswer } from '@portal/contract/endpoint';
import type { userMfaEndpoint } from '@portal/contract/user-mfa';
import { z } from 'zod';
import { type SecondFactor, secondFactorSchema } from '../authentication/authentication-mapper.ts';

export const mfaStateOutput = z.object({ state: secondFactorSchema });

export const mfaOutput = mfaStateOutput.extend({
  /** Base32 secret, only while set-up is open (security C5). */
  secret: z.string().nullable(),
  /** A data: URI of the QR code, only while set-up is open. */
  qrImage: z.string().nullable(),
});

/** The secret is passed on only where set-up is asked for, whatever the firm sends (security C5). */
export function toMfa(
  state: SecondFactor,
  answer: EndpointAnswer<typeof userMfaEndpoint>,
): z.infer<typeof mfaOutput> {
  if (state === 'required') return { state, secret: null, qrImage: null };
  return { state, secret: answer.otp_code ?? null, qrImage: answer.image_url ?? null };
}
