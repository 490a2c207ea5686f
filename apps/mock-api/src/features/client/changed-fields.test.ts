import { describe, expect, test } from 'vitest';
import { type Changeable, columnOfField, columnsOf, mergeChanges } from './changed-fields.ts';

const record: Changeable = {
  title: 'Mrs',
  firstName: 'Ada',
  surname: 'Holt',
  homeNumber: null,
  workNumber: null,
  mobileNumber: '01632 960 001',
  addressLine1: '1 High Street',
  addressLine2: null,
  addressLine3: null,
  town: 'Larkfield',
  county: null,
  postcode: 'ZZ99 1ZZ',
  country: 'United Kingdom',
  countryId: 'GB',
};

describe('P-8: changes are put together', () => {
  test('each names its field, the old value and the new one', () => {
    expect(
      mergeChanges(record, [], { surname: 'Vale', address: { town: 'Hexham', line_2: 'Flat 2' } }),
    ).toEqual([
      { field: 'surname', old: 'Holt', new: 'Vale' },
      { field: 'address.town', old: 'Larkfield', new: 'Hexham' },
      { field: 'address.line_2', old: null, new: 'Flat 2' },
    ]);
  });

  test('a later word on the same field counts, the others stay', () => {
    const open = mergeChanges(record, [], { surname: 'Vale', title: 'Dr' });
    expect(mergeChanges(record, open, { surname: 'Pell' })).toEqual([
      { field: 'surname', old: 'Holt', new: 'Pell' },
      { field: 'title', old: 'Mrs', new: 'Dr' },
    ]);
  });

  test('what is already so is not a change, and takes back one that was open', () => {
    expect(mergeChanges(record, [], { surname: 'Holt', telephone: { home_number: null } })).toEqual([]);
    const open = mergeChanges(record, [], { surname: 'Vale' });
    expect(mergeChanges(record, open, { surname: 'Holt' })).toEqual([]);
  });

  test('blank takes a field away; outer spaces are not part of one', () => {
    expect(mergeChanges(record, [], { telephone: { mobile_number: '  ' }, title: ' Mrs ' })).toEqual([
      { field: 'telephone.mobile_number', old: '01632 960 001', new: null },
    ]);
  });

  test('every field that may change is a column, and only those', () => {
    const changes = Object.keys(columnOfField).map((field) => ({ field, old: null, new: 'x' }));
    expect(Object.keys(columnsOf(changes)).sort()).toEqual(Object.keys(record).sort());
    expect(() => columnsOf([{ field: 'email', old: null, new: 'x' }])).toThrow('not a field that may change');
  });
});
