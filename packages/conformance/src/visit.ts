import type { Endpoint } from '@portal/contract/endpoint';
import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import type { ErrorCode } from '@portal/contract/error';
import { CannotRun } from './cannot-run.ts';
import { NoAnswer, type Timing } from './exchange.ts';
import { difference, note } from './finding.ts';
import { isAbsent, judgeRefusal, judgeSuccess } from './judge-answer.ts';
import type { Ledger } from './ledger.ts';
import type { Answer, Probe, Sent } from './probe.ts';

/** A call that should be refused: with which code, and how it was asked. */
export type Amiss = { readonly expected: ErrorCode; readonly occasion: string; readonly token?: string };

/** One run against one service. What is found goes into the ledger. */
export type Visit = {
  readonly origin: string;
  readonly timing: Timing;
  readonly ledger: Ledger;
  /** Asks, and judges nothing but whether an answer came. */
  ask(name: EndpointName, sent: Sent, token?: string): Promise<Answer | undefined>;
  /** Judges an answer as a success, and gives its body; undefined where it was none. */
  judge(name: EndpointName, answer: Answer): unknown;
  /** Asks as one should, judges the answer, and gives its body; undefined where it was no success. */
  askWell(name: EndpointName, sent: Sent, token?: string): Promise<unknown>;
  /** Asks as one should not, and judges the refusal. */
  askAmiss(name: EndpointName, sent: Sent, amiss: Amiss): Promise<void>;
};

/** Calls to which a link may lead where there is nothing yet: a policy without a value (row A21). */
const mayBeEmpty: readonly EndpointName[] = ['policies.latestValuation'];

type Parts = {
  readonly origin: string;
  readonly timing: Timing;
  readonly probe: Probe;
  readonly ledger: Ledger;
};

export function createVisit({ origin, timing, probe, ledger }: Parts): Visit {
  let hasAnswered = false;

  async function ask(name: EndpointName, sent: Sent, token?: string): Promise<Answer | undefined> {
    try {
      const answer = await probe(endpoints[name], sent, token);
      hasAnswered = true;
      return answer;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (!hasAnswered) throw new CannotRun(`The service does not answer: ${error.message}.`);
      ledger.add(name, [difference('answer', `none came: ${error.message}`)]);
      return undefined;
    }
  }

  async function askWell(name: EndpointName, sent: Sent, token?: string): Promise<unknown> {
    const endpoint: Endpoint = endpoints[name];
    const answer = await ask(name, sent, token);
    if (!answer) return undefined;
    if (isAbsent(endpoint, answer)) {
      ledger.add(name, [note('extension', 'is not offered')]);
      ledger.skipped(name, 'the service does not offer this extension');
      return undefined;
    }
    if (mayBeEmpty.includes(name) && answer.status === 404) {
      ledger.add(name, judgeRefusal('NOT_FOUND', answer));
      return undefined;
    }
    return judge(name, answer);
  }

  function judge(name: EndpointName, answer: Answer): unknown {
    ledger.checked(name);
    ledger.add(name, judgeSuccess(endpoints[name], answer));
    return answer.status === 200 ? answer.json?.value : undefined;
  }

  async function askAmiss(
    name: EndpointName,
    sent: Sent,
    { expected, occasion, token }: Amiss,
  ): Promise<void> {
    const answer = await ask(name, sent, token);
    if (answer) ledger.add(name, judgeRefusal(expected, answer), occasion);
  }

  return { origin, timing, ledger, ask, judge, askWell, askAmiss };
}
