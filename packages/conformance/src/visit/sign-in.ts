import { CODE_PERIOD_SECONDS } from '@portal/contract/constants';
import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import { generate } from 'otplib';
import { meaningOf } from '../judge/judge-refusal.ts';
import { judgeToken } from '../judge/judge-token.ts';
import { CannotRun } from '../report/finding.ts';
import type { WireAnswer } from './exchange.ts';
import type { Input } from './probe.ts';
import { readField } from './seen.ts';
import type { Visit } from './visit.ts';

/** As whom the run signs in. None of it is ever printed. */
export type Account = {
  readonly username: string;
  readonly password: string;
  /** Base32 secret of the second factor, if the account has one. */
  readonly totpSecret: string | undefined;
};

type Options = { readonly account: Account; readonly mayWrite: boolean };

/**
 * Signs in like the portal, and returns the token: the password, a code when one is required, the terms. One password
 * is tried and never a second, so that no account is locked. A step that gives no new token continues with the current
 * one. Throws CannotRun when the account cannot sign in.
 */
export async function signIn(visit: Visit, { account, mayWrite }: Options): Promise<string> {
  const created = await checkPassword(visit, account);
  const first = tokenIn(visit, 'authentication.create', created);
  if (first === undefined) throw cannotSignIn('gave no token that can be read');
  const state = await visit.expectSuccess('user.mfa', {}, first);
  const isCodeNeeded = needsCode(readField(state, 'mfa_configured'));
  if (!isCodeNeeded) return settleTerms(visit, { token: first, answer: created, mayWrite });
  const early = { expected: 'FORBIDDEN', how: 'asked before the second factor', token: first } as const;
  await visit.expectRefusal('firm.view', {}, early);
  const answer = readField(await checkCode(visit, { account, token: first, mayWrite }), 'data');
  const token = tokenIn(visit, 'authentication.mfa', answer) ?? first;
  const terms_accepted = readField(answer, 'terms_accepted') ?? readField(created, 'terms_accepted');
  return settleTerms(visit, { token, answer: { terms_accepted }, mayWrite });
}

async function checkPassword(visit: Visit, { username, password }: Account): Promise<unknown> {
  const answer = await visit.ask('authentication.create', { body: { LoginForm: { username, password } } });
  if (!answer) throw cannotSignIn('gave no answer');
  const meaning = meaningOf(endpoints['authentication.create'], answer);
  if (meaning === undefined) return visit.judge('authentication.create', answer);
  if (meaning === 'LOGIN_EXHAUSTED')
    throw new CannotRun('The login is locked: unlock it, or use another account.');
  if (answer.status < 300)
    throw new CannotRun(
      'The address and the password were refused: the answer is a success without a token, which means so.',
    );
  if (meaning === 'WRONG_CREDENTIALS') throw new CannotRun('The address and the password were refused.');
  throw cannotSignIn(`answered ${answer.status}`);
}

function cannotSignIn(why: string): CannotRun {
  return new CannotRun(`Nobody can sign in: POST /v1/authentication/create ${why}.`);
}

/** Specification section 4: true, a code is required; 2, it is not; anything else, it must be set up first. */
function needsCode(configured: unknown): boolean {
  if (configured === true || configured === 'true') return true;
  if (configured === 2 || configured === '2') return false;
  throw new CannotRun('This account must set up its second factor first: do so, or use another account.');
}

/** The token of a step, where it gives one. */
function tokenIn(visit: Visit, name: EndpointName, answer: unknown): string | undefined {
  const jwt = readField(answer, 'jwt');
  if (typeof jwt !== 'string') return undefined;
  visit.ledger.add(name, judgeToken(jwt, visit.timing.now()));
  return jwt;
}

type Coded = { readonly account: Account; readonly token: string; readonly mayWrite: boolean };

/** Milliseconds into a period before its code is sent: clocks differ a little. */
const MARGIN_MS = 1000;

/**
 * Sends the current one-time code, and before it exactly one wrong code where the run may write, since a firm counts
 * those. A code that was used lately is refused like a wrong one, so a refused code is followed by that of the next
 * period, once.
 */
async function checkCode(visit: Visit, { account, token, mayWrite }: Coded): Promise<unknown> {
  const { totpSecret, username } = account;
  if (totpSecret === undefined)
    throw new CannotRun('This account has a second factor: give its secret with --totp-secret.');
  const formOf = (otp: string): Input => ({ body: { OtpForm: { otp }, username } });
  if (mayWrite) {
    const wrong = await wrongCode(totpSecret, visit.timing.now());
    const refusal = { expected: 'INVALID_OTP', how: 'sent a wrong code', token } as const;
    await visit.expectRefusal('authentication.mfa', formOf(wrong), refusal);
  }
  const send = async () =>
    visit.ask('authentication.mfa', formOf(await codeAt(totpSecret, visit.timing.now())), token);
  const first = await send();
  if (isRefused(first)) await visit.timing.pause(untilNextPeriod(visit.timing.now()));
  const answer = isRefused(first) ? await send() : first;
  if (isRefused(answer))
    throw new CannotRun('Two one-time codes were refused: look at the secret and at the clocks.');
  if (!answer || meaningOf(endpoints['authentication.mfa'], answer) !== undefined)
    throw new CannotRun(
      `POST /v1/authentication/mfa answered ${answer?.status ?? 'nothing'} to a one-time code.`,
    );
  return visit.judge('authentication.mfa', answer);
}

function isRefused(answer: WireAnswer | undefined): boolean {
  return answer !== undefined && meaningOf(endpoints['authentication.mfa'], answer) === 'INVALID_OTP';
}

function codeAt(secret: string, moment: Date): Promise<string> {
  return generate({ secret, epoch: Math.floor(moment.getTime() / 1000) });
}

/** A code that is right neither now nor in the periods around, whichever of them a firm takes. */
async function wrongCode(secret: string, now: Date): Promise<string> {
  const periods = [-2, -1, 0, 1, 2].map((steps) => now.getTime() + steps * CODE_PERIOD_SECONDS * 1000);
  const right = await Promise.all(periods.map((moment) => codeAt(secret, new Date(moment))));
  const codes = Array.from({ length: right.length + 1 }, (_, index) => `00000${index}`);
  return codes.find((code) => !right.includes(code)) ?? '000000';
}

function untilNextPeriod(now: Date): number {
  const periodMs = CODE_PERIOD_SECONDS * 1000;
  return periodMs - (now.getTime() % periodMs) + MARGIN_MS;
}

type Settled = { readonly token: string; readonly answer: unknown; readonly mayWrite: boolean };

/**
 * Terms that are still open are accepted only by a run that may write. Terms that the answer does not mention are not
 * open.
 */
async function settleTerms(visit: Visit, { token, answer, mayWrite }: Settled): Promise<string> {
  if (readField(answer, 'terms_accepted') !== false) return token;
  if (!mayWrite)
    throw new CannotRun('This account has not accepted the terms: use another, or let --write accept them.');
  const version = readField(await visit.expectSuccess('terms.latest', {}), 'version') ?? undefined;
  const agreed = readField(await visit.expectSuccess('terms.agree', { body: { version } }, token), 'data');
  return tokenIn(visit, 'terms.agree', agreed) ?? token;
}
