import { endpointTable as table } from '@portal/contract/endpoints';
import { wireErrorSchema } from '@portal/contract/errors/error';
import { describe, expect, test } from 'vitest';
import type { JsonSchema, Operation } from './document-shape.ts';
import { describeV1 } from './documents.ts';

const document = describeV1();
const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

function operationOf(name: string): Operation {
  return operations.find(({ operationId }) => operationId === name)!;
}

/** Every object anywhere in a schema, through its references. */
function objectsIn(part: unknown): JsonSchema[] {
  if (typeof part !== 'object' || part === null) return [];
  const { $ref, properties } = part as JsonSchema;
  if ($ref) return objectsIn(document.components.schemas[$ref.replace('#/components/schemas/', '')]);
  const inner = Object.values(part).flatMap(objectsIn);
  return properties ? [part as JsonSchema, ...inner] : inner;
}

describe('Q-4: the description of /v1', () => {
  test('marks extensions, and nothing else, as such', () => {
    const marked = operations.filter((operation) => operation['x-extension']);
    const extensions = table.filter(([, { extension }]) => extension);
    expect(marked.map(({ operationId }) => operationId).toSorted()).toEqual(
      extensions.map(([name]) => name).toSorted(),
    );
  });

  test('says which tokens open a call', () => {
    expect(operationOf('policies.list').security).toEqual([{ fullToken: [] }]);
    expect(operationOf('terms.agree').security).toEqual([{ termsToken: [] }, { fullToken: [] }]);
    expect(operationOf('authentication.create').security).toEqual([{}, { unlockToken: [] }]);
    expect(operationOf('terms.latest').security).toEqual([]);
  });

  test('names fields of forms and queries as they travel', () => {
    const form = operationOf('user.changePassword').requestBody?.content['application/x-www-form-urlencoded'];
    expect(form?.schema.required).toEqual([
      'LoginForm[current_password]',
      'LoginForm[password]',
      'LoginForm[repeat_password]',
    ]);
    const names = operationOf('insights.list').parameters.flatMap((it) => ('name' in it ? it.name : []));
    expect(names).toEqual(['InsightSearch[categories]', 'InsightSearch[writer]', 'cursor']);
    expect(operationOf('insights.list').parameters).toContainEqual({
      $ref: '#/components/parameters/deviceId',
    });
  });

  test('gives amounts, days, moments and shares their unit', () => {
    const { Holding: holding, Valuation: valuation } = document.components.schemas;
    const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
    expect(valuation?.properties?.value).toEqual({
      ...orNull({ type: 'integer', minimum: 0, description: 'Whole pence.' }),
      'x-offered': 'the value of a policy, and its part in the total',
    });
    expect(valuation?.properties?.valued_on).toMatchObject(
      orNull({ type: 'string', format: 'date', description: 'Day, ISO 8601.' }),
    );
    expect(valuation?.properties?.received_at).toMatchObject({ anyOf: [{ format: 'date-time' }, {}] });
    expect(holding?.properties?.percent?.description).toBe('Per cent.');
    expect(holding?.properties?.price?.description).toContain('Pence');
  });

  test('API-21: an answer says what the specification promises, and what clients do not see without the rest', () => {
    const { Policy: policy, Notification: notification } = document.components.schemas;
    expect(policy?.['x-promised']).toEqual(['uuid', '_links']);
    expect(policy?.required).toEqual(['uuid']);
    expect(policy?.properties?.name).toEqual({
      type: ['string', 'null'],
      'x-offered': 'the name of a policy',
    });
    expect(notification?.['x-promised']).toEqual(['id', 'isRead']);
    expect(notification?.required).toEqual(['id', 'isRead']);
  });

  test('every object of an answer names its promised fields, and marks every other as offered', () => {
    const answers = operations.flatMap(({ responses: { 200: success } }) =>
      success && 'content' in success ? Object.values(success.content).map(({ schema }) => schema) : [],
    );
    const objects = answers.flatMap((schema) => objectsIn(schema));
    expect(objects.length).toBeGreaterThan(100);
    for (const { properties, required = [], 'x-promised': promised } of objects) {
      const unmarked = Object.entries(properties ?? {}).filter(([, field]) => !('x-offered' in field));
      expect(promised).toEqual(unmarked.map(([name]) => name));
      expect(promised).toEqual(expect.arrayContaining([...required]));
    }
  });

  test('no object of a request promises anything', () => {
    const bodies = operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
    expect(JSON.stringify(bodies)).not.toContain('x-promised');
  });

  test.each(table)('%s: says whether any 2xx is a success, or any that does not say no', (name, endpoint) => {
    const { anyAnswer, isRefused } = endpoint;
    const sentence = `Any 2xx${isRefused ? ' that does not say no' : ''} is a success`;
    expect(operationOf(name).description.includes(sentence)).toBe(anyAnswer === true);
  });

  test('API-2: an unlock needs a token', () => {
    const telling = operations.filter(({ description }) =>
      description.includes('an unlock needs `data.jwt`'),
    );
    expect(telling.map(({ operationId }) => operationId)).toEqual(['authentication.mfa']);
  });

  test('API-6: the removal of the second factor may be requested without a body', () => {
    expect(operationOf('user.mfaDelete').requestBody?.required).toBeUndefined();
    expect(operationOf('authentication.mfa').requestBody?.required).toBe(true);
  });

  test('shows each refusal by a body that callers can read', () => {
    for (const response of Object.values(document.components.responses))
      for (const { value } of Object.values(response.content['application/json']?.examples ?? {}))
        expect(wireErrorSchema.safeParse(value).success).toBe(true);
  });
});
