import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { PolicyScreen } from '#features/policies/policy/policy-screen.tsx';
import type { Policy } from '#features/policies/policy-queries.ts';
import { aGraph } from './build/a-graph.ts';
import { aValueInFull, aWholePolicy } from './build/a-whole-policy.ts';
import { type Answers, gatewayFailure } from './fake-gateway.ts';
import { renderSignedIn } from './render-signed-in.tsx';

export const provider = {
  uuid: '00000000-0000-4000-8000-00000000beef',
  name: 'Brackenfield',
  logoUrl: null,
};
export const policy = aWholePolicy({
  provider,
  name: 'Joint investment account',
  policyNumber: 'BF-118204',
  owners: [
    { name: 'Imogen Hartnoll', percentage: 50, isClient: true },
    { name: 'Edmund Hartnoll', percentage: 50, isClient: false },
  ],
  valuation: aValueInFull({ transferValue: 99000 }),
});
export const graph = aGraph([
  ['2026-08-20', 24000000],
  ['2026-09-20', 26000000],
  ['2026-10-20', 30672000],
  ['2026-11-20', 34811590],
]);

/** The page of a policy, or of what the gateway answers instead. */
export function showPolicy(shown: Policy | (() => never), more: Answers = {}, query = '') {
  return renderSignedIn(
    <Routes>
      <Route path="/tabs/policies/view/:id" element={<PolicyScreen today="2026-11-21" />} />
    </Routes>,
    {
      answers: {
        'policies.byId': typeof shown === 'function' ? shown : () => shown,
        'policies.valuationGraph': () => graph,
        'messages.unreadCount': () => ({ offered: true, unread: 0 }),
        'documents.unreadCount': () => ({ offered: false, unread: 0 }),
        'providers.list': () => ({ providers: [], unreadable: 0 }),
        'dueDiligence.list': () => ({ entries: [], unreadable: 0 }),
        'firm.get': () => ({
          name: 'Arkwright Pell',
          logoUrl: null,
          bio: '',
          fcaNumber: '',
          fcaRegisteredDate: '',
        }),
        ...more,
      },
      at: `/tabs/policies/view/${policy.uuid}${query}`,
    },
  );
}

/** A part of the page by its name. */
export const section = (name: string) => screen.getByRole('region', { name });
/** What a procedure answers while the firm cannot be reached. */
export const refused = (): never => {
  throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9-0d7e-4c7e-9f43-2f9a4a1f6f10');
};
