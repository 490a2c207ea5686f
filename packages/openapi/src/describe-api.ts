import type { Endpoint } from '@portal/contract/endpoint';
import type { OpenApiDocument, PathItem } from './document-shape.ts';
import type { AnyExample } from './example.ts';
import { answerHeaders } from './headers.ts';
import { describeOperation, tagOf } from './operation.ts';
import { sharedParameters } from './parameters.ts';
import { refusalResponses } from './refusal-responses.ts';
import { createSchemaRegistry } from './schema-registry.ts';
import { securitySchemes } from './security.ts';

type ApiTable = Readonly<Record<string, Endpoint>>;
type ExampleTable = Readonly<Record<string, AnyExample>>;

type Api = {
  readonly about: OpenApiDocument['info'];
  readonly table: ApiTable;
  readonly examples: ExampleTable;
};

/**
 * The OpenAPI document of a table of calls, in the order of the table; the same table always gives the same document.
 */
export function describeApi({ about, table, examples }: Api): OpenApiDocument {
  const schemas = createSchemaRegistry();
  const calls = Object.groupBy(Object.entries(table), ([, { path }]) => path);
  const paths = Object.entries(calls).map(([path, onPath = []]): [string, PathItem] => [
    path,
    Object.fromEntries(
      onPath.map(([name, endpoint]) => [
        endpoint.method.toLowerCase(),
        describeOperation({ name, endpoint, example: exampleOf(name, examples) }, schemas),
      ]),
    ),
  ]);
  const endpoints = Object.values(table);
  const responses = refusalResponses(endpoints, schemas);
  const parameters = sharedParameters(endpoints, schemas);
  return {
    openapi: '3.1.0',
    info: about,
    servers: [{ url: '/', description: 'The service that serves this document' }],
    tags: [...new Set(Object.keys(table).map(tagOf))].map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: schemas.named(),
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
