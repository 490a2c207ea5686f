import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@portal/contract/endpoint';
import { endpoints } from '@portal/contract/endpoints';
import { errorStatus, wireErrorSchema } from '@portal/contract/error';
import { refusalsOf } from '@portal/contract/refusals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import type { Operation } from './document-shape.ts';
import { describeV1 } from './v1.ts';
import { writeDocument } from './write-document.ts';

const document = describeV1();
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
);
const table: [string, Endpoint][] = Object.entries(endpoints);

function operationOf(name: string): Operation {
  return operations.find(({ operation }) => operation.operationId === name)!.operation;
}

describe('Q4: the description of /v1', () => {
  test('is a valid OpenAPI 3.1 document in the eyes of a public validator', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(writeDocument(document)));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  test('is the one that is committed; `npm run openapi` writes it afresh', () => {
    const committed = readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8');
    expect(committed).toBe(writeDocument(document));
  });

  test('holds every call of the contract, each once, with its row', () => {
    const described = operations.map(({ call, operation }) => [
      operation.operationId,
      call,
      operation['x-row'],
    ]);
    const contracted = table.map(([name, { method, path, row }]) => [name, `${method} ${path}`, row]);
    expect(described.toSorted()).toEqual(contracted.toSorted());
  });

  test('marks extensions, and nothing else, as such', () => {
    const marked = operations.filter(({ operation }) => operation['x-extension']);
    const extensions = table.filter(([, { extension }]) => extension);
    expect(marked.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      extensions.map(([name]) => name).toSorted(),
    );
  });

  test.each(table)('%s: tells every status that it may be refused with', (name, endpoint) => {
    const statuses = new Set(refusalsOf(endpoint).map((code) => String(errorStatus[code])));
    expect(Object.keys(operationOf(name).responses)).toEqual(['200', ...statuses]);
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
