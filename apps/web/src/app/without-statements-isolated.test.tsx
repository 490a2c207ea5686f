import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { LandingScreen } from '#features/landing/landing-screen.tsx';
import { PortfolioActions } from '#features/policies/portfolio/notices.tsx';

vi.mock('#core/configuration.ts', async (original) => ({
  ...(await original<object>()),
  offersStatements: false,
}));

test('P-54, P-16: where the gateway makes no statements, nothing leads to them', () => {
  render(
    <MemoryRouter>
      <LandingScreen />
      <PortfolioActions />
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: 'Print the total and the list' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /statement/i })).toBeNull();
});
