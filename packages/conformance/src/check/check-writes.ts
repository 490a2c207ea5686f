import type { Endpoint } from '@portal/contract/endpoint';
import { endpoints } from '@portal/contract/endpoints';
import { isAbsent } from '../judge/judge-answer.ts';
import type { Input } from '../visit/probe.ts';
import { isOffered, isShownByReading } from '../visit/seen.ts';
import type { Visit } from '../visit/visit.ts';
import {
  nobodysAddress,
  type RunContext,
  type WriteName,
  type WritePlan,
  writePlans,
} from './write-plans.ts';
import { notFoundCodeOf, unknownParams, unknownQuery } from './wrong-input.ts';

type Writer = RunContext & { readonly token: string };

const plans = Object.entries(writePlans) as [WriteName, WritePlan][];

/** Reports every call that changes something as not checked. */
export function skipWrites({ ledger }: Visit): void {
  for (const [name] of plans) ledger.skipped(name, 'changes something: --write tests it safely');
}

/** Tests the calls that change something: with valid input where little changes, and with invalid input. */
export async function checkWrites(visit: Visit, writer: Writer): Promise<void> {
  for (const [name, plan] of plans) {
    if (!isShownByReading(name)) await tryUnread(visit, name, { plan, writer });
    else if (isOffered(name, writer.seen)) await tryCall(visit, name, { plan, writer });
    else visit.ledger.skipped(name, notOffered);
  }
  await tryStrangers(visit);
}

const notOffered = 'the service does not offer this extension';

type Planned = { readonly plan: WritePlan; readonly writer: Writer };

/** An extension that has nothing to read: the first call finds out whether the service has it, and is judged. */
async function tryUnread(visit: Visit, name: WriteName, { plan, writer }: Planned): Promise<void> {
  const { ledger } = visit;
  const { token } = writer;
  const good = plan.good(writer);
  const endpoint: Endpoint = endpoints[name];
  const isSafeEmpty = endpoint.body && !endpoint.params && plan.emptyBody;
  if (typeof good === 'string' && !isSafeEmpty) return ledger.skipped(name, good);
  const answer =
    typeof good === 'string'
      ? await visit.askUnchecked(name, { body: {} }, token)
      : await visit.ask(name, good, token);
  if (!answer) return ledger.skipped(name, 'no answer came');
  // What was sent names something that is there, so a 404 is about the call.
  if (answer.status === 404 || isAbsent(endpoint, answer)) return ledger.skipped(name, notOffered);
  if (typeof good === 'string') ledger.skipped(name, good);
  else visit.judge(name, answer);
  await tryRefusals(visit, name, { plan, token });
}

async function tryCall(visit: Visit, name: WriteName, { plan, writer }: Planned): Promise<void> {
  const token = endpoints[name].auth === 'none' ? undefined : writer.token;
  const good = plan.good(writer);
  if (typeof good === 'string') visit.ledger.skipped(name, good);
  else await visit.expectSuccess(name, good, token);
  await tryRefusals(visit, name, { plan, token });
}

type Tried = { readonly plan: WritePlan; readonly token: string | undefined };

async function tryRefusals(visit: Visit, name: WriteName, { plan, token }: Tried): Promise<void> {
  const endpoint: Endpoint = endpoints[name];
  const nobodys = unknownInput(endpoint);
  if (token)
    await visit.expectRefusal(name, nobodys, { expected: 'UNAUTHORIZED', how: 'asked without a token' });
  const withToken = token === undefined ? {} : { token };
  const expected = notFoundCodeOf(endpoint);
  if (expected && !endpoint.body)
    await visit.expectRefusal(name, nobodys, {
      expected,
      how: 'asked for an unknown id',
      ...withToken,
    });
  if (endpoint.body && plan.emptyBody)
    await visit.expectRefusal(
      name,
      { ...nobodys, body: {} },
      { expected: 'VALIDATION', how: 'sent empty', ...withToken },
    );
}

function unknownInput(endpoint: Endpoint): Input {
  const [params, query] = [unknownParams(endpoint), unknownQuery(endpoint)];
  return { ...(params && { params }), ...(query && { query }) };
}

/** A wrong password and a wrong mailed code that belong to no account, so no attempt is counted. */
async function tryStrangers(visit: Visit): Promise<void> {
  const password = 'Nobody-Has-This-1!';
  const login = { body: { LoginForm: { username: nobodysAddress, password } } };
  await visit.expectRefusal('authentication.create', login, {
    expected: 'WRONG_CREDENTIALS',
    how: 'asked for an address without an account',
  });
  const mailed = { body: { LoginForm: { password, repeat_password: password, code: 'no-such-code' } } };
  await visit.expectRefusal('user.setPassword', mailed, {
    expected: 'PASSWORD_NOT_SET',
    how: 'sent with an unknown code',
  });
}
