import type { Endpoint } from '@portal/contract/endpoint';
import { about } from './about.ts';
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

/** The OpenAPI document of a table of calls, in the order of the table; the same table always gives the same document. */
export function describeApi(table: ApiTable, examples: ExampleTable): OpenApiDocument {
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
  const responses = refusalResponses(Object.values(table), book);
  const parameters = sharedParameters(book);
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
      securitySchemes: securitySchemes(),
    },
  };
}

function exampleOf(name: string, examples: ExampleTable): AnyExample {
  const example = examples[name];
  if (!example) throw new Error(`The call ${name} has no example`);
  return example;
}
