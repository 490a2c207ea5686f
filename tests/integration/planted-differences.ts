import type { PassingCall } from './altered-upstream.ts';

type Plant = {
  readonly alter: (call: PassingCall) => void;
  /** What must be told of it, one line for each finding. */
  readonly found: readonly string[];
};

type Answer = PassingCall['answer'];

/** Changes the successes of one read. */
function inAnswerOf(path: string | RegExp, change: (answer: Answer, query: URLSearchParams) => void) {
  return ({ method, path: asked, query, answer, hasToken }: PassingCall) => {
    const isAsked = typeof path === 'string' ? asked === path : path.test(asked);
    if (method === 'GET' && isAsked && answer.status === 200 && (hasToken || path === '/v1/terms'))
      change(answer, query);
  };
}

/** Changes the refusals of one read with one status. */
function inRefusalOf(path: string | RegExp, status: number, change: (answer: Answer) => void) {
  return ({ path: asked, answer }: PassingCall) => {
    const isAsked = typeof path === 'string' ? asked === path : path.test(asked);
    if (isAsked && answer.status === status) change(answer);
  };
}

const graph = 'GET /v1/policy/{uuid}/valuation/graph';

/** One of each kind, every one in another call. */
export const plants: readonly Plant[] = [
  {
    alter: inAnswerOf('/v1/policy', ({ json }) => {
      for (const item of json.items) {
        item.title = item.name;
        delete item.name;
      }
    }),
    found: [
      'difference GET /v1/policy | items[].name | is missing (a string)',
      'note GET /v1/policy | items[].title | is not in the contract',
    ],
  },
  {
    alter: inAnswerOf('/v1/client', ({ json }) => {
      json.is_vip = String(json.is_vip);
    }),
    found: ['difference GET /v1/client | is_vip | expected a boolean, came a string'],
  },
  {
    alter: inAnswerOf('/v1/provider', ({ json }) => {
      for (const item of json.items) delete item._links['my-policies'];
    }),
    found: ['difference GET /v1/provider | items[]._links.my-policies | is missing (an object)'],
  },
  {
    alter: inAnswerOf('/v1/firm', (answer) => {
      answer.status = 201;
    }),
    found: ['difference GET /v1/firm | status | expected 200, came 201'],
  },
  {
    alter: inAnswerOf('/v1/system/cache', (answer) => {
      answer.contentType = 'text/html';
    }),
    found: [
      'difference GET /v1/system/cache | content type | expected application/json, came another or none',
    ],
  },
  {
    alter: inAnswerOf('/v1/terms', (answer) => {
      answer.text = JSON.stringify(answer.json).slice(0, 100);
    }),
    found: ['difference GET /v1/terms | body | is not JSON'],
  },
  {
    alter: inAnswerOf('/v1/notification', ({ json }) => {
      json.pagination.totalCount += 1;
    }),
    found: ['difference GET /v1/notification | the last page | expected 7 entries by the pagination, came 6'],
  },
  {
    alter: inAnswerOf(/^\/v1\/due-diligence\/[^/]+\/view$/, ({ json }) => {
      json._links.self.href = `https://elsewhere.example.com${json._links.self.href}`;
    }),
    found: ['difference GET /v1/due-diligence/{uuid}/view | link self | leads to another origin'],
  },
  {
    alter: inAnswerOf(/^\/v1\/content\/[^/]+$/, ({ json }) => {
      json.updated_on = '5 August 2026';
    }),
    found: ['difference GET /v1/content/{id} | updated_on | invalid ISO date'],
  },
  {
    alter: inAnswerOf(/\/valuation\/graph$/, ({ json }, query) => {
      if (query.get('date_range') === 'six_months') json.date_range = 'one_year';
    }),
    found: [`difference ${graph} | date_range | is not the one that was asked for`],
  },
  {
    alter: inRefusalOf(/\/valuation\/graph$/, 422, ({ json }) => {
      delete json.fields;
    }),
    found: [
      `difference ${graph}, asked with a wrong date_range | fields | is missing or empty: a 422 names the fields at fault`,
    ],
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
      answer.status = 403;
    }),
    found: [
      'difference GET /v1/insights/{id}, asked for an id that nobody has | status | expected 404, came 403',
    ],
  },
  {
    alter: inAnswerOf('/v1/insights', ({ json }, query) => {
      if (query.has('InsightSearch[writer]')) json.items.pop();
    }),
    found: ['difference GET /v1/insights | InsightSearch[writer] | does not show exactly what it names'],
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
  {
    alter: inAnswerOf('/v1/user/mfa', ({ json }) => {
      json.last_used_on = '2026-11-20';
    }),
    found: ['note GET /v1/user/mfa | last_used_on | is not in the contract'],
  },
  {
    alter: inAnswerOf('/v1/message', (answer) => {
      Object.assign(answer, { status: 404, json: { code: 'NOT_FOUND', message: 'Not found.' } });
    }),
    found: ['note GET /v1/message | extension | is not offered'],
  },
];
