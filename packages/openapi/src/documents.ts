import { endpoints } from '@portal/contract/endpoints';
import { qaEndpoints } from '@portal/contract/qa/qa-endpoints';
import { describeApi } from './describe-api.ts';
import type { OpenApiDocument } from './document-shape.ts';
import { examples, qaExamples } from './examples.ts';

/** The info of the document of /v1. Its version is that of the path. */
const aboutV1 = {
  title: "The firm's API, /v1",
  version: '1.0.0',
  description: [
    'The API behind the client portal, made from the same table and schemas with which the gateway reads its answers.',
    '**Promised and offered**: `x-promised` of an object names the fields that the specification of the API gives it; `required` lists those of them that always hold a value. A field marked `x-offered` is an addition of the portal or an assumption: an API may leave it out, and then clients do not see what the mark says. A field that holds nothing is null.',
    '**Money** is whole pence. **Days** are ISO 8601 dates, **moments** ISO 8601 in UTC. **Shares** are per cent from 0 to 100.',
    '**Ids** are opaque text; a number is read as its digits. **Lists** may also come bare or under `data`.',
    '**Forms** carry groups in brackets: `LoginForm[username]`. **Links** are in `_links` and lead to any path of this origin under `/v1/`.',
    '**Refusals** are `{ code, message, fields? }`. Callers decide by `code`, and by the status where there is none; `message` is for people; `fields` comes with a 422. `{ errors: { field: [sentence] } }` and the same inside `data` or `error` are read, too.',
    '**Signing in**: `authentication.create` with address and password; then `user.mfa` says whether a code is required (`true`), not required (`2`) or still to be set up (anything else); `authentication.mfa` takes the code; `terms.agree` where `terms_accepted` is false. Each step answers a token that opens more, or makes the token that it was called with open more. Of a token the claims `vip` and `exp` are read, and no others.',
    'Calls marked `x-extension` are additions of the portal: an API without them works, with less to show.',
  ].join('\n\n'),
} as const;

/** The info of the document of the controls. */
const aboutQa = {
  title: 'The controls of the mock, /qa',
  version: '1.0.0',
  description: [
    'By these calls QA drives the mock of the firm’s API: people and their logins, codes, mails, the clock, what the firm publishes, faults, worlds and scenarios.',
    'They exist only where the mock was started with `QA_CONTROLS=1`, and are no part of the firm’s API: the gateway never asks them.',
    'There is no sign-in here. Only this machine may call, under its own host name, and only from the pages of the mock: anything else is a 403.',
    '**Bodies** are JSON. **Money** is whole pence, **days** and **moments** are ISO 8601 in UTC, by the clock of the mock.',
    '**Refusals** are `{ code, message, fields? }` as in /v1. A refused call changes nothing.',
  ].join('\n\n'),
} as const;

let v1: OpenApiDocument | undefined;
let qa: OpenApiDocument | undefined;

/** The OpenAPI document of /v1, made once for each process. */
export function describeV1(): OpenApiDocument {
  v1 ??= describeApi({ about: aboutV1, table: endpoints, examples });
  return v1;
}

/** The OpenAPI document of the controls under /qa, made once for each process. */
export function describeQa(): OpenApiDocument {
  qa ??= describeApi({ about: aboutQa, table: qaEndpoints, examples: qaExamples });
  return qa;
}

/** The document as text, one value a line, so that a change shows as the lines that changed. */
export function writeDocument(document: OpenApiDocument): string {
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
