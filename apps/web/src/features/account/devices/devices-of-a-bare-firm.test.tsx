import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { accountAnswers } from '#test/account/account-answers.ts';
import { bare, eachFieldNull, expectNoEmptyPart, expectNothingInvented } from '#test/bare-records.ts';
import { aDevice } from '#test/build/a-device.ts';
import type { Answers } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { AccountScreen } from '../account-screen.tsx';

const show = (answers: Answers) =>
  renderSignedIn(<AccountScreen />, {
    at: '/tabs/account?part=devices',
    answers: { ...accountAnswers, ...answers },
  });

describe('L-46: devices of which the firm says little', () => {
  const device = aDevice({ uuid: 'd-1', name: 'Tablet', type: 'android' });
  const list = (...devices: unknown[]) => ({
    'device.list': () => ({ offered: true, devices, unreadable: 0 }),
    'device.forget': () => ({ done: true }),
  });

  test.each(eachFieldNull(device, 'uuid'))('without %s the rest is shown', async (field, shown) => {
    show(list(shown));
    await screen.findByRole('button', { name: /^Forget/ });
    expectNothingInvented();
    const row = screen.getByRole('button', { name: /^Forget/ }).closest('li');
    expect(row?.textContent).toContain(field === 'name' ? 'A device' : 'Tablet');
  });

  test('one without a name is "A device"', async () => {
    show(list({ ...device, name: null }));
    const row = (await screen.findByRole('button', { name: /^Forget the device/ })).closest('li');
    expect(row?.textContent).toContain('A device');
    expectNoEmptyPart();
  });

  test('one with only an id is "A device", the current one "This device", and it can still be forgotten', async () => {
    const unsaid = bare(device, 'uuid');
    show(list({ ...unsaid, isCurrent: true }, { ...unsaid, uuid: 'd-2' }));
    const [own, other] = (await screen.findAllByText(/^(This|A) device$/)).map((name) => name.closest('li'));
    expect(own?.textContent).toBe('This device');
    expect(other?.textContent).toBe('A deviceForget');
    await userEvent.click(screen.getByRole('button', { name: 'Forget the device' }));
    expect(screen.getByRole('heading', { name: 'Forget the device?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Forget it' }));
    expect(
      await screen.findByText('The device has been forgotten, and its sessions have ended.'),
    ).toBeTruthy();
  });

  test('one that cannot be read leaves the others, and is counted', async () => {
    show({ 'device.list': () => ({ offered: true, devices: [device], unreadable: 1 }) });
    expect(await screen.findByText('One device could not be read.')).toBeTruthy();
    expect(screen.getByText('Tablet')).toBeTruthy();
  });
});
