import type { Endpoint } from '@portal/contract/endpoint';
import { wireErrorSchema } from '@portal/contract/errors/error';
import { flatSchema, flatValues } from './bracket-fields.ts';
import type { JsonSchema, Operation, RequestBody, Response } from './document-shape.ts';
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
    responses: { ...successesOf(endpoint, example, schemas), ...refusalReferences(endpoint) },
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
    ...(endpoint.anyAnswer ? [anySuccessSentence(endpoint)] : []),
    ...(endpoint.extension ? ['An extension: the specification of the API does not show this call.'] : []),
  ].join(' ');
}

/** An unlock (API-2) is good for its token alone. */
function anySuccessSentence({ isRefused, body }: Endpoint): string {
  const success = `Any 2xx${isRefused ? ' that does not say no' : ''} is a success, with or without a body`;
  return body && 'unlock' in body.shape ? `${success}; an unlock needs \`data.jwt\`.` : `${success}.`;
}

type With = { readonly example: AnyExample; readonly schemas: SchemaRegistry };

function requestBodyOf(
  { encoding }: Endpoint,
  body: NonNullable<Endpoint['body']>,
  { example, schemas }: With,
): RequestBody {
  const schema = schemas.schemaOf(body);
  const values = example.body ?? {};
  const contentOf = {
    json: () => ({ 'application/json': { schema, example: values } }),
    form: () => ({
      'application/x-www-form-urlencoded': { schema: flatSchema(schema), example: flatValues(values) },
    }),
    multipart: () => ({ 'multipart/form-data': { schema: withFile(schemas.objectOf(body)) } }),
  };
  const content = contentOf[encoding ?? 'json']();
  return { ...(!body.safeParse({}).success && { required: true }), content };
}

/** The fields, and the part `file` after them. */
function withFile({ properties, required = [], ...schema }: JsonSchema): JsonSchema {
  const file = { type: 'string', description: 'The bytes of the file; the last part.' };
  return { ...schema, properties: { ...properties, file }, required: [...required, 'file'] };
}

const anyBytes: Response['content'] = { '*/*': { schema: { type: 'string', description: 'Bytes.' } } };

function successesOf(
  endpoint: Endpoint,
  example: AnyExample,
  schemas: SchemaRegistry,
): Readonly<Record<string, Response>> {
  if (!endpoint.answersBytes) return { 200: successOf(endpoint, example, schemas) };
  return {
    200: { description: 'The whole file.', headers: headersOfStatus(200), content: anyBytes },
    206: { description: 'The part that is asked for.', headers: headersOfStatus(206), content: anyBytes },
    416: {
      description: 'There is no such part.',
      headers: headersOfStatus(416),
      content: { 'application/json': { schema: schemas.schemaOf(wireErrorSchema) } },
    },
  };
}

function successOf(endpoint: Endpoint, example: AnyExample, schemas: SchemaRegistry): Response {
  return {
    description: 'Done.',
    headers: headersOfStatus(200),
    content: { 'application/json': { schema: schemas.answerOf(endpoint.answer), example: example.answer } },
  };
}
