import { insightCategoriesEndpoint } from '@portal/contract/insights';
import { policyDetailsSchema } from '@portal/contract/policy-details';
import { mfaConfiguredSchema } from '@portal/contract/user-mfa';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { compareBody } from './compare-body.ts';

const schema = z.object({
  items: z.array(
    z.object({ value: z.int(), day: z.iso.date().nullable(), kind: z.enum(['a', 'b']).optional() }),
  ),
});

/** What is told of a body, one line each. */
function told(value: unknown, of: z.ZodType = schema): string[] {
  return compareBody(of, value).map(({ level, where, message }) => `${level} ${where} ${message}`);
}

describe('Q5: a body is compared field by field', () => {
  test('one that fits has nothing to tell, optional fields or not', () => {
    expect(
      told({
        items: [
          { value: 1, day: null },
          { value: 2, day: '2026-02-28', kind: 'b' },
        ],
      }),
    ).toEqual([]);
  });

  test('a field that is missing', () => {
    expect(told({ items: [{ day: null }] })).toEqual(['difference items[].value is missing (a number)']);
  });

  test('a field of another kind, a number with decimals among them', () => {
    expect(told({ items: [{ value: '1', day: 7 }] })).toEqual([
      'difference items[].value expected a number, came a string',
      'difference items[].day expected a string, came a whole number',
    ]);
    expect(told({ items: [{ value: 1.5, day: null }] })).toEqual([
      'difference items[].value expected a whole number, came a number with decimals',
    ]);
  });

  test('a word that is not on its list, a day that is none', () => {
    expect(told({ items: [{ value: 1, day: '2026-02-30', kind: 'c' }] })).toEqual([
      'difference items[].day invalid ISO date',
      'difference items[].kind is none of: a, b',
    ]);
  });

  test('a renamed field is missing under one name and unknown under the other', () => {
    expect(told({ items: [{ amount: 1, day: null }] })).toEqual([
      'difference items[].value is missing (a number)',
      'note items[].amount is not in the contract',
    ]);
  });

  test('a body that is no object at all', () => {
    expect(told([])).toEqual(['difference body expected an object, came an array']);
    expect(told(undefined)).toEqual(['difference body is missing (an object)']);
  });

  test('a choice of kinds is told as such', () => {
    expect(told({}, mfaConfiguredSchema)).toEqual([
      'difference body expected boolean or number or string or null, came an object',
    ]);
  });

  test('of the forms a policy may have, the one that it says it is', () => {
    const isa = { kind: 'isa', subscribed_this_tax_year: 0, allowance_remaining: 0 };
    expect(told(isa, policyDetailsSchema)).toEqual([]);
    expect(told({ ...isa, book_cost: 1 }, policyDetailsSchema)).toEqual([
      'note book_cost is not in the contract',
    ]);
  });

  test('keys of a map are data: they are neither unknown nor repeated', () => {
    const { answer } = insightCategoriesEndpoint;
    expect(told({ 'tax-planning': 'Tax planning' }, answer)).toEqual([]);
    expect(told({ 'tax-planning': 7 }, answer)).toEqual([
      'difference {} expected a string, came a whole number',
    ]);
  });

  test('what people wrote is never repeated, not even as the name of a field', () => {
    const words = told({ items: [{ value: 'Imogen', day: 'Hartnoll', 'imogen@example.com': 1 }] }).join('\n');
    expect(words).not.toMatch(/imogen|hartnoll/i);
    expect(words).toContain('note items[].{} is not in the contract');
  });
});
