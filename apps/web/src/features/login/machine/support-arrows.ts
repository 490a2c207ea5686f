import { isEmail } from '@portal/contract/email-rule';
import { messages } from '@portal/contract/messages';
import type { EventOf } from './login-event.ts';
import { loginSentences } from './login-sentences.ts';
import { calm, type FieldErrors, type StateOf } from './login-state.ts';
import { type Arrows, begin, fail, go, type Turn } from './login-turn.ts';

/** Row L9, with the reasons on their way. They come without a busy mark, so that the form can be filled in meanwhile. */
export function supportTurn(email: string): Turn {
  return go({ step: 'contactSupport', ...calm, email, reasons: [] }, { type: 'readReasons' });
}

function faultsOf({ name, email, reason }: EventOf<'supportSubmitted'>): FieldErrors {
  return {
    ...(name.trim() === '' && { name: loginSentences.nameMissing }),
    ...(!isEmail(email.trim()) && { email: messages.invalidEmail }),
    ...(reason === '' && { reason: loginSentences.reasonMissing }),
  };
}

function submitSupport(state: StateOf<'contactSupport'>, event: EventOf<'supportSubmitted'>): Turn {
  const faults = faultsOf(event);
  const sentences = Object.values(faults);
  if (sentences.length > 0) return fail(state, sentences.join('. '), faults);
  const { name, email, reason } = event;
  return begin(state, { type: 'contactSupport', name: name.trim(), email: email.trim(), reason });
}

/** Row L9. Specification section 8: when the reasons cannot be fetched, nothing is said; the list is asked for again on use. */
export const contactSupportArrows: Arrows<'contactSupport'> = {
  reasonsKnown: (state, { reasons }) => go({ ...state, reasons }),
  reasonsWanted: (state) => (state.reasons.length === 0 ? go(state, { type: 'readReasons' }) : go(state)),
  supportSubmitted: submitSupport,
  supportSent: ({ email }) => go({ step: 'supportRequestSent', ...calm, email }),
};
