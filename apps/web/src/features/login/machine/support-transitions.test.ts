import { expect, test } from 'vitest';
import { loginEvents } from '#test/build/login-events.ts';
import { loginStates } from '#test/build/login-states.ts';
import { enterSupport } from './support-transitions.ts';
import { loginTransition } from './transition.ts';

const { contactSupport } = loginStates;
const sent = loginEvents.supportSubmitted;

test('L-9: a whole form is sent, without spaces around name and address', () => {
  const turn = loginTransition(contactSupport, {
    ...sent,
    name: ' A Client ',
    email: ' a@portal.example.com ',
  });
  expect(turn.commands).toEqual([
    { type: 'contactSupport', name: 'A Client', email: 'a@portal.example.com', reason: 'Something else' },
  ]);
});

test('L-9: each missing value is reported at its field, and nothing is sent', () => {
  const turn = loginTransition(contactSupport, { ...sent, name: ' ', email: 'x', reason: '' });
  expect(turn.commands).toEqual([]);
  expect(turn.state.fieldErrors).toEqual({
    name: 'Please enter your name',
    email: 'Please enter a valid email address',
    reason: 'Please select a reason',
  });
});

test('L-9: a request that was sent leads to supportRequestSent', () => {
  const { state } = loginTransition({ ...contactSupport, busy: true }, loginEvents.supportSent);
  expect(state.step).toBe('supportRequestSent');
});

test('L-9: reasons that come while the form is filled in are shown, and nothing typed is lost', () => {
  const { state } = loginTransition({ ...contactSupport, reasons: [] }, loginEvents.reasonsKnown);
  expect(state).toEqual(contactSupport);
});

test('L-40: reasons that could not be fetched are requested again when they are needed, and only then', () => {
  const none = { ...contactSupport, reasons: [] };
  expect(loginTransition(none, loginEvents.reasonFieldOpened).commands).toEqual([{ type: 'readReasons' }]);
  expect(loginTransition(contactSupport, loginEvents.reasonFieldOpened).commands).toEqual([]);
});

test('L-40: reasons that are on their way are not requested again, and after a failure they are', () => {
  const waiting = enterSupport('').state;
  expect(loginTransition(waiting, loginEvents.reasonFieldOpened).commands).toEqual([]);
  const failed = loginTransition(waiting, { type: 'reasonsKnown', reasons: [] });
  const again = loginTransition(failed.state, loginEvents.reasonFieldOpened);
  expect(again.commands).toEqual([{ type: 'readReasons' }]);
  expect(loginTransition(again.state, loginEvents.reasonFieldOpened).commands).toEqual([]);
});

test('L-57: a failed call does not take away the field for a message', () => {
  const none = { ...contactSupport, reasons: [], takesMessage: true };
  const { state } = loginTransition(none, { type: 'reasonsKnown', reasons: [] });
  expect(state).toMatchObject({ takesMessage: true });
});
