import { aDevice } from '@portal/gateway/test/a-device';
import { provenFetch } from '@portal/gateway/test/proven-fetch';
import { type SeededPerson, seedPassword } from '@portal/prisma/seed/people';
import { generateSync } from 'otplib';

export type PortalAnswer = {
  readonly status: number;
  readonly data: Record<string, unknown> | undefined;
  /** The error code of a refusal. */
  readonly code: string | undefined;
};

type Body = {
  readonly result?: { readonly data?: Record<string, unknown> };
  readonly error?: { readonly data?: { readonly appCode?: string } };
};

export type PortalVisitor = ReturnType<typeof createVisitor>;

/** A client of the portal at an address, as a browser uses it, with its own key. `now` gives milliseconds. */
export function createVisitor(portal: string, now: () => number = Date.now) {
  const device = aDevice();

  async function ask(
    procedure: string,
    { token, input }: { token?: string; input?: object } = {},
  ): Promise<PortalAnswer> {
    const response = await provenFetch({
      device,
      method: input === undefined ? 'GET' : 'POST',
      url: `${portal}/trpc/${procedure}`,
      at: Math.floor(now() / 1000),
      token,
      ...(input && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }),
    });
    const body = (await response.json().catch(() => ({}))) as Body;
    return { status: response.status, data: body.result?.data, code: body.error?.data?.appCode };
  }

  /** Password, then the code when two-step verification is set up; the token of a full session. */
  async function signIn({ email, totpSecret }: SeededPerson): Promise<string> {
    const first = tokenOf(await ask('authentication.signIn', { input: { email, password: seedPassword } }));
    if (totpSecret === undefined) return first;
    const input = { code: generateSync({ secret: totpSecret }) };
    return tokenOf(await ask('authentication.verifyCode', { token: first, input }));
  }

  return { ask, signIn };
}

/** The token that a step of the sign-in returned; throws when it returned none. */
export function tokenOf({ status, data }: PortalAnswer): string {
  if (typeof data?.token === 'string') return data.token;
  throw new Error(`A step of signing in was answered with ${status}`);
}
