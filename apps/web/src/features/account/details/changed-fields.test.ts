import { expect, test } from 'vitest';
import { aClient } from '#test/build/a-client.ts';
import { recordedDetails, wantedDetails } from './changeable-details.ts';
import { changedFields } from './changed-fields.ts';

const client = aClient();
const shown = recordedDetails(client);

test('P-8: nothing changed is nothing to send, and outer spaces are not a change', () => {
  expect(changedFields(shown, shown)).toBeNull();
  expect(changedFields(shown, { ...shown, line1: `  ${shown.line1} ` })).toBeNull();
});

test("P-8: outer spaces in the firm's record are not a change either", () => {
  const spaced = { ...shown, surname: 'Smith ', line2: ' ' };
  expect(changedFields(spaced, spaced)).toBeNull();
  expect(changedFields(spaced, { ...spaced, mobileNumber: '01632 960 872' })).toEqual({
    telephone: { mobileNumber: '01632 960 872' },
  });
});

test('P-8: only what changed is sent, in its group', () => {
  expect(changedFields(shown, { ...shown, surname: ' Vale ' })).toEqual({ surname: 'Vale' });
  expect(changedFields(shown, { ...shown, line1: '4 Rope Walk', mobileNumber: '01632 960 872' })).toEqual({
    telephone: { mobileNumber: '01632 960 872' },
    address: { line1: '4 Rope Walk' },
  });
});

test('P-8: what was emptied is sent as nothing; a name stays a text', () => {
  expect(changedFields(shown, { ...shown, homeNumber: '', title: '' })).toEqual({
    title: '',
    telephone: { homeNumber: null },
  });
});

test('P-8, P-12: a country goes with its code, and neither goes without the other', () => {
  expect(changedFields(shown, { ...shown, country: 'Ireland', countryId: 'IE', county: '' })).toEqual({
    address: { county: null, country: 'Ireland', countryId: 'IE' },
  });
  expect(changedFields(shown, { ...shown, country: '', countryId: '' })).toEqual({
    address: { country: null, countryId: null },
  });
});

test('P-8: a pending change is what a further one is measured by, so that it can be taken back', () => {
  const withPending = aClient({
    pendingAmendment: {
      uuid: '00000000-0000-4000-8000-0000000000c1',
      status: 'in_review',
      submittedAt: '2026-11-17T10:26:00Z',
      changes: [{ field: 'telephone.mobile_number', old: '01632 960 114', new: '01632 960 872' }],
      note: null,
      documentRequestId: null,
    },
  });
  const wanted = wantedDetails(withPending);
  expect(wanted.mobileNumber).toBe('01632 960 872');
  expect(changedFields(wanted, wanted)).toBeNull();
  expect(changedFields(wanted, { ...wanted, mobileNumber: '01632 960 114' })).toEqual({
    telephone: { mobileNumber: '01632 960 114' },
  });
});

test('P-8: a change that has been decided is not wanted any more', () => {
  const declined = aClient({
    pendingAmendment: {
      uuid: '00000000-0000-4000-8000-0000000000c1',
      status: 'declined',
      submittedAt: '2026-11-17T10:26:00Z',
      changes: [{ field: 'surname', old: 'Hartnoll', new: 'Vale' }],
      note: null,
      documentRequestId: null,
    },
  });
  expect(wantedDetails(declined).surname).toBe('Hartnoll');
});
