import { messages } from '@portal/contract/errors/messages';
import { isEmail } from '@portal/contract/shapes/email-rule';
import type { EventOf } from './events.ts';
import { loginSentences } from './sentences.ts';
import { type FieldErrors, idle, type StateOf } from './state.ts';
import { fail, moveTo, type StepTransitions, start, type Transition } from './step-transitions.ts';

/** L-9. The reasons load without a busy mark, so that the form can be filled in meanwhile. */
export function enterSupport(email: string): Transition {
  return moveTo({ step: 'contactSupport', ...idle, email, reasons: [] }, { type: 'readReasons' });
}

function faultsOf({ name, email, reason }: EventOf<'supportSubmitted'>): FieldErrors {
  return {
    ...(name.trim() === '' && { name: loginSentences.nameMissing }),
    ...(!isEmail(email.trim()) && { email: messages.invalidEmail }),
    ...(reason === '' && { reason: loginSentences.reasonMissing }),
  };
}

function submitSupport(state: StateOf<'contactSupport'>, event: EventOf<'supportSubmitted'>): Transition {
  const faults = faultsOf(event);
  const sentences = Object.values(faults);
  if (sentences.length > 0) return fail(state, sentences.join('. '), faults);
  const { name, email, reason } = event;
  return start(state, { type: 'contactSupport', name: name.trim(), email: email.trim(), reason });
}

/** L-9. Specification section 8: when the reasons cannot be fetched, no message is shown; the list is requested again on use. */
export const contactSupportTransitions: StepTransitions<'contactSupport'> = {
  reasonsKnown: (state, { reasons }) => moveTo({ ...state, reasons }),
  reasonsWanted: (state) =>
    state.reasons.length === 0 ? moveTo(state, { type: 'readReasons' }) : moveTo(state),
  supportSubmitted: submitSupport,
  supportSent: ({ email }) => moveTo({ step: 'supportRequestSent', ...idle, email }),
};
