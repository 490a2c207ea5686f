/** What the document says of itself. Its version is that of the path. */
export const about = {
  title: "The firm's API, /v1",
  version: '1.0.0',
  description: [
    'The API behind the client portal, made from the same table and schemas with which the gateway reads its answers.',
    '**Money** is whole pence. **Days** are ISO 8601 dates, **moments** ISO 8601 in UTC. **Shares** are per cent from 0 to 100.',
    '**Forms** carry groups in brackets: `LoginForm[username]`. **Links** stand in `_links` and stay on this origin, under `/v1`.',
    '**Refusals** are `{ code, message, fields? }`. Callers decide by `code`; `message` is for people; `fields` comes with a 422.',
    '**Signing in**: `authentication.create` with address and password; then `user.mfa` says whether a code is asked for (`true`), not asked for (`2`) or still to be set up (anything else); `authentication.mfa` takes the code; `terms.agree` where `terms_accepted` is false. Each step answers a token that opens more.',
    'Calls marked `x-extension` are additions of the portal: an API without them works, with less to show.',
  ].join('\n\n'),
} as const;
