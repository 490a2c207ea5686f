import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { gatewayFailure } from '#test/fake-gateway.ts';
import { graph, policy, refused, section, showPolicy } from '#test/render-policy.tsx';

test('S6: a valuation that cannot be read leaves the rest of the page alive, and can be asked for again', async () => {
  let asked = 0;
  showPolicy((() => {
    asked += 1;
    return asked === 1 ? { ...policy, valuation: { state: 'failed' } } : policy;
  }) as () => never);
  const value = await screen.findByRole('region', { name: 'Value' });
  expect(value.textContent).toContain('The latest value could not be read');
  expect(section('Charges')).toBeTruthy();
  expect(await screen.findByRole('slider')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(section('Value').textContent).toContain('£1,000.00'));
});

test('S6: a graph that cannot be loaded says so in its place, and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isUp = false;
  showPolicy(policy, { 'policies.valuationGraph': () => (isUp ? graph : refused()) });
  expect((await screen.findByRole('alert')).textContent).toContain('The graph could not be loaded');
  expect(section('Value').textContent).toContain('£1,000.00');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('slider')).toBeTruthy();
});

test('S6: a policy that could not be loaded says so with a reference, and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isUp = false;
  showPolicy((() => (isUp ? policy : refused())) as () => never);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We could not load this policy');
  expect(alert.textContent).toContain('7F2C-41A9');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Joint investment account' })).toBeTruthy();
});

test('F1: an id that is not there, or not one’s own, reads the same and leads on', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  showPolicy(() => {
    throw gatewayFailure('NOT_FOUND', '7f2c41a9');
  });
  expect(await screen.findByRole('heading', { name: 'We could not find this policy' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All policies' }).getAttribute('href')).toBe('/tabs/policies');
});

test('S6: a verdict that cannot be loaded leaves the policy alive', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  showPolicy(policy, { 'dueDiligence.list': refused });
  expect(await screen.findByText('Our verdict could not be loaded')).toBeTruthy();
  expect(section('Value').textContent).toContain('£1,000.00');
});
