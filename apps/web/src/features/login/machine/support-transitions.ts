import { invalidEmail, isEmail } from '@portal/contract/shapes/email-rule';
import type { EventOf } from './events.ts';
import { refuseEntries } from './message-place.ts';
import { type FieldErrors, idle, type StateOf } from './state.ts';
import { moveTo, type StepTransitions, start, type Transition } from './transition-result.ts';

/** The reasons load without a busy mark, so that the form can be filled in meanwhile. */
export function enterSupport(email: string): Transition {
  return readReasons({ step: 'contactSupport', ...idle, email, reasons: [], areReasonsComing: false });
}

/** One call at a time: the later answer of two may be a failure, and would take the reasons away. */
function readReasons(state: StateOf<'contactSupport'>): Transition {
  return moveTo({ ...state, areReasonsComing: true }, { type: 'readReasons' });
}

/** L-9: what the choice of a reason starts as, and the message while none is chosen. */
export const noReason = 'Please select a reason';

function faultsOf({ name, email, reason }: EventOf<'supportSubmitted'>): FieldErrors {
  return {
    ...(name.trim() === '' && { name: 'Please enter your name' }),
    ...(!isEmail(email.trim()) && { email: invalidEmail }),
    ...(reason === '' && { reason: noReason }),
  };
}

function submitSupport(state: StateOf<'contactSupport'>, event: EventOf<'supportSubmitted'>): Transition {
  const faults = faultsOf(event);
  if (Object.keys(faults).length > 0) return refuseEntries(state, faults);
  const { name, email, reason } = event;
  const message = event.message?.trim();
  const request = { name: name.trim(), email: email.trim(), reason, ...(message && { message }) };
  return start(state, { type: 'contactSupport', ...request });
}

/** L-9, L-40: reasons that are missing, as after a failed call (L-57), are requested again when they are wanted. */
export const contactSupportTransitions: StepTransitions<'contactSupport'> = {
  reasonsKnown: (state, { reasons, takesMessage = state.takesMessage ?? false }) =>
    moveTo({ ...state, reasons, takesMessage, areReasonsComing: false }),
  reasonFieldOpened: (state) =>
    state.reasons.length === 0 && !state.areReasonsComing ? readReasons(state) : moveTo(state),
  supportSubmitted: submitSupport,
  supportSent: ({ email }) => moveTo({ step: 'supportRequestSent', ...idle, email }),
};
