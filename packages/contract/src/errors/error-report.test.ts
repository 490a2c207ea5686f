import { describe, expect, test } from 'vitest';
import { allowedCrumb, allowedReport, allowedSpan } from './error-report.ts';

const canary = 'canary@portal.example.com';

describe('S-16, SEC-E11, SEC-H17: a report of an error', () => {
  const frames = [
    {
      filename: 'https://portal.example.com/assets/a-1b2c.js?x=canary',
      function: 'read',
      lineno: 3,
      vars: { canary },
    },
    { filename: 'https://portal.example.com/password-reset/canary', function: '?', lineno: 1 },
    { filename: '/srv/apps/gateway/src/app.ts', function: 'buildApp', context_line: canary, in_app: true },
  ];
  const report = {
    event_id: 'e1',
    message: canary,
    transaction: '/password-reset/canary',
    user: { email: canary, ip_address: '192.0.2.1' },
    request: {
      url: 'https://portal.example.com/password-reset/canary',
      headers: { cookie: canary },
      data: canary,
    },
    extra: { canary },
    server_name: canary,
    tags: { appCode: 'UNKNOWN', procedure: 'policies.list', email: canary },
    contexts: { trace: { trace_id: 't1', span_id: 's1', data: { canary } }, device: { name: canary } },
    breadcrumbs: [{ category: 'fetch', message: 'GET /trpc/policies.list', data: { url: canary } }],
    exception: {
      values: [
        {
          type: 'TypeError',
          value: `Cannot read ${canary}`,
          mechanism: { type: 'generic', handled: false, data: { canary } },
          stacktrace: { frames },
        },
      ],
    },
  };

  test('holds nothing that is not on the list', () => {
    expect(JSON.stringify(allowedReport(report))).not.toContain('canary');
  });

  test('holds what is needed to find the fault', () => {
    expect(allowedReport(report)).toEqual({
      event_id: 'e1',
      tags: { appCode: 'UNKNOWN', procedure: 'policies.list' },
      contexts: { trace: { trace_id: 't1', span_id: 's1' } },
      breadcrumbs: [{ category: 'fetch', message: 'GET /trpc/policies.list' }],
      exception: {
        values: [
          {
            type: 'TypeError',
            mechanism: { type: 'generic', handled: false },
            stacktrace: {
              frames: [
                { filename: '/assets/a-1b2c.js', function: 'read', lineno: 3 },
                { filename: 'page', function: '?', lineno: 1 },
                { filename: '/srv/apps/gateway/src/app.ts', function: 'buildApp', in_app: true },
              ],
            },
          },
        ],
      },
    });
  });

  test('an empty one stays one', () => {
    expect(allowedReport({})).toEqual({
      tags: {},
      contexts: { trace: {} },
      breadcrumbs: [],
      exception: { values: [] },
    });
  });
});

test('S-16, SEC-H17: a breadcrumb keeps its time and kind, and takes the text it is given', () => {
  const crumb = {
    timestamp: 1,
    type: 'http',
    category: 'fetch',
    level: 'info',
    message: canary,
    data: { url: `/invite/${canary}` },
  };
  expect(allowedCrumb(crumb, () => 'GET /invite/:code')).toEqual({
    timestamp: 1,
    category: 'fetch',
    level: 'info',
    message: 'GET /invite/:code',
  });
});

test('S-16, SEC-H17: a span keeps its times and outcome, and takes the name it is given', () => {
  const span = {
    trace_id: 't1',
    span_id: 's1',
    name: `GET /invite/${canary}`,
    start_timestamp: 1,
    end_timestamp: 2,
    status: 'ok',
    is_segment: true,
    attributes: { 'url.full': canary, 'user_agent.original': canary, 'http.request.method': 'GET' },
    links: [{ attributes: { canary } }],
  };
  expect(allowedSpan(span, () => '/invite/:code')).toEqual({
    trace_id: 't1',
    span_id: 's1',
    name: '/invite/:code',
    start_timestamp: 1,
    end_timestamp: 2,
    status: 'ok',
    is_segment: true,
    attributes: { 'http.request.method': 'GET' },
  });
});
