import { currentPassword, otpCode } from '@portal/contract/shapes/fields';
import { stepUpFamilySchema } from '@portal/contract/shapes/step-up-family';
import { createEndpoint } from '@portal/contract/v1/authentication';
import { stepUpEndpoint } from '@portal/contract/v1/step-up';
import { z } from 'zod';
import type { Session } from '../../session/session.ts';
import type { Context } from '../../trpc/context.ts';
import { Failure } from '../../trpc/failure.ts';
import { orNotOffered } from '../../trpc/not-offered.ts';
import { deviceTokens, showDevice } from '../../trpc/passed-headers.ts';

/** What a client proves for a family of changes: that they know the password, or hold the second factor. */
export const stepUpInput = z
  .object({
    family: stepUpFamilySchema,
    password: currentPassword.optional(),
    code: otpCode.optional(),
    deviceTokens,
  })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    path: ['password'],
    message: 'Send a password or a code',
  });

type Caller = Pick<Context, 'upstream' | 'upstreamAs'> & { readonly session: Session };

/**
 * The firm's token for the step-up. Null where the firm has no call for it: then its sign-in checks the password, with
 * the same limits, and the token that it gives is discarded; a code is NOT_IMPLEMENTED there. Throws what the firm
 * refuses with.
 */
export async function proveAgain(
  { session, upstream, upstreamAs }: Caller,
  { deviceTokens: shown, ...proof }: z.output<typeof stepUpInput>,
): Promise<string | null> {
  const device = showDevice(shown);
  const answer = await orNotOffered(upstream.call(stepUpEndpoint, { ...device, body: proof }));
  if (answer) return answer.jwt;
  if (proof.password === undefined) throw new Failure('NOT_IMPLEMENTED');
  await upstreamAs().call(createEndpoint, {
    ...device,
    body: { LoginForm: { username: session.account, password: proof.password } },
  });
  return null;
}
