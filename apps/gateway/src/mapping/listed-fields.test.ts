import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mapperTo } from './listed-fields.ts';

const text = z.string().nullable();

describe('a mapper to a result', () => {
  it('renames at every depth and in lists', () => {
    const toResult = mapperTo(
      z.object({
        line1: z.string(),
        percentAYear: z.number(),
        countryId: text,
        owners: z.array(z.object({ taxBasis: z.string() })).nullable(),
        inner: z.object({ twoWordsMore: z.number() }).nullable(),
        names: z.array(z.string()),
      }),
    );
    const wire = {
      line_1: 'a',
      percent_a_year: 0.5,
      country_id: null,
      owners: [{ tax_basis: 'net' }],
      inner: { two_words_more: 1 },
      names: ['x'],
    };
    expect(toResult(wire)).toEqual({
      line1: 'a',
      percentAYear: 0.5,
      countryId: null,
      owners: [{ taxBasis: 'net' }],
      inner: { twoWordsMore: 1 },
      names: ['x'],
    });
    expect(toResult({ ...wire, owners: null, inner: null })).toMatchObject({ owners: null, inner: null });
  });

  it('SEC-F4, SEC-G21: copies what is listed and nothing else, neither links nor fields that the portal does not know', () => {
    const toResult = mapperTo(z.object({ items: z.array(z.object({ id: z.string() })) }));
    const wire = {
      items: [{ id: '1', internal_note: 'x', _links: { self: { href: '/v1/x' } } }],
      _links: {},
      internal_note: 'x',
    };
    expect(toResult(wire)).toStrictEqual({ items: [{ id: '1' }] });
  });

  it('copies only the fields of the one shape in a union that the value has', () => {
    const toResult = mapperTo(
      z.discriminatedUnion('planKind', [
        z.object({ planKind: z.literal('isa'), allowanceLeft: z.number() }),
        z.object({ planKind: z.literal('gia'), bookCost: z.number() }),
      ]),
    );
    const wire = { plan_kind: 'gia' as const, book_cost: 1, allowance_left: 2 };
    expect(toResult(wire)).toStrictEqual({ planKind: 'gia', bookCost: 1 });
  });

  it('a text that may be missing has no outer spaces, and a blank one is as if it were not there', () => {
    const inner = z.object({ name: text });
    const toResult = mapperTo(z.object({ body: z.string(), inner: inner.nullable(), list: z.array(inner) }));
    const wire = {
      body: ' a ',
      inner: { name: ' ' },
      list: [{ name: '' }, { name: ' b\n' }, { name: null }],
    };
    expect(toResult(wire)).toEqual({
      body: ' a ',
      inner: { name: null },
      list: [{ name: null }, { name: 'b' }, { name: null }],
    });
  });

  it('takes no answer that lacks a field, or has it as something else', () => {
    const toResult = mapperTo(z.object({ twoWords: z.string() }));
    // @ts-expect-error the answer lacks the field
    toResult({ one_word: 'a' });
    // @ts-expect-error the answer has a number there
    toResult({ two_words: 1 });
    expect(toResult({ two_words: 'a' })).toEqual({ twoWords: 'a' });
  });

  it('cannot be made for a shape whose fields are not known', () => {
    expect(() => mapperTo(z.object({ anything: z.unknown() }))).toThrow('unknown');
    expect(() => mapperTo(z.record(z.string(), z.string()))).toThrow('record');
  });
});
