import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { clientSchema } from '../v1/client.ts';
import { wireId, wireText } from './fields.ts';
import { linksSchema } from './link.ts';
import { cutToPromised, nullable, offered, offeredPart, unwrapField } from './promised.ts';

const record = z.object({
  id: wireId,
  note: nullable(wireText),
  name: offered(z.string(), 'the name of a record'),
  kind: offered(z.enum(['a', 'b']), 'the kind of a record'),
});

describe('a field is promised or offered', () => {
  test('missing and null read alike, as null, in both', () => {
    const empty = { id: '1', note: null, name: null, kind: null };
    expect(record.parse({ id: '1' })).toEqual(empty);
    expect(record.parse({ id: '1', note: null, name: null, kind: null })).toEqual(empty);
  });

  test('an offered one says what a client does not see without it, a promised one nothing', () => {
    expect(offeredPart(record.shape.name)).toBe('the name of a record');
    expect(offeredPart(record.shape.note)).toBeUndefined();
    expect(offeredPart(record.shape.id)).toBeUndefined();
  });

  test('so it does where the record is cut down or made longer', () => {
    expect(offeredPart(record.omit({ note: true }).shape.name)).toBe('the name of a record');
    expect(offeredPart(record.extend({ more: z.string() }).shape.kind)).toBe('the kind of a record');
  });

  test('every offered field of every answer says it, in the words of a sentence', () => {
    const parts = Object.values(endpoints).flatMap(({ answer }) => partsOf(answer));
    expect(parts.length).toBeGreaterThan(100);
    expect(parts.filter((part) => !/^[a-z][^.]*[^. ]$/.test(part))).toEqual([]);
  });

  test('the schema of a field is found below what makes it optional', () => {
    expect(unwrapField(record.shape.kind)).toBeInstanceOf(z.ZodEnum);
    expect(unwrapField(record.shape.note)).toBeInstanceOf(z.ZodString);
    expect(unwrapField(nullable(z.array(record)))).toBeInstanceOf(z.ZodArray);
  });
});

describe('an answer that is cut to what is promised', () => {
  const whole = { id: '1', note: 'x', name: 'One', kind: 'a', extra: 1 };

  test('keeps the promised fields, at every depth', () => {
    const schema = z.object({
      items: z.array(z.object({ inner: nullable(record), title: offered(z.string(), 'the title') })),
      extra: offered(z.array(record), 'more records'),
      _links: nullable(linksSchema({ promised: ['next'], offered: ['self'] })),
    });
    const answer = {
      items: [{ inner: whole, title: 't' }, { inner: null }],
      extra: [whole],
      _links: { next: { href: '/v1/a' }, self: { href: '/v1/b' } },
    };
    expect(cutToPromised(schema, answer)).toEqual({
      items: [{ inner: { id: '1', note: 'x' } }, { inner: null }],
      _links: { next: { href: '/v1/a' } },
    });
  });

  test('adds nothing that was not there', () => {
    expect(cutToPromised(record, { id: '1' })).toStrictEqual({ id: '1' });
    expect(cutToPromised(record, null)).toBeNull();
  });

  test('keeps the entries of a map, which the firm names', () => {
    expect(cutToPromised(z.record(z.string(), z.string()), { tax: 'Tax' })).toEqual({ tax: 'Tax' });
  });

  test.each([
    [null, null],
    [undefined, false],
    [{ uuid: '1' }, true],
    ['submitted', true],
    [[{ name: 'A Person' }], true],
    [[], false],
    [0, false],
    [false, false],
    [true, true],
  ])('says of a field without a promised shape whether there is anything: %j is %j', (value, cut) => {
    expect(cutToPromised(z.object({ field: nullable(z.unknown()) }), { field: value })).toEqual({
      field: cut,
    });
    const either = nullable(z.union([record, z.unknown()]));
    expect(cutToPromised(z.object({ field: either }), { field: value })).toEqual({ field: cut });
  });

  test('API-15: of a client, a change that waits is true, and what we added is gone', () => {
    const client = clientSchema.parse({
      uuid: '1',
      first_name: 'Ada',
      telephone: { home_number: '01632 960 744' },
      pending_amendment: { uuid: '2', status: 'submitted', note: 'x' },
      adviser: { name: 'A Person' },
      is_vip: true,
    });
    expect(cutToPromised(clientSchema, client)).toEqual({
      title: null,
      first_name: 'Ada',
      surname: null,
      email: null,
      telephone: { home_number: '01632 960 744', work_number: null, mobile_number: null },
      address: null,
      pending_amendment: true,
    });
  });

  test('it is still an answer of the contract', () => {
    const given = { id: '1', note: 'x', name: 'One', kind: 'a' };
    expect(record.parse(cutToPromised(record, given))).toEqual({ ...given, name: null, kind: null });
  });
});

/** What the offered fields of a schema say, at every depth. */
function partsOf(schema: z.ZodType): string[] {
  const inner = unwrapField(schema);
  const own = offeredPart(schema) ?? [];
  const below = inner instanceof z.ZodObject ? Object.values<z.ZodType>(inner.shape) : [];
  const element = inner instanceof z.ZodArray ? [inner.element as z.ZodType] : [];
  return [own, ...[...below, ...element].map(partsOf)].flat();
}
