import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  bare,
  eachFieldNull,
  expectNoEmptyPart,
  expectNoEmptySection,
  expectNothingInvented,
} from '#test/bare-records.ts';
import { gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { FirmScreen } from './firm-screen.tsx';

const firm = {
  name: 'Arkwright Pell Financial Planning',
  logoUrl: '/logos/firm-arkwright-pell.svg',
  bio: 'Eleven planners who look after families.',
  fcaNumber: '000193',
  fcaRegisteredDate: '2009-03-16',
  phone: '01632 960 300',
  address: '6 Merchant Hall Lane\nSaltergate\nYO99 1AP',
};

test('P-11: name, logo, number in the register, day of registration and what the firm says of itself', async () => {
  renderSignedIn(<FirmScreen />, { answers: { 'firm.get': () => firm } });
  expect(screen.getByText('Loading the firm’s details')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: firm.name })).toBeTruthy();
  expect(screen.getByRole('img', { name: `Logo of ${firm.name}` })).toBeTruthy();
  expect(screen.getByText('000193')).toBeTruthy();
  expect(screen.getByText('16 March 2009')).toBeTruthy();
  expect(screen.getByText(firm.bio)).toBeTruthy();
  expect(document.title).toBe('Arkwright Pell Financial Planning · Noonmark');
});

test('P-11: the firm is reached by telephone, with a link that dials, and by post', async () => {
  renderSignedIn(<FirmScreen />, { answers: { 'firm.get': () => firm } });
  const number = await screen.findByRole('link', { name: '01632 960 300' });
  expect(number.getAttribute('href')).toBe('tel:01632960300');
  expect(screen.getByText(/^6 Merchant Hall Lane\s+Saltergate\s+YO99 1AP$/)).toBeTruthy();
});

test('API-16: a telephone number that cannot be dialled is shown as the firm writes it', async () => {
  renderSignedIn(<FirmScreen />, { answers: { 'firm.get': () => ({ ...firm, phone: 'Ask at the desk' }) } });
  expect((await screen.findByText('Ask at the desk')).closest('a')).toBeNull();
});

test('P-11: a firm without a logo is shown without one, and details that fail can be requested again', async () => {
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

test('API-16: a firm of which no field is known is named by the configuration, without an empty part', async () => {
  renderSignedIn(<FirmScreen />, { answers: { 'firm.get': () => bare(firm) } });
  expect(await screen.findByRole('heading', { name: 'Arkwright Pell Financial Planning' })).toBeTruthy();
  expect(screen.getByRole('article').textContent).toBe('Arkwright Pell Financial Planning');
  expect(document.title).toBe('Arkwright Pell Financial Planning · Noonmark');
  expectNothingInvented();
});

test.each([
  ['16/03/2009', '16/03/2009'],
  ['Spring 2009', 'Spring 2009'],
  ['2009-02-30', '2009-02-30'],
  ['2009-03-16T00:00:00Z', '16 March 2009'],
])('API-16: a day of registration given as %s is shown as %s', async (given, shown) => {
  renderSignedIn(<FirmScreen />, { answers: { 'firm.get': () => ({ ...firm, fcaRegisteredDate: given }) } });
  expect(await screen.findByText(shown)).toBeTruthy();
});

test.each(eachFieldNull(firm))('API-16, P-11: a firm without %s is shown', async (field, without) => {
  renderSignedIn(<FirmScreen />, { answers: { 'firm.get': () => without } });
  const name = field === 'name' ? 'Arkwright Pell Financial Planning' : firm.name;
  expect(await screen.findByRole('heading', { name })).toBeTruthy();
  expectNothingInvented();
  expectNoEmptyPart();
  expectNoEmptySection();
});
