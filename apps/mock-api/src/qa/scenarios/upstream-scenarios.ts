import { callOf, type Endpoint } from '@portal/contract/endpoint';
import type { FaultEffect } from '@portal/contract/qa/faults';
import { createEndpoint } from '@portal/contract/v1/authentication';
import { policiesEndpoint } from '@portal/contract/v1/policies';
import { latestValuationEndpoint } from '@portal/contract/v1/valuation';
import type { Arrange, Scenario } from './scenario.ts';

const person = 'standard@portal.example.com';

/** The service of the firm fails. Each fault stays until another scenario is set up, or it is removed. */
export const upstreamScenarios = {
  'upstream-slow': {
    about: 'Every call takes about a second, now and then nearly two.',
    person,
    expect: 'Sign in: each page shows what is to come while it waits, nothing jumps, and everything arrives.',
    arrange: injectFault('/v1/*', { kind: 'log_normal_latency', median_milliseconds: 900, sigma: 0.25 }),
  },
  'upstream-down': {
    about: 'The service of the firm breaks off every connection.',
    person,
    expect: 'Sign in: the portal says that it cannot reach the records of the firm, and can be tried again.',
    arrange: injectFault('/v1/*', { kind: 'reset' }),
  },
  'upstream-garbage': {
    about: 'The list of policies answers with bytes that mean nothing.',
    person,
    expect:
      'Sign in: the policies say that they could not be read and offer to try again; the other pages work as usual.',
    arrange: injectFault(policiesEndpoint, { kind: 'garbage' }),
  },
  'upstream-incomplete': {
    about: 'Valuations come with a value that is not an amount.',
    person,
    expect: 'Sign in: the policies are listed, and say that their values could not be read.',
    arrange: injectFault(latestValuationEndpoint, {
      kind: 'wrong_shape',
      field: 'value',
      becomes: 'wrong_type',
    }),
  },
  'rate-limited': {
    about: 'The service refuses every sign-in for half a minute, as too many.',
    person,
    expect: 'Sign in: the portal asks to wait and says for how long; half a minute later it works.',
    arrange: injectFault(
      createEndpoint,
      { kind: 'status', status: 429, retry_after_seconds: 30 },
      { for_seconds: 30 },
    ),
  },
} as const satisfies Record<string, Scenario>;

/** On one call, or on all of them. */
function injectFault(
  call: Endpoint | '/v1/*',
  effect: FaultEffect,
  limits: { for_seconds?: number } = {},
): Arrange {
  const route = typeof call === 'string' ? call : callOf(call);
  return async ({ faults }) => {
    faults.add({ route, effect, chance: 1, seed: 1, ...limits });
  };
}
