import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { amountsStore } from '#core/amounts/hidden-amounts.tsx';
import { CsvButton } from './button.tsx';

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  render(<CsvButton label="Export policies as CSV" makeFile={() => ({ name: 'policies.csv', text: 'x' })} />);
});
afterEach(() => {
  if (amountsStore.isHidden()) act(() => amountsStore.toggle());
});

const exportButton = () => screen.getByRole('button', { name: 'Export policies as CSV' });

test('P-38: the file is saved at once while amounts show', async () => {
  await userEvent.click(exportButton());
  expect(saved).toEqual(['policies.csv']);
});

test('P-38: when amounts are hidden it says that the file shows them, and saves only on confirmation', async () => {
  act(() => amountsStore.toggle());
  await userEvent.click(exportButton());
  expect(screen.getByRole('alert').textContent).toContain('the file will show them');
  expect(saved).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save with amounts' }));
  expect(saved).toEqual(['policies.csv']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(exportButton());
});

test('P-38: the question can be declined', async () => {
  act(() => amountsStore.toggle());
  await userEvent.click(exportButton());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(saved).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('P-38, P-76: amounts that show again take the question back, and hiding them asks nothing', async () => {
  act(() => amountsStore.toggle());
  await userEvent.click(exportButton());
  act(() => amountsStore.toggle());
  act(() => amountsStore.toggle());
  expect(screen.queryByRole('alert')).toBeNull();
});
