import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildPath, callOf } from './endpoint.ts';
import { endpointTable as table } from './endpoints.ts';

/** Specification section 7, written as the specification writes it. */
const specified = [
  'POST /v1/authentication/create',
  'POST /v1/authentication/mfa',
  'GET /v1/authentication/check',
  'GET /v1/user/mfa',
  'POST /v1/user/mfa-verify',
  'DELETE /v1/user/mfa-delete',
  'GET /v1/invite/{code}',
  'POST /v1/user/reset-request',
  'POST /v1/user/set-password',
  'POST /v1/user/password',
  'GET /v1/system/cache',
  'GET /v1/user/terms',
  'GET /v1/terms',
  'PUT /v1/user/terms/agree',
  'POST /v1/device',
  'GET /v1/client',
  'PUT /v1/client',
  'GET /v1/firm',
  'GET /v1/provider',
  'GET /v1/provider/{uuid}/view',
  'GET /v1/provider/my-policies',
  'GET /v1/due-diligence',
  'GET /v1/due-diligence/{uuid}/view',
  'GET /v1/due-diligence/{id}/provider/{providerId}',
  'GET /v1/insights',
  'GET /v1/insights/{id}',
  'POST /v1/insights/{id}/like',
  'GET /v1/insights/categories',
  'GET /v1/insights/authors',
  'GET /v1/notification',
  'PUT /v1/notification',
  'GET /v1/policy',
  'GET /v1/policy/{uuid}/view',
  'POST /v1/user/contact-support',
  'GET /v1/user/get-contact-support-reasons',
];

describe('API-1 to API-23, API-30: the endpoint table', () => {
  const written = table.map(([, endpoint]) => callOf(endpoint));

  test.each(specified)('holds %s', (call) => {
    expect(written).toContain(call);
  });

  test('names each call once', () => {
    expect(new Set(written).size).toBe(written.length);
  });

  test('covers every row from API-1 to API-23, and API-30', () => {
    const rows = new Set(table.map(([, endpoint]) => endpoint.row));
    const calls = [...Array.from({ length: 23 }, (_, index) => `API-${index + 1}`), 'API-30'];
    const missing = calls.filter((row) => !rows.has(row));
    expect(missing).toEqual([]);
  });

  test('marks as an extension what the specification does not show, links aside', () => {
    const unshown = table.filter(
      ([, endpoint]) => !endpoint.extension && !specified.includes(callOf(endpoint)),
    );
    expect(unshown).toEqual(table.filter(([, endpoint]) => endpoint.reachedByLink));
    expect(unshown.map(([, endpoint]) => callOf(endpoint)).sort()).toEqual([
      'GET /v1/due-diligence/{uuid}/panel',
      'GET /v1/policy/{uuid}/valuation/graph',
      'GET /v1/policy/{uuid}/valuation/latest',
    ]);
  });

  test.each(table)('%s: its path parameters are exactly those of its schema', (_name, endpoint) => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(inPath).toEqual(Object.keys(endpoint.params?.shape ?? {}));
  });

  test.each(table)('%s: says how its body travels exactly when it has one', (_name, endpoint) => {
    expect(Boolean(endpoint.encoding)).toBe(Boolean(endpoint.body));
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
  });
});

describe('answers', () => {
  /** Calls of which the specification does not show the answer, or says that it is not read. */
  const anyAnswer = [
    'POST /v1/authentication/mfa',
    'GET /v1/authentication/check',
    'POST /v1/user/mfa-verify',
    'DELETE /v1/user/mfa-delete',
    'GET /v1/invite/{code}',
    'POST /v1/user/reset-request',
    'POST /v1/user/set-password',
    'POST /v1/user/password',
    'GET /v1/system/cache',
    'PUT /v1/user/terms/agree',
    'POST /v1/device',
    'DELETE /v1/device/{uuid}',
    'DELETE /v1/user/session/{uuid}',
    'DELETE /v1/user/session',
    'POST /v1/user/security-event/{uuid}/not-me',
    'PUT /v1/client',
    'POST /v1/insights/{id}/like',
    'DELETE /v1/insights/{id}/like',
    'PUT /v1/notification',
    'PUT /v1/document/{uuid}/read',
    'POST /v1/user/contact-support',
  ];

  test('API-2, API-3, API-5 to API-11, API-13 to API-15, API-19, API-20, API-22: where the answer is not shown or not read, a success needs no body', () => {
    const marked = table.filter(([, endpoint]) => endpoint.anyAnswer);
    expect(marked.map(([, endpoint]) => callOf(endpoint)).sort()).toEqual([...anyAnswer].sort());
    for (const [, { answer }] of marked) expect(answer.safeParse({}).success).toBe(true);
  });

  test('API-24: a write whose answer is not shown can still be refused by it', () => {
    const writes = table.filter(([, { anyAnswer, method }]) => anyAnswer && method !== 'GET');
    expect(writes.filter(([, { isRefused }]) => !isRefused).map(([name]) => name)).toEqual([]);
  });

  test.each(table.filter(([, { list }]) => list))(
    '%s: its list is a field of the answer',
    (_name, endpoint) => {
      const { answer, list } = endpoint;
      const field = answer instanceof z.ZodObject && list ? answer.shape[list.key] : undefined;
      expect(field).toBeInstanceOf(z.ZodArray);
      expect(list?.names).not.toContain(list?.key);
    },
  );

  test.each(table.filter(([, { aliases }]) => aliases))(
    '%s: its fields of other names are fields',
    (_name, endpoint) => {
      const shape = endpoint.answer instanceof z.ZodObject ? endpoint.answer.shape : {};
      for (const [field, names] of Object.entries(endpoint.aliases ?? {})) {
        expect(Object.keys(shape)).toContain(field);
        expect(names.filter((name) => name in shape)).toEqual([]);
      }
    },
  );
});

describe('buildPath', () => {
  test('fills and encodes each parameter', () => {
    expect(buildPath('/v1/a/{id}/b/{other}', { id: 'x y', other: 7 })).toBe('/v1/a/x%20y/b/7');
  });

  test('throws when a parameter is missing', () => {
    expect(() => buildPath('/v1/a/{id}', {})).toThrow('lacks its parameter id');
  });
});
