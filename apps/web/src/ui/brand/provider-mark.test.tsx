import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProviderMark } from './provider-mark.tsx';

const markOf = (name: string | null, logoUrl: string | null = null) =>
  render(<ProviderMark name={name} logoUrl={logoUrl} />).container;

test('API-17, R-44: the mark of a provider is its logo, else its initial, else a building', () => {
  expect(markOf('Saltmarsh', '/logos/saltmarsh.svg').querySelector('img')).toBeTruthy();
  expect(markOf('Saltmarsh').textContent).toBe('S');
  for (const name of [null, '', ' ']) {
    const mark = markOf(name);
    expect(mark.textContent).toBe('');
    expect(mark.querySelector('svg')).toBeTruthy();
  }
});

test('R-44: the initial of a provider takes the place of a logo that cannot be shown', () => {
  const mark = markOf('Saltmarsh', '/logos/saltmarsh.svg');
  fireEvent.error(mark.querySelector('img')!);
  expect(mark.querySelector('img')).toBeNull();
  expect(mark.textContent).toBe('S');
});
