import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@portal/contract/endpoint';
import { endpoints } from '@portal/contract/endpoints';
import { errorStatus } from '@portal/contract/errors/error';
import { refusalsOf } from '@portal/contract/errors/refusals';
import { qaEndpoints } from '@portal/contract/qa/qa-endpoints';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { describeQa, describeV1, writeDocument } from './documents.ts';

const documents = [
  { name: 'Q-4: the description of /v1', document: describeV1(), calls: endpoints, file: 'openapi.json' },
  {
    name: 'Q-4: the description of /qa',
    document: describeQa(),
    calls: qaEndpoints,
    file: 'openapi-qa.json',
  },
];

describe.each(documents)('$name', ({ document, calls, file }) => {
  const table: [string, Endpoint][] = Object.entries(calls);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );

  test('is a valid OpenAPI 3.1 document in the eyes of a public validator', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(writeDocument(document)));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  test('is the one that is committed; `npm run openapi` regenerates it', () => {
    const committed = readFileSync(join(import.meta.dirname, '../../../docs', file), 'utf8');
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

  test.each(table)('%s: lists every status that it may be refused with', (name, endpoint) => {
    const statuses = new Set(refusalsOf(endpoint).map((code) => String(errorStatus[code])));
    expect(
      Object.keys(operations.find(({ operation }) => operation.operationId === name)!.operation.responses),
    ).toEqual(['200', ...statuses, ...(endpoint.answersBytes ? ['206', '416'] : [])].toSorted());
  });
});
