import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { FirmScreen } from './firm-screen.tsx';

const firm = {
  name: 'Arkwright Pell Financial Planning',
  logoUrl: '/logos/firm-arkwright-pell.svg',
  bio: 'Eleven planners who look after families.',
  fcaNumber: '000193',
  fcaRegisteredDate: '2009-03-16',
};

test('P11: name, logo, number in the register, day of registration and what the firm says of itself', async () => {
  renderSignedIn(<FirmScreen />, { answers: { 'firm.get': () => firm } });
  expect(screen.getByText('Loading the firm’s details')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: firm.name })).toBeTruthy();
  expect(screen.getByRole('img', { name: `Logo of ${firm.name}` })).toBeTruthy();
  expect(screen.getByText('000193')).toBeTruthy();
  expect(screen.getByText('16 March 2009')).toBeTruthy();
  expect(screen.getByText(firm.bio)).toBeTruthy();
  expect(document.title).toBe('Arkwright Pell Financial Planning · Noonmark');
});

test('P11: a firm without a logo is shown without one, and details that fail are asked for again', async () => {
  let isDown = true;
  renderSignedIn(<FirmScreen />, {
    answers: {
      'firm.get': () => {
        if (isDown) throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9');
        return { ...firm, logoUrl: null };
      },
    },
  });
  await screen.findByRole('heading', { name: 'We could not load the firm’s details' });
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: firm.name })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
