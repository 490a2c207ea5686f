import { exact, nullable, offered } from '@portal/contract/shapes/promised';
import { insightCategoriesEndpoint } from '@portal/contract/v1/insights';
import { policyDetailsSchema } from '@portal/contract/v1/policy-details';
import { mfaConfiguredSchema } from '@portal/contract/v1/user-mfa';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { compareBody } from './compare-body.ts';

const schema = z.object({
  items: z.array(
    z.object({ value: z.int(), day: z.iso.date().nullable(), kind: z.enum(['a', 'b']).nullable() }),
  ),
});

/** What is found in a body, one line each. */
function found(value: unknown, of: z.ZodType = schema): string[] {
  return compareBody(of, value).map(({ level, where, message }) => `${level} ${where} ${message}`);
}

describe('Q-5: a body is compared field by field', () => {
  test('one that fits has no faults', () => {
    expect(
      found({
        items: [
          { value: 1, day: null, kind: null },
          { value: 2, day: '2026-02-28', kind: 'b' },
        ],
      }),
    ).toEqual([]);
  });

  test('a field that is missing', () => {
    expect(found({ items: [{ day: null, kind: null }] })).toEqual([
      'difference items[].value is missing (a number)',
    ]);
  });

  test('a field of another kind, a number with decimals among them', () => {
    expect(found({ items: [{ value: '1', day: 7, kind: null }] })).toEqual([
      'difference items[].value expected a number, came a string',
      'difference items[].day expected a string, came a whole number',
    ]);
    expect(found({ items: [{ value: 1.5, day: null, kind: null }] })).toEqual([
      'difference items[].value expected a whole number, came a number with decimals',
    ]);
  });

  test('a word that is not on its list, an invalid day', () => {
    expect(found({ items: [{ value: 1, day: '2026-02-30', kind: 'c' }] })).toEqual([
      'difference items[].day invalid ISO date',
      'difference items[].kind is not one of: a, b',
    ]);
  });

  test('a renamed field is missing under one name and unknown under the other', () => {
    expect(found({ items: [{ amount: 1, day: null, kind: null }] })).toEqual([
      'difference items[].value is missing (a number)',
      'note items[].amount is not in the contract',
    ]);
  });

  test('a body that is not an object at all', () => {
    expect(found([])).toEqual(['difference body expected an object, came an array']);
    expect(found(null)).toEqual(['difference body expected an object, came null']);
    expect(found(undefined)).toEqual(['difference body is missing (an object)']);
  });

  test('a choice of kinds is described as such', () => {
    expect(found({}, mfaConfiguredSchema)).toEqual([
      'difference body expected boolean or number or string, came an object',
    ]);
  });

  test('of the forms a policy may have, the one of its own kind', () => {
    const isa = { kind: 'isa', subscribed_this_tax_year: 0, allowance_remaining: 0 };
    expect(found(isa, policyDetailsSchema)).toEqual([]);
    expect(found({ ...isa, book_cost: 1 }, policyDetailsSchema)).toEqual([
      'note book_cost is not in the contract',
    ]);
    expect(found({ ...isa, allowance_remaining: '0' }, policyDetailsSchema)).toEqual([
      'difference allowance_remaining expected a number, came a string',
    ]);
  });

  test('keys of a map are data: they are neither unknown nor repeated', () => {
    const { answer } = insightCategoriesEndpoint;
    expect(found({ 'tax-planning': 'Tax planning' }, answer)).toEqual([]);
    expect(found({ 'tax-planning': {} }, answer)).toEqual([
      'difference {} expected a string, came an object',
    ]);
  });

  test('what people wrote is never repeated, not even as the name of a field', () => {
    const lines = found({ items: [{ value: 'Imogen', day: 'Hartnoll', 'imogen@example.com': 1 }] }).join(
      '\n',
    );
    expect(lines).not.toMatch(/imogen|hartnoll/i);
    expect(lines).toContain('note items[].{} is not in the contract');
  });
});

describe('Q-5: the two parts of an answer', () => {
  const record = z.object({
    id: z.string(),
    year: nullable(z.string()),
    name: offered(z.string(), 'the name of a record'),
    mark: offered(z.boolean(), 'nothing: the token says it'),
    adviser: offered(
      z.object({
        name: z.string(),
        id: nullable(z.string()),
        role: offered(z.string(), 'the role of the adviser'),
      }),
      'the adviser',
    ),
    token: exact(offered(z.string(), 'nothing: the token before goes on')),
  });
  const adviser = { name: 'Ruth', id: '1', role: 'Adviser' };
  const whole = { id: '1', year: '2025/26', name: 'One', mark: true, adviser, token: 'a' };
  const without = (name: keyof typeof whole) =>
    Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));

  test('a promised field that is missing is a difference, also one that may be null', () => {
    expect(found(without('id'), record)).toEqual(['difference id is missing (a string)']);
    expect(found(without('year'), record)).toEqual(['difference year is missing (a string)']);
    expect(found({ ...whole, year: null }, record)).toEqual([]);
  });

  test('a promised field may be missing where a firm gives it only while there is something to say', () => {
    expect(compareBody(record, without('year'), { mayLack: ['year'] })).toEqual([]);
  });

  test('an offered field that is missing is a note that says what clients do not see', () => {
    expect(found(without('name'), record)).toEqual([
      'note name is missing: clients do not see the name of a record',
    ]);
    expect(found(without('mark'), record)).toEqual([]);
    expect(found({ ...whole, name: null, adviser: null }, record)).toEqual([]);
  });

  test('a promised field of another kind is a difference, an offered one a note that says what is left out', () => {
    expect(found({ ...whole, year: 7 }, record)).toEqual([
      'difference year expected a string, came a whole number',
    ]);
    expect(found({ ...whole, name: 7 }, record)).toEqual([
      'note name expected a string, came a whole number: the portal leaves out the name of a record',
    ]);
    expect(found({ ...whole, mark: 'yes' }, record)).toEqual([
      'note mark expected a boolean, came a string: left out',
    ]);
  });

  test('what is wrong inside an offered field costs the portal that field and no more', () => {
    expect(found({ ...whole, adviser: { ...adviser, name: 7 } }, record)).toEqual([
      'note adviser.name expected a string, came a whole number: the portal leaves out the adviser',
    ]);
    expect(found({ ...whole, adviser: {} }, record)).toEqual([
      'note adviser.name is missing (a string): the portal leaves out the adviser',
      'note adviser.role is missing: clients do not see the role of the adviser',
    ]);
  });

  test('a field that must not be left out where it is wrong is a difference, although it may be missing', () => {
    expect(found(without('token'), record)).toEqual([]);
    expect(found({ ...whole, token: 7 }, record)).toEqual([
      'difference token expected a string, came a whole number',
    ]);
  });
});
