import type { Endpoint } from '@portal/contract/endpoint';
import { flatSchema, flatValues } from './bracket-fields.ts';
import type { Operation, RequestBody, Response } from './document-shape.ts';
import type { AnyExample } from './example.ts';
import { headersOfStatus } from './headers.ts';
import { parametersOf } from './parameters.ts';
import { refusalReferences } from './refusal-responses.ts';
import type { SchemaRegistry } from './schema-registry.ts';
import { securityOf, tokenSentence } from './security.ts';

type Named = { readonly name: string; readonly endpoint: Endpoint; readonly example: AnyExample };

/** One call of the contract as an operation; `name` is its name in the endpoint table. */
export function describeOperation({ name, endpoint, example }: Named, schemas: SchemaRegistry): Operation {
  return {
    operationId: name,
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    tags: [tagOf(name)],
    'x-row': endpoint.row,
    ...(endpoint.extension && { 'x-extension': true }),
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint, example, schemas),
    ...(endpoint.body && { requestBody: requestBodyOf(endpoint, endpoint.body, { example, schemas }) }),
    responses: { 200: successOf(endpoint, example, schemas), ...refusalReferences(endpoint) },
  };
}

/** `policies` of `policies.list`. */
export function tagOf(name: string): string {
  return name.split('.', 1)[0] ?? name;
}

function descriptionOf(endpoint: Endpoint): string {
  return [
    `Requirement ${endpoint.row}.`,
    tokenSentence(endpoint),
    ...(endpoint.anyAnswer ? ['Any 2xx is a success, with or without a body.'] : []),
    ...(endpoint.extension ? ['An extension: the specification of the API does not show this call.'] : []),
  ].join(' ');
}

type With = { readonly example: AnyExample; readonly schemas: SchemaRegistry };

function requestBodyOf(
  { encoding }: Endpoint,
  body: NonNullable<Endpoint['body']>,
  { example, schemas }: With,
): RequestBody {
  const schema = schemas.schemaOf(body);
  const values = example.body ?? {};
  const content =
    encoding === 'form'
      ? { 'application/x-www-form-urlencoded': { schema: flatSchema(schema), example: flatValues(values) } }
      : { 'application/json': { schema, example: values } };
  return { ...(!body.safeParse({}).success && { required: true }), content };
}

function successOf(endpoint: Endpoint, example: AnyExample, schemas: SchemaRegistry): Response {
  return {
    description: 'Done.',
    headers: headersOfStatus(200),
    content: { 'application/json': { schema: schemas.answerOf(endpoint.answer), example: example.answer } },
  };
}
