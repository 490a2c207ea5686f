import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { createEndpoint } from '../v1/authentication.ts';
import { updateClientEndpoint } from '../v1/client.ts';
import { policiesEndpoint } from '../v1/policies.ts';
import { readRefusal } from './refusal.ts';

const exhausted = 'Your sign-in attempts are exhausted.';
const field = (name: string, message: string, code = 'invalid') => ({ field: name, code, message });

describe('API-24: what a refusal says is read in any form', () => {
  test.each([
    ['{message}', { message: exhausted }],
    ['{code, message}', { code: 422, message: exhausted }],
    ['{error}', { error: exhausted }],
    ['{error: {message}}', { error: { message: exhausted } }],
    ['{data: {message}}', { data: { message: exhausted } }],
    ['{data: {error: {message}}}', { data: { error: { message: exhausted } } }],
    ['{data}', { data: exhausted }],
    ['{errors}', { errors: exhausted }],
    ['{message} as a list', { message: [exhausted] }],
    ['text', exhausted],
  ])('a sentence in %s', (_form, json) => {
    expect(readRefusal(json)).toEqual({ code: undefined, message: exhausted, fields: [] });
  });

  test.each([
    ['{errors: {field: [sentence]}}', { errors: { email: ['No.'], name: ['Missing.'] } }],
    ['{errors: {field: sentence}}', { errors: { email: 'No.', name: 'Missing.' } }],
    [
      '{errors: {field: [{message}]}}',
      { errors: { email: [{ message: 'No.' }], name: { message: 'Missing.' } } },
    ],
    ['{errors: [{field, message}]}', { errors: [field('email', 'No.'), field('name', 'Missing.')] }],
    ['{fields: [{field, message}]}', { fields: [field('email', 'No.'), field('name', 'Missing.')] }],
    ['{fields: {field: [sentence]}}', { fields: { email: ['No.'], name: ['Missing.'] } }],
    ['{error: {field: [sentence]}}', { error: { email: ['No.'], name: ['Missing.'] } }],
    ['{data: {field: [sentence]}}', { data: { email: ['No.'], name: ['Missing.'] } }],
    ['{data: [{field, message}]}', { data: [field('email', 'No.'), field('name', 'Missing.')] }],
    ['{data: {errors: {field: [sentence]}}}', { data: { errors: { email: ['No.'], name: ['Missing.'] } } }],
    ['{field: [sentence]}', { email: ['No.'], name: ['Missing.'] }],
    ['[{field, message}]', [field('email', 'No.'), field('name', 'Missing.')]],
  ])('fields in %s, and their sentences joined where there is no other', (_form, json) => {
    expect(readRefusal(json)).toEqual({
      code: undefined,
      message: 'No. Missing.',
      fields: [field('email', 'No.'), field('name', 'Missing.')],
    });
  });

  test.each([
    ['{field: sentence}', { password: exhausted }],
    ['{error: {field: sentence}}', { error: { password: exhausted } }],
    ['{data: {field: sentence}}', { data: { password: exhausted } }],
  ])('API-24, L-19: one sentence for a field in %s', (_form, json) => {
    const fields = [field('password', exhausted)];
    expect(readRefusal(json, createEndpoint)).toEqual({ code: undefined, message: exhausted, fields });
  });

  test('API-24: one sentence for a field at any depth of the body, by its whole name too', () => {
    const json = { 'address[line_1]': 'Too long.', mobile_number: 'Not a number.' };
    expect(readRefusal(json, updateClientEndpoint).fields).toHaveLength(2);
  });

  test.each([
    { status: 'error', reason: 'No such code.' },
    { type: 'about:blank', title: 'Not valid', detail: 'No such code.' },
    { title: 'Bad Request', detail: 'Column tel_no of table c is null' },
    { detail: 'Not found.' },
    { error: { detail: 'Not found.' } },
    { exception: 'No such column: tel_no' },
    { status: 422, email: 'Not this one.' },
  ])('API-24, SEC-G31: a map of anything but sentences of fields is not a map of fields: %j', (json) => {
    const endpoints: readonly Endpoint[] = [updateClientEndpoint, policiesEndpoint, createEndpoint];
    for (const endpoint of endpoints)
      expect(readRefusal(json, endpoint)).toEqual({ code: undefined, message: '', fields: [] });
  });

  test('API-24: beside a sentence `data` is not a map of fields', () => {
    const json = { message: 'No.', data: { name: 'Ada Byron' } };
    expect(readRefusal(json)).toEqual({ code: undefined, message: 'No.', fields: [] });
  });

  test('of a field several sentences, and of sentences without a field each', () => {
    expect(readRefusal({ errors: { email: ['No.', 'Too long.'] } })).toMatchObject({
      message: 'No. Too long.',
      fields: [field('email', 'No.'), field('email', 'Too long.')],
    });
    for (const json of [
      { fields: ['No.'] },
      { errors: ['No.'] },
      { data: ['No.'] },
      { data: { fields: ['No.'] } },
      ['No.'],
    ])
      expect(readRefusal(json)).toMatchObject({ message: 'No.', fields: [field('input', 'No.')] });
  });

  test('codes as they are, the sentence beside fields, and no sentence twice', () => {
    const fields = [field('email', 'No.', 'taken'), field('name', 'No.', 'taken')];
    expect(readRefusal({ code: 'VALIDATION', message: 'Please check.', fields })).toEqual({
      code: 'VALIDATION',
      message: 'Please check.',
      fields,
    });
    expect(readRefusal({ error: { code: 'VALIDATION' }, fields }).code).toBe('VALIDATION');
    expect(readRefusal({ fields }).message).toBe('No.');
  });

  test('the outermost sentence goes before those within', () => {
    const json = { message: 'Outer.', error: { message: 'Inner.' }, data: { message: 'Innermost.' } };
    expect(readRefusal(json).message).toBe('Outer.');
    expect(readRefusal({ ...json, message: ' ' }).message).toBe('Inner.');
  });
});

describe('API-24: one unexpected part never loses the message', () => {
  test.each([
    { code: {} },
    { code: null },
    { errors: 7 },
    { errors: null },
    { errors: [null, 7, true, [], {}, { field: 'x' }, { message: {} }] },
    { errors: { email: null, name: [{}, 7, []] } },
    { fields: 'x' },
    { fields: { a: { b: { c: 'd' } } } },
    { error: [] },
    { error: 7 },
    { data: 7 },
    { data: { data: { data: { data: { message: 'too deep' } } } } },
  ])('beside %j', (misfit) => {
    expect(readRefusal({ message: exhausted, ...misfit })).toEqual({
      code: undefined,
      message: exhausted,
      fields: [],
    });
  });

  test('nor are the other fields lost', () => {
    const errors = [null, field('email', 'No.'), { field: {}, message: 'Missing.', code: 7 }];
    expect(readRefusal({ errors }).fields).toEqual([field('email', 'No.'), field('input', 'Missing.')]);
  });

  test.each([undefined, null, 7, true, '', ' ', [], {}, { message: '' }, { message: {} }, { data: {} }])(
    'and where there is none it is empty: %j',
    (json) => {
      expect(readRefusal(json)).toEqual({ code: undefined, message: '', fields: [] });
    },
  );
});

describe('API-24: however much a firm says, a page of it is read', () => {
  const long = 'x'.repeat(5000);

  test('of a text a thousand characters', () => {
    const { code, message, fields } = readRefusal({
      code: long,
      message: long,
      errors: { [long]: [long] },
    });
    expect([code, message, fields[0]?.field, fields[0]?.message].map((text) => text?.length)).toEqual(
      Array(4).fill(1000),
    );
  });

  test('of fields fifty, and their sentences together a thousand characters', () => {
    const texts = Array.from({ length: 10_000 }, (_, index) => `Sentence ${index} that is about a field.`);
    for (const json of [
      { errors: texts },
      { errors: { email: texts } },
      { errors: Object.fromEntries(texts.map((text) => [text, text])) },
      { data: texts },
      { message: texts },
    ]) {
      const { message, fields } = readRefusal(json);
      expect(message).toContain('Sentence 0 ');
      expect(message).toHaveLength(1000);
      expect(fields.length).toBeLessThanOrEqual(50);
    }
  });

  test('and of envelopes two', () => {
    const nested = (depth: number): unknown =>
      depth === 0 ? { message: 'Here.' } : { data: nested(depth - 1) };
    expect([1, 2, 3, 5000].map((depth) => readRefusal(nested(depth)).message)).toEqual([
      'Here.',
      'Here.',
      '',
      '',
    ]);
  });
});
