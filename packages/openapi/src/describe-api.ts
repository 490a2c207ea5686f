import type { Endpoint } from '@portal/contract/endpoint';
import type { OpenApiDocument, PathItem } from './document-shape.ts';
import type { AnyExample } from './example.ts';
import { answerHeaders } from './headers.ts';
import { describeOperation, tagOf } from './operation.ts';
import { sharedParameters } from './parameters.ts';
import { refusalResponses } from './refusal-responses.ts';
import { createSchemaBook } from './schema-book.ts';
import { securitySchemes } from './security.ts';

export type ApiTable = Readonly<Record<string, Endpoint>>;
export type ExampleTable = Readonly<Record<string, AnyExample>>;

type Api = {
  readonly about: OpenApiDocument['info'];
  readonly table: ApiTable;
  readonly examples: ExampleTable;
};

/** The OpenAPI document of a table of calls, in the order of the table; the same table always gives the same document. */
export function describeApi({ about, table, examples }: Api): OpenApiDocument {
  const book = createSchemaBook();
  const calls = Object.groupBy(Object.entries(table), ([, { path }]) => path);
  const paths = Object.entries(calls).map(([path, onPath = []]): [string, PathItem] => [
    path,
    Object.fromEntries(
      onPath.map(([name, endpoint]) => [
        endpoint.method.toLowerCase(),
        describeOperation({ name, endpoint, example: exampleOf(name, examples) }, book),
      ]),
    ),
  ]);
  const endpoints = Object.values(table);
  const responses = refusalResponses(endpoints, book);
  const parameters = sharedParameters(endpoints, book);
  return {
    openapi: '3.1.0',
    info: about,
    servers: [{ url: '/', description: 'The service that serves this document' }],
    tags: [...new Set(Object.keys(table).map(tagOf))].map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: book.named(),
      responses,
      parameters,
      headers: answerHeaders,
      securitySchemes: securitySchemes(endpoints),
    },
  };
}

function exampleOf(name: string, examples: ExampleTable): AnyExample {
  const example = examples[name];
  if (!example) throw new Error(`The call ${name} has no example`);
  return example;
}
