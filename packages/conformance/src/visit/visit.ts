import type { Endpoint } from '@portal/contract/endpoint';
import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import type { ErrorCode } from '@portal/contract/errors/error';
import { isAbsent, judgeSuccess } from '../judge/judge-answer.ts';
import { judgeForm, judgeRefusal } from '../judge/judge-refusal.ts';
import { CannotRun, difference, type Fault, note } from '../report/finding.ts';
import type { Ledger } from '../report/ledger.ts';
import { NoAnswer, type Timing, type WireAnswer } from './exchange.ts';
import { type Input, NotSent, type Probe } from './probe.ts';

/** A call that must be refused: the expected code, and how it was made. */
type ExpectedRefusal = {
  readonly expected: ErrorCode;
  readonly how: string;
  readonly token?: string;
  /** The specification does not say that this is refused: another status is a note. */
  readonly mayPass?: boolean;
};

/** One run against one service. What is found goes into the ledger. */
export type Visit = {
  readonly origin: string;
  readonly timing: Timing;
  readonly ledger: Ledger;
  /** Asks as the portal does, and judges nothing but whether an answer came. */
  ask(name: EndpointName, input: Input, token?: string): Promise<WireAnswer | undefined>;
  /**
   * Judges an answer as a success, and returns the data that the portal reads; undefined for a refusal or an unusable
   * answer.
   */
  judge(name: EndpointName, answer: WireAnswer): unknown;
  /** Asks as the portal does, judges the answer, and gives what the portal reads of it. */
  expectSuccess(name: EndpointName, input: Input, token?: string): Promise<unknown>;
  /** Asks as the portal never does, and judges nothing but whether an answer came. */
  askUnchecked(name: EndpointName, input: Input, token?: string): Promise<WireAnswer | undefined>;
  /** Asks as the portal never does, and judges the answer as a refusal. */
  expectRefusal(name: EndpointName, input: Input, refusal: ExpectedRefusal): Promise<void>;
};

/** Calls to which a link may lead where there is nothing yet: a policy without a value (API-30). */
const mayBeEmpty: readonly EndpointName[] = ['policies.latestValuation'];

type Deps = {
  readonly origin: string;
  readonly timing: Timing;
  readonly probe: Probe;
  readonly ledger: Ledger;
};

function judgeExpectedRefusal(
  endpoint: Endpoint,
  { expected, mayPass = false }: ExpectedRefusal,
  answer: WireAnswer,
): Fault[] {
  const faults = judgeRefusal(endpoint, expected, answer);
  const isNote = ({ where }: Fault) => mayPass && where === 'status';
  return faults.map((fault) => (isNote(fault) ? note(fault.where, fault.message) : fault));
}

export function createVisit({ origin, timing, probe, ledger }: Deps): Visit {
  let hasAnswered = false;

  async function send(name: EndpointName, sending: Promise<WireAnswer>): Promise<WireAnswer | undefined> {
    try {
      const answer = await sending;
      hasAnswered = true;
      return answer;
    } catch (error) {
      if (error instanceof NotSent) {
        ledger.add(name, [difference('request', 'the portal does not send what this service gave it')]);
        return undefined;
      }
      if (!(error instanceof NoAnswer)) throw error;
      if (!hasAnswered) throw new CannotRun(`The service does not answer: ${error.message}.`);
      ledger.add(name, [difference('answer', `none came: ${error.message}`)]);
      return undefined;
    }
  }

  function ask(name: EndpointName, input: Input, token?: string): Promise<WireAnswer | undefined> {
    return send(name, probe.ask(endpoints[name], input, token));
  }

  async function expectSuccess(name: EndpointName, input: Input, token?: string): Promise<unknown> {
    const endpoint: Endpoint = endpoints[name];
    const answer = await ask(name, input, token);
    if (!answer) return undefined;
    if (isAbsent(endpoint, answer)) {
      ledger.add(name, [note('extension', 'is not offered')]);
      ledger.skipped(name, 'the service does not offer this extension');
      return undefined;
    }
    if (mayBeEmpty.includes(name) && answer.status === 404) {
      ledger.add(name, judgeRefusal(endpoint, 'NOT_FOUND', answer));
      return undefined;
    }
    return judge(name, answer);
  }

  function judge(name: EndpointName, answer: WireAnswer): unknown {
    ledger.checked(name);
    const { faults, value } = judgeSuccess(endpoints[name], answer);
    ledger.add(name, faults);
    return value;
  }

  function askUnchecked(name: EndpointName, input: Input, token?: string): Promise<WireAnswer | undefined> {
    return send(name, probe.askUnchecked(endpoints[name], input, token));
  }

  async function expectRefusal(name: EndpointName, input: Input, refusal: ExpectedRefusal): Promise<void> {
    const answer = await askUnchecked(name, input, refusal.token);
    if (!answer) return;
    ledger.add(name, judgeExpectedRefusal(endpoints[name], refusal, answer), refusal.how);
    ledger.addToRefusals(judgeForm(endpoints[name], answer));
  }

  return { origin, timing, ledger, ask, judge, expectSuccess, askUnchecked, expectRefusal };
}
