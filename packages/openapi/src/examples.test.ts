import type { Endpoint } from '@portal/contract/endpoint';
import { endpoints } from '@portal/contract/endpoints';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import type { JsonSchema, MediaType } from './document-shape.ts';
import type { AnyExample } from './example.ts';
import { examples } from './examples.ts';
import { describeV1 } from './v1.ts';

const document = describeV1();
const table: [string, Endpoint, AnyExample][] = Object.entries(endpoints).map(([name, endpoint]) => [
  name,
  endpoint,
  examples[name as keyof typeof examples],
]);

test.each(table)('Q4: the example of %s is one that the contract takes', (_name, endpoint, example) => {
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
  'Q4: the example of %s holds nothing that the contract does not know',
  (_name, endpoint, example) => {
    expect(endpoint.answer.parse(example.answer)).toEqual(example.answer);
  },
);

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true, keywords: ['components'] });
formats.default(ajv);

/** What a reader who has only the document finds wrong with a value. */
function faultsOf(schema: JsonSchema, value: unknown): unknown[] {
  const validate = ajv.compile({ ...schema, components: document.components });
  return validate(value) ? [] : (validate.errors ?? []);
}

const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  'Q4: the examples of %s fit the JSON Schema beside them',
  (_name, { requestBody, responses, parameters }) => {
    const success = responses['200'];
    const bodies = [requestBody?.content, success && 'content' in success ? success.content : undefined];
    const media = bodies.flatMap((content): MediaType[] => Object.values(content ?? {}));
    expect(media.length).toBeGreaterThan(0);
    for (const { schema, example } of media) expect(faultsOf(schema, example)).toEqual([]);
    for (const parameter of parameters)
      if ('example' in parameter) expect(faultsOf(parameter.schema, parameter.example)).toEqual([]);
  },
);
