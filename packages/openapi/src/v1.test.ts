import type { Endpoint } from '@portal/contract/endpoint';
import { endpoints } from '@portal/contract/endpoints';
import { wireErrorSchema } from '@portal/contract/error';
import { describe, expect, test } from 'vitest';
import type { Operation } from './document-shape.ts';
import { describeV1 } from './v1.ts';

const document = describeV1();
const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
const table: [string, Endpoint][] = Object.entries(endpoints);

function operationOf(name: string): Operation {
  return operations.find(({ operationId }) => operationId === name)!;
}

describe('Q4: the description of /v1', () => {
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
    expect(valuation?.properties?.value).toEqual({
      type: 'integer',
      minimum: 0,
      description: 'Whole pence.',
    });
    expect(valuation?.properties?.valued_on).toEqual({
      type: 'string',
      format: 'date',
      description: 'Day, ISO 8601.',
    });
    expect(valuation?.properties?.received_at?.format).toBe('date-time');
    expect(holding?.properties?.percent?.description).toBe('Per cent.');
    expect(holding?.properties?.price?.description).toContain('Pence');
  });

  test('shows each refusal by a body that callers can read', () => {
    for (const response of Object.values(document.components.responses))
      for (const { value } of Object.values(response.content['application/json']?.examples ?? {}))
        expect(wireErrorSchema.safeParse(value).success).toBe(true);
  });
});
