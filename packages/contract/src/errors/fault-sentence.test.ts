import { expect, test } from 'vitest';
import { z } from 'zod';
import { uuid } from '../shapes/fields.ts';
import { faultSentence } from './fault-sentence.ts';

const sentence = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: faultSentence }).error?.issues[0]?.message;

const faults = [
  {
    what: 'a text that is too long',
    schema: z.string().max(9),
    value: '0123456789',
    words: 'Must be at most 9 characters.',
  },
  { what: 'a text that is empty', schema: z.string().min(1), value: '', words: 'This field is required.' },
  {
    what: 'a text that is too short',
    schema: z.string().min(8),
    value: 'x',
    words: 'Must be at least 8 characters.',
  },
  { what: 'a number that is too small', schema: z.int().min(1), value: 0, words: 'Must be at least 1.' },
  { what: 'a number that is too large', schema: z.int().max(9), value: 10, words: 'Must be at most 9.' },
  { what: 'a number with decimals', schema: z.int(), value: 1.5, words: 'Must be a whole number.' },
  {
    what: 'a list that is too long',
    schema: z.array(z.int()).max(2),
    value: [1, 2, 3],
    words: 'Must be at most 2 entries.',
  },
  { what: 'nothing', schema: z.string(), value: undefined, words: 'This field is required.' },
  { what: 'another type', schema: z.string(), value: 7, words: 'This field has the wrong type.' },
  {
    what: 'a word of no list',
    schema: z.enum(['web']),
    value: 'fax',
    words: 'Must be one of the values offered.',
  },
  {
    what: 'an unknown field',
    schema: z.strictObject({}),
    value: { x: 1 },
    words: 'This field is not accepted here.',
  },
  {
    what: 'another form',
    schema: z.string().regex(/^a$/),
    value: 'b',
    words: 'This field is not in the right form.',
  },
];

test.each(faults)('API-24: $what is described in plain words', ({ schema, value, words }) => {
  expect(sentence(schema, value)).toBe(words);
});

test('API-24: a schema with words of its own keeps them', () => {
  expect(uuid.safeParse('x', { error: faultSentence }).error?.issues[0]?.message).toBe('Must be a uuid.');
});
