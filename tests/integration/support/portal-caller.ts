import { aDevice, type TestDevice } from '@portal/gateway/test/a-device';
import { lastNonce, provenFetch } from '@portal/gateway/test/proven-fetch';
import { seededPeople, seedPassword } from '@portal/prisma/seed/people';
import { generateSync } from 'otplib';
import type { LinkedApps } from './linked-apps.ts';

/** A gateway that listens, and the clock that it reads. */
export type OpenPortal = Pick<LinkedApps, 'portal'> & { readonly clock: Pick<LinkedApps['clock'], 'now'> };

type Failure = {
  appCode: string;
  fields?: { field: string; code: string; message: string }[];
  continued?: { token: string };
};

/** What a call answered: its status, and either its data or the error as the client sees it. */
export type Reply<Data> = { status: number; data: Data; message: string; error: Failure | undefined };

/** The device that calls unless another is named: tokens are bound to it, as to a browser (SEC-D30). */
const ownDevice = aDevice();

type Call = {
  token?: string | undefined;
  input?: unknown;
  device?: TestDevice | undefined;
  headers?: Readonly<Record<string, string>>;
};

/**
 * The headers of a call as a browser makes them after another one, with a proof at the clock of the pair. `path` has no
 * query.
 */
export function callHeaders(
  { portal, clock }: OpenPortal,
  {
    method = 'GET',
    path,
    token,
    device = ownDevice,
  }: Omit<Call, 'input'> & { method?: string; path: string },
): Record<string, string> {
  const at = Math.floor(clock.now().getTime() / 1000);
  return device.headers({ method, url: `${portal}${path}`, at, token, nonce: lastNonce(portal) });
}

/** Calls one procedure over HTTP, exactly as a browser would. */
export async function callPortal<Data = Record<string, unknown>>(
  apps: OpenPortal,
  procedure: string,
  { token, input, device = ownDevice, headers, method = 'GET' }: Call & { method?: 'GET' | 'POST' } = {},
): Promise<Reply<Data>> {
  const query =
    method === 'GET' && input !== undefined ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
  const url = `${apps.portal}/trpc/${procedure}`;
  const response = await provenFetch({
    device,
    method,
    url,
    to: url + query,
    at: Math.floor(apps.clock.now().getTime() / 1000),
    token,
    headers: { ...(method === 'POST' ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(method === 'POST' ? { body: JSON.stringify(input ?? {}) } : {}),
  });
  const body = await response.json();
  return {
    status: response.status,
    data: body.result?.data,
    message: body.error?.message,
    error: body.error?.data,
  };
}

/** A mutation. */
export function sendPortal<Data = Record<string, unknown>>(
  apps: OpenPortal,
  procedure: string,
  call: Call = {},
) {
  return callPortal<Data>(apps, procedure, { ...call, method: 'POST' });
}

export type SignedIn = { token: string; scope: string; secondFactor: string; termsAccepted: boolean };

/** The first step of signing in, with the seeded password unless another is given. */
export function enterPassword(
  apps: OpenPortal,
  email: string,
  password: string = seedPassword,
): Promise<Reply<SignedIn>> {
  return sendPortal<SignedIn>(apps, 'authentication.signIn', { input: { email, password } });
}

/** A seeded client's one-time code at the clock of the pair. */
export function codeOf(apps: OpenPortal, email: string): string {
  const secret = seededPeople.find((person) => person.email === email)?.totpSecret;
  if (!secret) throw new Error(`${email} has no second factor`);
  return generateSync({ secret, epoch: Math.floor(apps.clock.now().getTime() / 1000) });
}

/** Signs a client in through every step and returns the full token. */
export async function signIn(apps: OpenPortal, email: string): Promise<string> {
  const first = await enterPassword(apps, email);
  if (first.data.secondFactor !== 'required') return first.data.token;
  const second = await sendPortal<SignedIn>(apps, 'authentication.verifyCode', {
    token: first.data.token,
    input: { code: codeOf(apps, email) },
  });
  return second.data.token;
}
