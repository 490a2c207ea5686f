import type { RouterOutputs } from '#core/trpc/procedures.ts';
import type { Preparation, Prepared } from './prepare/prepare-file.ts';
import { type SendFailure, sendFailure } from './send-failure.ts';

type Document = RouterOutputs['documents']['byId'];

/** What the gateway answers: the document as it is now kept, and whether it was checked for viruses. */
export type SentDocument = { document: Document; virusCheck: 'clean' | 'not_checked' };

/** The progress of one file. All states but `preparing` and `refused` know what is sent. */
export type UploadState =
  | { step: 'preparing' }
  /** The client decides whether it is sent as it is. */
  | { step: 'asks'; prepared: Prepared; question: string }
  | { step: 'chosen'; prepared: Prepared }
  /** Others are sent first. */
  | { step: 'waiting'; prepared: Prepared }
  | { step: 'sending'; prepared: Prepared; percent: number }
  /** All of it has left the device. */
  | { step: 'checking'; prepared: Prepared }
  | ({ step: 'done'; prepared: Prepared } & SentDocument)
  /** The same file would be refused again. */
  | { step: 'refused'; sentence: string }
  /** No answer came: it is sent again when the connection is back, or by the client. */
  | { step: 'lost'; prepared: Prepared }
  /** It can be tried again. */
  | { step: 'failed'; prepared: Prepared; sentence: string }
  | { step: 'cancelled'; prepared: Prepared };

export type UploadEvent =
  | { type: 'prepared'; preparation: Preparation }
  /** The client wants it sent: for the first time, once more, or as it is. */
  | { type: 'wanted' }
  /** A request goes out: the first, or one more with a new proof. */
  | { type: 'started' }
  | { type: 'progressed'; percent: number }
  | { type: 'delivered' }
  | { type: 'answered'; sent: SentDocument }
  | { type: 'broken'; failure: unknown }
  | { type: 'cancelled' };

type Transitions = {
  [Type in UploadEvent['type']]: (
    state: UploadState,
    event: Extract<UploadEvent, { type: Type }>,
  ) => UploadState;
};

const transitions: Transitions = {
  prepared: (state, { preparation }) => (state.step === 'preparing' ? afterPreparation(preparation) : state),
  wanted: (state) => (canBeSent(state) ? { step: 'waiting', prepared: state.prepared } : state),
  started: (state) =>
    state.step === 'waiting' || isUnderWay(state)
      ? { step: 'sending', prepared: state.prepared, percent: 0 }
      : state,
  progressed: (state, { percent }) =>
    state.step === 'sending' && percent > state.percent ? { ...state, percent } : state,
  delivered: (state) => (state.step === 'sending' ? { step: 'checking', prepared: state.prepared } : state),
  answered: (state, { sent }) =>
    isUnderWay(state) ? { step: 'done', prepared: state.prepared, ...sent } : state,
  broken: (state, { failure }) =>
    isUnderWay(state) ? afterFailure(state.prepared, sendFailure(failure)) : state,
  cancelled: (state) => (canBeCancelled(state) ? { step: 'cancelled', prepared: state.prepared } : state),
};

/** The state after an event. An event that comes too late, such as progress of a cancelled request, changes nothing. */
export function nextUploadState(state: UploadState, event: UploadEvent): UploadState {
  return transitions[event.type](state, event as never);
}

function afterPreparation(preparation: Preparation): UploadState {
  if (preparation.result === 'refused') return { step: 'refused', sentence: preparation.sentence };
  if (preparation.result === 'ready') return { step: 'chosen', prepared: preparation.prepared };
  return { step: 'asks', prepared: preparation.prepared, question: preparation.question };
}

function afterFailure(prepared: Prepared, failure: SendFailure): UploadState {
  if (failure.kind === 'lost') return { step: 'lost', prepared };
  if (failure.kind === 'refused') return { step: 'refused', sentence: failure.sentence };
  return { step: 'failed', prepared, sentence: failure.sentence };
}

type In<Step extends UploadState['step']> = Extract<UploadState, { step: Step }>;

function canBeSent(state: UploadState): state is In<'asks' | 'chosen' | 'lost' | 'failed' | 'cancelled'> {
  return ['asks', 'chosen', 'lost', 'failed', 'cancelled'].includes(state.step);
}

/** Its request has been sent and not answered. */
export function isUnderWay(state: UploadState): state is In<'sending' | 'checking'> {
  return state.step === 'sending' || state.step === 'checking';
}

/** Not while it is checked: it has left the device, and the firm may keep it. */
export function canBeCancelled(state: UploadState): state is In<'waiting' | 'sending'> {
  return state.step === 'waiting' || state.step === 'sending';
}
