import type { Fault } from '@portal/contract/qa/faults';
import type { World } from '@portal/contract/qa/worlds';
import type { QaExamplesOf } from '../../example.ts';

const fault: Fault = {
  id: '1',
  route: 'GET /v1/policy',
  effect: { kind: 'status', status: 503, retry_after_seconds: 5 },
  chance: 0.5,
  seed: 7,
  times: 3,
  ends_at: null,
  matched: 0,
  applied: 0,
};

const world: World = {
  id: '3c1d9c0e',
  label: 'Ada, lockout story',
  profile: 'specification',
  base_url: 'http://localhost:8200',
  created_at: '2026-11-21T10:00:00.000Z',
  expires_at: '2026-11-21T11:00:00.000Z',
};

const scenario = { name: 'locked-out', about: 'The login is locked for half an hour.' };

/** Faults, worlds and scenarios. */
export const faultsWorldsScenariosExamples: QaExamplesOf<'faults' | 'worlds' | 'scenarios'> = {
  'faults.list': { answer: { faults: [fault] } },
  'faults.add': {
    body: { route: fault.route, effect: fault.effect, chance: 0.5, seed: 7, times: 3 },
    answer: fault,
  },
  'faults.clear': { answer: {} },
  'faults.remove': { params: { id: fault.id }, answer: {} },
  'worlds.list': { answer: { worlds: [world], limit: 16 } },
  'worlds.create': { body: { label: 'Ada, lockout story', profile: 'specification' }, answer: world },
  'worlds.end': { params: { id: world.id }, answer: { deleted: true } },
  'scenarios.list': { answer: { scenarios: [scenario] } },
  'scenarios.play': {
    params: { name: scenario.name },
    answer: {
      ...scenario,
      person: 'locked@portal.example.com',
      password: 'Portal-Demo-2026!',
      code: '287082',
      portal_path: '/login',
      expect: 'Sign in with the right password: it is refused, and the page says for how long.',
    },
  },
};
