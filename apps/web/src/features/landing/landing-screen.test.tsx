import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Brand, portalConfiguration } from '#core/configuration.ts';
import { LandingScreen } from './landing-screen.tsx';

beforeEach(renderLanding);

function renderLanding() {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<LandingScreen />} />
        <Route path="/login/form" element={<h1>The login form</h1>} />
        <Route path="/support" element={<h1>The support form</h1>} />
      </Routes>
    </MemoryRouter>,
  );
}

test('R-1: it pitches due diligence, solutions and valuations', () => {
  const points = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(points).toEqual(['Professional due diligence', 'Top-tier solutions', 'Real-time valuations']);
});

test('R-1: what is said of valuations agrees with their dates', () => {
  const pitch = screen.getByRole('heading', { name: 'Real-time valuations' }).closest('li');
  expect(pitch?.textContent).toMatch(/as soon as your provider publishes it, with the date of its valuation/);
});

test('the figure of eight is explained in a line, and is not a picture to screen readers', () => {
  const caption = screen.getByRole('figure').querySelector('figcaption');
  expect(caption?.textContent).toBe(
    'A noon mark: the position of the sun at midday through the year. The dot is today.',
  );
  expect(screen.queryByRole('img', { name: /noon/ })).toBeNull();
});

test('R-1: every Sign in goes to /login/form', async () => {
  const links = screen.getAllByRole('link', { name: 'Sign in' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/login/form', '/login/form']);
  await userEvent.click(links[0]!);
  expect(screen.getByRole('heading', { name: 'The login form' })).toBeTruthy();
});

test('R-1: Contact support goes to /support', async () => {
  await userEvent.click(screen.getAllByRole('link', { name: 'Contact support' }).at(-1)!);
  expect(screen.getByRole('heading', { name: 'The support form' })).toBeTruthy();
});

test('R-1: about, terms and privacy have their addresses from configuration', () => {
  const { aboutUrl, termsUrl, privacyUrl } = portalConfiguration;
  const addresses = ['About Arkwright Pell', 'Terms', 'Privacy'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(addresses).toEqual([aboutUrl, termsUrl, privacyUrl]);
});

test('P-16: its foot leads to the check of statements, for anybody who was given one', () => {
  const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Check a statement' });
  expect(link.getAttribute('href')).toBe('/verify');
});

test('R-14: the logo of the variant is at the top', () => {
  const logo = screen.getByRole('img', { name: portalConfiguration.portalName });
  expect(logo.querySelector('use')?.getAttribute('href')).toBe(`${portalConfiguration.portalLogoUrl}#logo`);
});

test('R-33: each variant has its own headline', () => {
  const { defaultBrand } = portalConfiguration;
  onTestFinished(() => void Object.assign(portalConfiguration, { defaultBrand }));
  const headlineOf = (brand: Brand) => {
    cleanup();
    Object.assign(portalConfiguration, { defaultBrand: brand });
    renderLanding();
    return screen.getByRole('heading', { level: 1 }).textContent;
  };
  expect(headlineOf('standard')).toBe('See where your money stands today.');
  expect(headlineOf('vip')).toBe('Your wealth, seen in a clear light.');
});
