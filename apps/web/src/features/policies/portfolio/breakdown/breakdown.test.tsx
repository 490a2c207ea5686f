import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { amountsStore } from '#core/amounts/hidden-amounts.tsx';
import { aBarePolicy, aBareValue, aPolicy, aValue } from '#test/build/a-policy.ts';
import type { Basis } from '../../basis.ts';
import type { PolicyWithBreakdown } from '../../policy-queries.ts';
import { PortfolioBreakdown } from './breakdown.tsx';

const pension = aPolicy({
  name: 'Family pension',
  valuation: aValue(60000),
  assetClasses: [
    ['Equity', 50000],
    ['Cash', 10000],
  ],
  chargesAYear: 540,
});
const joint = aPolicy({
  name: 'Joint account',
  valuation: aValue(40000),
  assetClasses: [['Bond', 30000]],
  chargesAYear: 100,
  owners: [
    { name: 'Imogen Hartnoll', percentage: 50, isClient: true },
    { name: 'Giles Hartnoll', percentage: 50, isClient: false },
  ],
});
const bond = aPolicy({ name: 'Offshore bond', valuation: aValue(20000), assetClasses: null });

const show = (policies: readonly PolicyWithBreakdown[], basis: Basis = 'byShare') =>
  render(<PortfolioBreakdown policies={policies} basis={basis} />);
const region = (name: string) => screen.getByRole('region', { name });
const rowsOf = (name: string) =>
  within(region(name))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
async function openCharges() {
  await userEvent.click(screen.getByText('Show the charges of each policy'));
  await within(region('Charges')).findByRole('table');
}

afterEach(() => {
  if (amountsStore.isHidden()) act(() => amountsStore.toggle());
});

test('P-69: the allocation by asset class is a picture with words, and a table of the same', () => {
  show([pension, joint, bond]);
  const allocation = region('Allocation by asset class');
  expect(
    within(allocation).getByRole('img', {
      name: 'Equity 50.0%, Bond 15.0%, Cash 10.0%, Not known 25.0%',
    }),
  ).toBeTruthy();
  expect(within(allocation).getByRole('row', { name: 'Equity 1 policy 50.0% £500.00' })).toBeTruthy();
  expect(within(allocation).getByRole('row', { name: 'Not known 2 policies 25.0% £250.00' })).toBeTruthy();
  expect(allocation.parentElement?.textContent).toContain(
    'For the part that is not known, we have no asset class on record.',
  );
});

test('P-25, P-69: with joint policies in full the classes add up to the total in full', () => {
  show([pension, joint, bond], 'whole');
  expect(rowsOf('Allocation by asset class')).toEqual([
    'Equity1 policy41.7%£500.00',
    'Bond1 policy25.0%£300.00',
    'Cash1 policy8.3%£100.00',
    'Not known2 policies25.0%£300.00',
  ]);
});

test('P-69: holdings above the value are a line below zero, which the bar does not draw', () => {
  show([aPolicy({ valuation: aValue(100), assetClasses: [['Equity', 103]] })]);
  expect(rowsOf('Allocation by asset class')).toEqual([
    'Equity1 policy103.0%£1.03',
    'Holdings above the value1 policy−3.0%−£0.03',
  ]);
  expect(screen.getByRole('img', { name: 'Equity 103.0%' })).toBeTruthy();
  expect(screen.getByText(/come to more than the value of the policy/)).toBeTruthy();
});

test('P-27: charges are shown in pounds a year, as a share of what they cover, and by policy', async () => {
  show([pension, joint, bond]);
  const charges = region('Charges');
  expect(
    within(charges)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Charges in a year', 'Value covered', 'Charges as a share of that value']);
  expect(
    within(charges)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['£5.90', '80.0% of the total value', '0.74% a year']);
  expect(within(charges).getByText('The charges of Offshore bond are not known.')).toBeTruthy();
  await openCharges();
  expect(rowsOf('Charges')).toEqual([
    'Family pension£600.00£5.40',
    'Joint account£200.00£0.50',
    'Total£800.00£5.90',
  ]);
});

test('P-27: of very many policies the cheapest are one row, and the table still adds up', async () => {
  show(Array.from({ length: 60 }, () => aPolicy({ valuation: aValue(1000), chargesAYear: 10 })));
  await openCharges();
  const rows = rowsOf('Charges');
  expect(rows).toHaveLength(51);
  expect(rows.slice(-2)).toEqual(['The other 11 policies£110.00£1.10', 'Total£600.00£6.00']);
});

test('P-26: hidden amounts leave no figure in pounds; shares stay', async () => {
  show([pension, joint, bond]);
  await openCharges();
  act(() => amountsStore.toggle());
  expect(document.body.textContent).not.toMatch(/£\d/);
  expect(document.body.textContent).toContain('0.74% a year');
  expect(screen.getByRole('img', { name: /^Equity 50.0%/ })).toBeTruthy();
});

test('P-27, P-69, API-21: each part is absent where the firm gives nothing for it, and both where it gives neither', () => {
  const { container, rerender } = show([aBarePolicy({ valuation: aBareValue(30000) }), aBarePolicy()]);
  expect(container.innerHTML).toBe('');
  rerender(<PortfolioBreakdown policies={[bond, { ...pension, chargesAYear: null }]} basis="byShare" />);
  expect(screen.queryByRole('region', { name: 'Charges' })).toBeNull();
  rerender(<PortfolioBreakdown policies={[{ ...pension, assetClasses: null }]} basis="byShare" />);
  expect(screen.queryByRole('region', { name: 'Allocation by asset class' })).toBeNull();
  expect(region('Charges').textContent).toContain('All of the total value');
});
