import type { Endpoint } from '@portal/contract/endpoint';
import { endpoints } from '@portal/contract/endpoints';
import { qaEndpoints } from '@portal/contract/qa/qa-endpoints';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import type { JsonSchema, MediaType, OpenApiDocument } from './document-shape.ts';
import { describeQa, describeV1 } from './documents.ts';
import type { AnyExample } from './example.ts';
import { examples, qaExamples } from './examples.ts';

const documents = [describeV1(), describeQa()];
const described = { ...pairs(endpoints, examples), ...pairs(qaEndpoints, qaExamples) };
const table: [string, Endpoint, AnyExample][] = Object.entries(described).map(([call, pair]) => [
  call,
  ...pair,
]);

/** Calls with their examples by method and path, since the two tables have names in common. */
function pairs(calls: Readonly<Record<string, Endpoint>>, samples: Readonly<Record<string, AnyExample>>) {
  return Object.fromEntries(
    Object.entries(calls).map(([name, endpoint]): [string, [Endpoint, AnyExample]] => [
      `${endpoint.method} ${endpoint.path}`,
      [endpoint, samples[name]!],
    ]),
  );
}

test.each(table)('Q-4: the example of %s is one that the contract takes', (_name, endpoint, example) => {
  for (const part of ['params', 'query', 'headers', 'body', 'answer'] as const) {
    if (!(part in endpoint)) continue;
    const sent = part === 'answer' ? example.answer : (example[part] ?? {});
    expect({ part, issues: endpoint[part]?.safeParse(sent).error?.issues }).toEqual({
      part,
      issues: undefined,
    });
  }
});

test.each(table)(
  'Q-4: the example of %s holds nothing that the contract does not know',
  (_name, endpoint, example) => {
    expect(endpoint.answer.parse(example.answer)).toEqual(example.answer);
  },
);

const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  allErrors: true,
  keywords: ['components', 'x-offered', 'x-promised'],
});
formats.default(ajv);

/** What a reader who has only the document finds wrong with a value. */
function faultsOf({ components }: OpenApiDocument, schema: JsonSchema, value: unknown): unknown[] {
  const validate = ajv.compile({ ...schema, components });
  return validate(value) ? [] : (validate.errors ?? []);
}

const operations = documents.flatMap((document) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation, document] as const,
    ),
  ),
);

test.each(operations)(
  'Q-4: the examples of %s fit the JSON Schema beside them',
  (_call, { requestBody, responses, parameters }, document) => {
    const success = responses['200'];
    const bodies = [requestBody?.content, success && 'content' in success ? success.content : undefined];
    const media = bodies.flatMap((content): MediaType[] => Object.values(content ?? {}));
    expect(media.length).toBeGreaterThan(0);
    for (const { schema, example } of media)
      if (example !== undefined) expect(faultsOf(document, schema, example)).toEqual([]);
    for (const parameter of parameters)
      if ('example' in parameter) expect(faultsOf(document, parameter.schema, parameter.example)).toEqual([]);
  },
);
