import type { PassingCall } from './altered-upstream.ts';

type Plant = {
  readonly alter: (call: PassingCall) => void;
  /** What must be found of it, one line for each finding. */
  readonly found: readonly string[];
};

type Answer = PassingCall['answer'];

/** Reads that need no token. */
const openReads: readonly unknown[] = ['/v1/terms', '/v1/user/get-contact-support-reasons'];

/** Changes the successes of one read. */
function inAnswerOf(path: string | RegExp, change: (answer: Answer, query: URLSearchParams) => void) {
  return ({ method, path: calledPath, query, answer, hasToken }: PassingCall) => {
    const isThatCall = typeof path === 'string' ? calledPath === path : path.test(calledPath);
    if (method === 'GET' && isThatCall && answer.status === 200 && (hasToken || openReads.includes(path)))
      change(answer, query);
  };
}

/** Changes the refusals of one read with one status. */
function inRefusalOf(path: string | RegExp, status: number, change: (answer: Answer) => void) {
  return ({ path: calledPath, answer }: PassingCall) => {
    const isThatCall = typeof path === 'string' ? calledPath === path : path.test(calledPath);
    if (isThatCall && answer.status === status) change(answer);
  };
}

const graph = 'GET /v1/policy/{uuid}/valuation/graph';

/** One of each kind, nearly every one in another call. */
export const plants: readonly Plant[] = [
  // A promised field is missing, or of another kind.
  {
    alter: inAnswerOf('/v1/user/get-contact-support-reasons', ({ json }) => {
      json.reasons_to_ask = json.data;
      delete json.data;
    }),
    found: [
      'difference GET /v1/user/get-contact-support-reasons | data | is missing (an array)',
      'note GET /v1/user/get-contact-support-reasons | reasons_to_ask | is not in the contract',
    ],
  },
  {
    alter: inAnswerOf('/v1/due-diligence', ({ json }) => {
      for (const item of json.items) delete item.financial_year;
    }),
    found: ['difference GET /v1/due-diligence | items[].financial_year | is missing (a string)'],
  },
  {
    alter: inAnswerOf('/v1/client', ({ json }) => {
      json.first_name = { given: json.first_name };
      json.is_vip = String(json.is_vip);
      json.adviser.name = 7;
      delete json.client_since;
    }),
    found: [
      'difference GET /v1/client | first_name | expected a string, came an object',
      'note GET /v1/client | is_vip | expected a boolean, came a string: left out',
      'note GET /v1/client | adviser.name | expected a string, came a whole number: the portal leaves out the adviser on the account and VIP pages',
      'note GET /v1/client | client_since | is missing: clients do not see since when a person is a client',
    ],
  },
  // An offered field is missing, or of another kind.
  {
    alter: inAnswerOf('/v1/policy', ({ json }) => {
      for (const item of json.items) {
        item.title = item.name;
        delete item.name;
      }
    }),
    found: [
      'note GET /v1/policy | items[].name | is missing: clients do not see the name of a policy',
      'note GET /v1/policy | items[].title | is not in the contract',
    ],
  },
  {
    alter: inAnswerOf(/^\/v1\/content\/[^/]+$/, ({ json }) => {
      json.updated_on = '5 August 2026';
    }),
    found: [
      'note GET /v1/content/{id} | updated_on | invalid ISO date: the portal leaves out when a page of the firm last changed',
    ],
  },
  {
    alter: inAnswerOf('/v1/user/mfa', ({ json }) => {
      json.last_used_on = '2026-11-20';
    }),
    found: ['note GET /v1/user/mfa | last_used_on | is not in the contract'],
  },
  // The answer as a whole.
  {
    alter: inAnswerOf('/v1/firm', (answer) => {
      answer.status = 201;
      answer.json = { data: answer.json };
    }),
    found: [
      'note GET /v1/firm | status | came 201: read like 200',
      'note GET /v1/firm | body | comes in an envelope "data"',
    ],
  },
  {
    alter: inAnswerOf('/v1/provider', (answer) => {
      answer.json = answer.json.items;
    }),
    found: ['note GET /v1/provider | items | comes as a bare list'],
  },
  {
    alter: inAnswerOf('/v1/system/cache', (answer) => {
      Object.assign(answer, { status: 204, contentType: 'text/html' });
    }),
    found: [],
  },
  {
    alter: inAnswerOf('/v1/insights/authors', (answer) => {
      answer.contentType = 'text/html';
    }),
    found: [
      'difference GET /v1/insights/authors | content type | expected application/json, came another or none',
    ],
  },
  {
    alter: inAnswerOf('/v1/terms', (answer) => {
      answer.text = JSON.stringify(answer.json).slice(0, 100);
    }),
    found: ['difference GET /v1/terms | body | is not JSON'],
  },
  {
    alter: inAnswerOf('/v1/message', (answer) => {
      Object.assign(answer, { status: 404, json: { code: 'NOT_FOUND', message: 'Not found.' } });
    }),
    found: ['note GET /v1/message | extension | is not offered'],
  },
  // Links, pages, filters and ranges.
  {
    alter: inAnswerOf(/^\/v1\/due-diligence\/[^/]+\/view$/, ({ json }) => {
      json._links.self.href = `https://elsewhere.example.com${json._links.self.href}`;
    }),
    found: [
      'difference GET /v1/due-diligence/{uuid}/view | link self | leads to another origin: the portal does not follow it',
    ],
  },
  {
    alter: inAnswerOf(/^\/v1\/policy\/[^/]+\/view$/, ({ json }) => {
      json._links['valuation-latest'].href = '/v1/policy%2f..%2fadmin';
      json._links['valuation-graph'].href = '/v1/../admin';
    }),
    found: [
      'difference GET /v1/policy/{uuid}/view | link valuation-latest | hides a part of its path: the portal does not follow it',
      'difference GET /v1/policy/{uuid}/view | link valuation-graph | is not written plainly, or leads beyond /v1/: the portal does not follow it',
    ],
  },
  {
    alter: inAnswerOf('/v1/notification', ({ json }) => {
      json.pagination.totalCount += 1;
    }),
    found: ['difference GET /v1/notification | the last page | expected 7 entries by the pagination, came 6'],
  },
  {
    alter: inAnswerOf('/v1/insights', ({ json }, query) => {
      if (query.has('InsightSearch[writer]')) json.items.pop();
    }),
    found: ['difference GET /v1/insights | InsightSearch[writer] | does not show exactly what it names'],
  },
  {
    alter: inAnswerOf(/\/valuation\/graph$/, ({ json }, query) => {
      if (query.get('date_range') === 'six_months') json.date_range = 'one_year';
    }),
    found: [`difference ${graph} | date_range | is not the one that was asked for`],
  },
  // Refusals.
  {
    alter: inRefusalOf(/\/valuation\/graph$/, 422, ({ json }) => {
      delete json.fields;
    }),
    found: [
      `note ${graph}, asked with a wrong date_range | fields | names no field at fault: the message is shown above the form`,
    ],
  },
  {
    alter: inRefusalOf('/v1/notification', 422, (answer) => {
      answer.json = { code: answer.json.code };
    }),
    found: [
      'difference GET /v1/notification, asked with a wrong page | message | is missing: a 422 says what is wrong',
      'note any refusal | message | is missing: the portal has its own sentences',
    ],
  },
  {
    alter: inRefusalOf('/v1/provider/my-policies', 422, (answer) => {
      const [{ field, message }] = answer.json.fields;
      answer.json = { data: { errors: { [field]: [message] } } };
    }),
    found: ['note any refusal | code | is missing: the portal goes by the status'],
  },
  {
    alter: inRefusalOf('/v1/insights/categories', 401, (answer) => {
      answer.status = 200;
    }),
    found: [
      'difference GET /v1/insights/categories, asked without a token | status | expected 401, came 200',
    ],
  },
  {
    alter: inRefusalOf(/^\/v1\/insights\/[^/]+$/, 404, (answer) => {
      Object.assign(answer, { status: 403, json: { ...answer.json, code: 'FORBIDDEN' } });
    }),
    found: ['difference GET /v1/insights/{id}, asked for an unknown id | status | expected 404, came 403'],
  },
  {
    alter: inRefusalOf(/^\/v1\/provider\/[^/]+\/view$/, 404, ({ json }) => {
      json.code = 'UNAUTHORIZED';
    }),
    found: [
      'difference GET /v1/provider/{uuid}/view, asked for an unknown id | code | expected NOT_FOUND, came UNAUTHORIZED',
    ],
  },
  {
    alter: inRefusalOf('/v1/authentication/check', 401, ({ json }) => {
      json.code = 'E_LOGIN';
    }),
    found: [
      'note GET /v1/authentication/check, asked without a token | code | is not in the contract',
      'note GET /v1/authentication/check, asked with a forged token | code | is not in the contract',
    ],
  },
];
