import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { ProviderScreen } from '#features/information/providers/provider-screen.tsx';
import { aPolicy } from '#test/build/a-policy.ts';
import { aProvider } from '#test/build/a-provider.ts';
import { anEntry, aPanelItem } from '#test/build/a-review.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';

export const provider = aProvider({ name: 'Brackenfield', fcaNumber: '000214' });
export const other = aProvider({ name: 'Saltmarsh' });
export const entry = anEntry({ financialYear: '2025/26' });
export const before = anEntry({ financialYear: '2024/25' });

export const policy = aPolicy({
  name: 'Joint investment account',
  provider,
  status: 'submitted_to_provider',
});

export const panels: Record<string, unknown[]> = {
  [entry.uuid]: [aPanelItem({ provider, previousVerdict: 'watch' }), aPanelItem({ provider: other })],
  [before.uuid]: [aPanelItem({ provider, verdict: 'watch', overallScore: 3.1, previousVerdict: null })],
};
export const answers: Answers = {
  'providers.list': () => ({ providers: [provider, other], unreadable: 0 }),
  'providers.byId': (input) => {
    const { uuid } = input as { uuid: string };
    const found = [provider, other].find((candidate) => candidate.uuid === uuid);
    if (!found) throw gatewayFailure('NOT_FOUND', '7f2c41a9');
    return found;
  },
  'providers.myPolicies': () => ({
    policies: [{ uuid: policy.uuid, name: policy.name, policyNumber: null }],
    unreadable: 0,
  }),
  'policies.list': () => ({ policies: [policy], unreadable: 0 }),
  'dueDiligence.list': () => ({ entries: [entry, before], unreadable: 0 }),
  'dueDiligence.panel': (input) => ({ items: panels[(input as { uuid: string }).uuid], unreadable: 0 }),
};

export function show({ id = provider.uuid, query = '', changed = {} as Answers } = {}) {
  return renderSignedIn(
    <Routes>
      <Route path="/tabs/information/view/:id" element={<ProviderScreen />} />
    </Routes>,
    { answers: { ...answers, ...changed }, at: `/tabs/information/view/${id}${query}` },
  );
}

export const part = (name: string) => screen.findByRole('region', { name });
