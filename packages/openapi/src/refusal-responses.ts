import type { Endpoint } from '@portal/contract/endpoint';
import { type ErrorCode, errorStatus, wireErrorSchema } from '@portal/contract/errors/error';
import { refusalMessages } from '@portal/contract/errors/refusal-messages';
import { refusalsOf } from '@portal/contract/errors/refusals';
import type { Reference, Response } from './document-shape.ts';
import { headersOfStatus } from './headers.ts';
import type { SchemaRegistry } from './schema-registry.ts';

/** Where a refusal of each status is described, for one call. */
export function refusalReferences(endpoint: Endpoint): Record<string, Reference> {
  return Object.fromEntries(
    groupsOf(endpoint).map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${responseName(codes)}` },
    ]),
  );
}

/** Each set of codes that some call answers with one status, once. */
export function refusalResponses(
  endpoints: readonly Endpoint[],
  schemas: SchemaRegistry,
): Record<string, Response> {
  const responses = endpoints
    .flatMap(groupsOf)
    .map(([status, codes]): [string, Response] => [responseName(codes), toResponse(status, codes, schemas)]);
  return Object.fromEntries(responses.toSorted(([left], [right]) => left.localeCompare(right)));
}

type Group = readonly [status: string, codes: readonly ErrorCode[]];

function groupsOf(endpoint: Endpoint): Group[] {
  const groups = Object.groupBy(refusalsOf(endpoint), (code) => errorStatus[code]);
  return Object.entries(groups).map(([status, codes = []]) => [status, codes.toSorted()]);
}

/** `FORBIDDEN` and `TERMS_NOT_ACCEPTED` become `ForbiddenOrTermsNotAccepted`. */
function responseName(codes: readonly ErrorCode[]): string {
  return codes
    .map((code) =>
      code.toLowerCase().replace(/(?:^|_)(.)/g, (_whole, letter: string) => letter.toUpperCase()),
    )
    .join('Or');
}

function toResponse(status: string, codes: readonly ErrorCode[], schemas: SchemaRegistry): Response {
  return {
    description: codes.map((code) => `\`${code}\`: ${refusalMessages[code]}`).join(' · '),
    headers: headersOfStatus(Number(status)),
    content: {
      'application/json': {
        schema: schemas.schemaOf(wireErrorSchema),
        examples: Object.fromEntries(codes.map((code) => [code, { value: bodyOf(code) }])),
      },
    },
  };
}

/** Only a 422 names fields (API-24). */
function bodyOf(code: ErrorCode): object {
  const message = refusalMessages[code];
  if (code !== 'VALIDATION') return { code, message };
  const field = { field: 'X-Device-Id', code: 'invalid_format', message: 'Must be a uuid.' };
  return { code, message: field.message, fields: [field] };
}
