import { describe, expect, test } from 'vitest';
import { mfaEndpoint } from '../v1/authentication.ts';
import { insightCategoriesEndpoint, insightsEndpoint } from '../v1/insights.ts';
import { notificationsEndpoint } from '../v1/notifications.ts';
import { policiesEndpoint, policyEndpoint } from '../v1/policies.ts';
import { providerEndpoint } from '../v1/providers.ts';
import { termsEndpoint } from '../v1/terms.ts';
import { supportReasonsEndpoint } from '../v1/user-support.ts';
import { answerOf, fields, items, read, unusableOf } from './test/read.ts';

describe('lists', () => {
  const good = { uuid: 'a' };

  test.each([
    ['bare', [good]],
    ['under items', { items: [good] }],
    ['under data', { data: [good] }],
    ['under the name of the resource', { policies: [good] }],
    ['in an envelope', { data: { items: [good] } }],
    ['in an envelope, under the name of the resource', { data: { policies: [good] }, status: 'ok' }],
  ])('are found %s', (_where, json) => {
    const { answer, unreadable, leftOut } = read(policiesEndpoint, json);
    expect([answer.items.map(({ uuid }) => uuid), unreadable, leftOut]).toEqual([['a'], 0, []]);
  });

  test('API-20, API-23: each under the name that the specification gives it too', () => {
    const list = [{ id: '1', isRead: 1 }];
    const pagination = { totalCount: 1, defaultPageSize: 20 };
    for (const json of [
      { notifications: list, pagination },
      { items: list, pagination },
      { data: { notifications: list, pagination } },
    ]) {
      const { answer } = read(notificationsEndpoint, json);
      expect([answer.notifications[0]?.isRead, answer.pagination]).toEqual([true, pagination]);
    }
    expect(answerOf(supportReasonsEndpoint, { data: ['One'] }).data).toEqual(['One']);
    expect(answerOf(supportReasonsEndpoint, ['One']).data).toEqual(['One']);
    expect(answerOf(supportReasonsEndpoint, { data: { reasons: ['One'] } }).data).toEqual(['One']);
  });

  test('a list under the name of the contract goes before one under another name', () => {
    const { answer } = read(policiesEndpoint, { data: [{ uuid: 'b' }], items: [good] });
    expect(answer.items.map(({ uuid }) => uuid)).toEqual(['a']);
  });

  test.each([
    { items: null },
    { policies: null },
    { data: { items: null }, status: 'ok' },
    { items: null, message: null },
  ])('API-21: %j is an empty one', (json) => {
    expect(answerOf(policiesEndpoint, json).items).toEqual([]);
  });

  test.each([
    { data: null },
    { items: null, error: 'Sorry' },
    { success: false, items: null },
    { items: null, message: 'Please try again later' },
    { data: { items: null }, message: 'Please try again later' },
  ])('API-21: %j is not a list', (json) => {
    expect(unusableOf(policiesEndpoint, json)).toEqual(['items']);
  });

  test('API-20: a notification whose isRead is null is unread', () => {
    const { answer, unreadable } = read(notificationsEndpoint, { notifications: [{ id: 1, isRead: null }] });
    expect([answer.notifications[0]?.isRead, unreadable]).toEqual([false, 0]);
    expect(read(notificationsEndpoint, { notifications: [{ id: 1 }] }).unreadable).toBe(1);
  });

  test.each([
    { next: '/v1/insights?page=2' },
    { next: { href: '/v1/insights?page=2' } },
    { _links: { next: '/v1/insights?page=2' } },
    { _links: { self: { href: '/v1/insights' } }, next: '/v1/insights?page=2' },
  ])('API-19, P-6: continue by a next link as text or outside `_links`: %j', (links) => {
    const { answer } = read(insightsEndpoint, { items: [], ...links });
    expect(answer._links?.next).toEqual({ href: '/v1/insights?page=2' });
  });

  test('continue by the next link beside them, whatever it looks like', () => {
    const next = { href: '/v1/insights?page=2' };
    expect(answerOf(insightsEndpoint, { items: [], _links: { next } })._links?.next).toEqual(next);
    expect(answerOf(insightsEndpoint, { items: [] })._links).toBeNull();
  });

  test('an entry that cannot be read is set aside, counted and named by its place, and the list is still read', () => {
    const list = [good, {}, null, { uuid: 'b', name: 7 }, { uuid: '../x' }, { uuid: 'c' }];
    const { answer, unreadable, leftOut } = read(policiesEndpoint, { items: list, _links: 'x' });
    expect(answer.items.map(({ uuid }) => uuid)).toEqual(['a', 'b', 'c']);
    expect(unreadable).toBe(3);
    expect(leftOut).toEqual([
      ...fields('_links'),
      ...items('items.1.uuid', 'items.2'),
      ...fields('items.3.name'),
      ...items('items.4.uuid'),
    ]);
  });

  test('up to a hundred entries are set aside; with one more the list is unusable', () => {
    const bad = (count: number) => ({ items: [good, ...Array(count).fill({})] });
    expect(read(policiesEndpoint, bad(100))).toMatchObject({ unreadable: 100, answer: { items: [good] } });
    expect(unusableOf(policiesEndpoint, bad(101))).toEqual(['items.101.uuid']);
  });
});

describe('envelopes', () => {
  test.each([
    ['without', { uuid: 'a', name: 'x' }],
    ['in', { data: { uuid: 'a', name: 'x' } }],
    ['in', { status: 'ok', data: { uuid: 'a', name: 'x' } }],
  ])('a record is read %s an envelope that the contract does not name', (_how, json) => {
    expect(answerOf(providerEndpoint, json)).toMatchObject({ uuid: 'a', name: 'x' });
  });

  test('API-2: and without the envelope that the contract names', () => {
    for (const json of [{ data: { jwt: 'a.b.c' } }, { jwt: 'a.b.c' }])
      expect(answerOf(mfaEndpoint, json).data?.jwt).toBe('a.b.c');
    expect(answerOf(mfaEndpoint, {}).data).toBeNull();
    expect(answerOf(mfaEndpoint, { data: null }).data).toBeNull();
  });

  test('a record with a field `data` of its own is not an envelope', () => {
    expect(answerOf(providerEndpoint, { uuid: 'a', data: { uuid: 'b' } }).uuid).toBe('a');
  });

  test('API-21: of a record in an envelope the status is its own, and not that of the envelope', () => {
    const data = { uuid: 'a', status: 'lapsed' };
    expect(answerOf(policyEndpoint, { status: 'success', data }).status).toBe('lapsed');
    expect(answerOf(policyEndpoint, { uuid: null, status: 'success', data }).status).toBe('lapsed');
    expect(answerOf(policyEndpoint, { uuid: 'b', status: 'in_force', data }).status).toBe('in_force');
  });

  test('API-12: the terms are read under `text` and under `html`, with and without an envelope', () => {
    for (const json of [
      { version: 7, text: '<p>x</p>' },
      { version: 7, html: '<p>x</p>' },
      { version: 7, text: null, html: '<p>x</p>' },
      { data: { version: 7, html: '<p>x</p>' } },
    ])
      expect(read(termsEndpoint, json)).toMatchObject({
        answer: { version: '7', text: '<p>x</p>' },
        leftOut: [],
      });
    expect(answerOf(termsEndpoint, { text: 'a', html: 'b' }).text).toBe('a');
  });
});

describe('API-19: maps of id to name', () => {
  test('are read entry by entry', () => {
    const { answer, leftOut } = read(insightCategoriesEndpoint, { tax: 'Tax', 7: 12, bad: {}, gone: null });
    expect(answer).toEqual({ 7: '12', tax: 'Tax', gone: null });
    expect(leftOut).toEqual(fields('bad'));
  });

  test('may come in an envelope, and as a list where there is none or where the ids are 0, 1, 2', () => {
    expect(answerOf(insightCategoriesEndpoint, { data: { tax: 'Tax' } })).toEqual({ tax: 'Tax' });
    expect(answerOf(insightCategoriesEndpoint, { data: 'Data', tax: 'Tax' })).toEqual({
      data: 'Data',
      tax: 'Tax',
    });
    expect(answerOf(insightCategoriesEndpoint, { data: { a: 'A' }, tax: 'Tax' })).toEqual({ tax: 'Tax' });
    for (const envelope of [{ success: true }, { status: 'ok' }, { code: 200, message: 'OK' }]) {
      const json = { ...envelope, data: { tax: 'Tax' } };
      expect(answerOf(insightCategoriesEndpoint, json)).toEqual({ tax: 'Tax' });
      expect(answerOf(insightCategoriesEndpoint, { ...envelope, data: [] })).toEqual({});
    }
    expect(answerOf(insightCategoriesEndpoint, [])).toEqual({});
    expect(answerOf(insightCategoriesEndpoint, ['Tax', 'Pensions'])).toEqual({ 0: 'Tax', 1: 'Pensions' });
  });

  test('a key that is not an id is a value: its place is named without it', () => {
    const { answer, leftOut } = read(insightCategoriesEndpoint, { 'canary of a person': 'x', tax: 'Tax' });
    expect(answer).toEqual({ tax: 'Tax' });
    expect(leftOut).toEqual(fields('*'));
  });
});
