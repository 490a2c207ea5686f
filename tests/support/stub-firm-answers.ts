import type { IncomingHttpHeaders } from 'node:http';

/** A call as it arrived. */
export type FirmCall = {
  readonly method: string;
  /** Path and query exactly as they were sent, with nothing decoded or resolved. */
  readonly target: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly bearer: string | undefined;
  readonly body: string;
  /** The body read as a form. */
  readonly form: URLSearchParams;
};

/** What is sent back: `json` wins over `text`; without either the body is empty. `hangUp` cuts the connection. */
export type FirmAnswer = {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly contentType?: string;
  readonly hangUp?: boolean;
};

/** Makes a token of the firm with exactly these claims. */
export type TokenMaker = (claims: Readonly<Record<string, unknown>>) => string;
export type FirmAnswers = Record<string, FirmAnswer | ((call: FirmCall, token: TokenMaker) => FirmAnswer)>;

/** The one password that the firm does not know. */
export const wrongPassword = 'Wrong-Password-1!!';
/** 1 January 2100, in seconds since 1970. */
const farAway = 4_102_444_800;

const given = (value: unknown): FirmAnswer => ({ json: value });
/** "Not shown" in the specification. */
const notShown = given({});

/** The lines of the specification's section 7 that need no token; all others do. */
export const openCalls: FirmAnswers = {
  'POST /v1/authentication/create': {},
  'POST /v1/authentication/mfa': {},
  'GET /v1/invite/{code}': {},
  'POST /v1/user/reset-request': {},
  'POST /v1/user/set-password': {},
  'GET /v1/terms': {},
  'POST /v1/user/contact-support': {},
  'GET /v1/user/get-contact-support-reasons': {},
};

/** Every line of section 7 with its minimal answer. A second factor is not required and the terms are accepted. */
export const bareAnswers: FirmAnswers = {
  'POST /v1/authentication/create': ({ form }, token) =>
    form.get('LoginForm[password]') === wrongPassword
      ? notShown
      : given({ jwt: token({ vip: false, exp: farAway }), terms_accepted: true }),
  'POST /v1/authentication/mfa': notShown,
  'GET /v1/authentication/check': notShown,
  'GET /v1/user/mfa': given({ mfa_configured: 2 }),
  'POST /v1/user/mfa-verify': notShown,
  'DELETE /v1/user/mfa-delete': notShown,
  'GET /v1/invite/{code}': notShown,
  'POST /v1/user/reset-request': notShown,
  'POST /v1/user/set-password': notShown,
  'POST /v1/user/password': notShown,
  'GET /v1/system/cache': notShown,
  'GET /v1/user/terms': given({ version: 4, text: '<p>The terms</p>' }),
  'GET /v1/terms': given({ version: 4, text: '<p>The terms</p>' }),
  'PUT /v1/user/terms/agree': notShown,
  'POST /v1/device': notShown,
  'GET /v1/client': given({ first_name: 'Ada' }),
  'PUT /v1/client': given({ first_name: 'Ada' }),
  'GET /v1/firm': given({ name: 'Stub & Partners' }),
  'GET /v1/provider': given([{ uuid: 5 }]),
  'GET /v1/provider/{uuid}/view': ({ path }) => given({ uuid: path.split('/')[3] }),
  'GET /v1/provider/my-policies': given([]),
  'GET /v1/due-diligence': given([anEntry(3)]),
  'GET /v1/due-diligence/{uuid}/view': ({ path }) => given(anEntry(path.split('/')[3])),
  'GET /v1/due-diligence/{id}/provider/{providerId}': notShown,
  'GET /v1/insights': given({ items: [] }),
  'GET /v1/insights/{id}': ({ path }) => given({ id: path.split('/')[3], like_count: 3, likes: [] }),
  'POST /v1/insights/{id}/like': notShown,
  'GET /v1/insights/categories': given({ 1: 'Markets' }),
  'GET /v1/insights/authors': given({ 2: 'Ada Byron' }),
  'GET /v1/notification': given({
    notifications: [],
    pagination: { totalCount: 0, defaultPageSize: 20 },
  }),
  'PUT /v1/notification': notShown,
  'GET /v1/policy': given([aPolicy(17)]),
  'GET /v1/policy/{uuid}/view': ({ path }) => given(aPolicy(path.split('/')[3])),
  'GET /v1/x/latest': given({ uuid: 'v1', policy: 17 }),
  'GET /v1/x/panel': given([]),
  'POST /v1/user/contact-support': notShown,
  'GET /v1/user/get-contact-support-reasons': given({ data: ['A question', 'Something else'] }),
};

/** Section 3: a policy has `uuid` and `_links`; where those lead is the firm's own affair. */
export function aPolicy(uuid: unknown, rest: object = {}): object {
  return { uuid, _links: { 'valuation-latest': { href: '/v1/x/latest' } }, ...rest };
}

/** Section 3: an entry of due diligence has `uuid`, `financial_year` and the link of its panel. */
export function anEntry(uuid: unknown, rest: object = {}): object {
  return { uuid, financial_year: '2025/26', _links: { panel: { href: '/v1/x/panel' } }, ...rest };
}
