import type { EndpointName } from '@portal/contract/endpoints';
import type { Account } from './account.ts';
import { askForCode } from './ask-for-code.ts';
import { CannotRun } from './cannot-run.ts';
import { judgeToken } from './judge-token.ts';
import { readField } from './read-field.ts';
import type { Visit } from './visit.ts';

/** What a sign-in leaves behind. */
export type Tokens = {
  readonly full: string;
  /** Of the step before the code, where the account has a second factor. */
  readonly interim: string | undefined;
};

type Options = { readonly account: Account; readonly mayWrite: boolean };

/**
 * Signs in the way the portal does: the password, a code where one is asked for, the terms. One password is tried and
 * never a second, so that no account is locked. Throws CannotRun where the account cannot get in.
 */
export async function signIn(visit: Visit, { account, mayWrite }: Options): Promise<Tokens> {
  const created = await checkPassword(visit, account);
  const first = tokenIn(visit, 'authentication.create', created);
  const state = await visit.askWell('user.mfa', {}, first);
  if (!needsCode(readField(state, 'mfa_configured')))
    return {
      full: await settleTerms(visit, { token: first, answer: created, mayWrite }),
      interim: undefined,
    };
  const answer = readField(await askForCode(visit, account, first), 'data');
  const token = tokenIn(visit, 'authentication.mfa', answer);
  return { full: await settleTerms(visit, { token, answer, mayWrite }), interim: first };
}

async function checkPassword(visit: Visit, { username, password }: Account): Promise<unknown> {
  const answer = await visit.ask('authentication.create', { body: { LoginForm: { username, password } } });
  if (answer?.status === 401) throw new CannotRun('The address and the password were refused.');
  if (answer?.status === 423) throw new CannotRun('The login is locked: unlock it, or use another account.');
  if (answer?.status !== 200)
    throw new CannotRun(
      `Nobody can sign in: POST /v1/authentication/create answered ${answer?.status ?? 'nothing'}.`,
    );
  return visit.judge('authentication.create', answer);
}

/** Specification section 4: true, a code is asked for; 2, it is not; anything else, it must be set up first. */
function needsCode(configured: unknown): boolean {
  if (configured === true) return true;
  if (configured === 2) return false;
  throw new CannotRun('This account must set up its second factor first: do so, or use another account.');
}

function tokenIn(visit: Visit, name: EndpointName, answer: unknown): string {
  const jwt = readField(answer, 'jwt');
  if (typeof jwt !== 'string') throw new CannotRun(`No token came with the answer of ${name}.`);
  visit.ledger.add(name, judgeToken(jwt));
  return jwt;
}

type Settled = { readonly token: string; readonly answer: unknown; readonly mayWrite: boolean };

/** Terms that are still open are accepted only by a run that may write. */
async function settleTerms(visit: Visit, { token, answer, mayWrite }: Settled): Promise<string> {
  if (readField(answer, 'terms_accepted') !== false) return token;
  if (!mayWrite)
    throw new CannotRun('This account has not accepted the terms: use another, or let --write accept them.');
  const version = readField(await visit.askWell('terms.latest', {}), 'version');
  const agreed = readField(await visit.askWell('terms.agree', { body: { version } }, token), 'data');
  return tokenIn(visit, 'terms.agree', agreed);
}
