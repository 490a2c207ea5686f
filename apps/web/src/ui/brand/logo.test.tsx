import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Logo } from './logo.tsx';

const logoAt = (src: string) => {
  render(<Logo src={src} name="Arkwright Pell" />);
  return screen.getByRole('img', { name: 'Arkwright Pell' });
};

test('R-21: a logo that comes with the portal is drawn by reference, in the colours of its surroundings', () => {
  const logo = logoAt('/logos/firm-arkwright-pell.svg');
  expect(logo.querySelector('use')?.getAttribute('href')).toBe('/logos/firm-arkwright-pell.svg#logo');
});

test.each(['https://firm.example.com/logo.svg', 'https://firm.example.com/logos/a.svg', '/logos/firm.png'])(
  'R-21: any other, such as %s, is shown as it is',
  (src) => expect(logoAt(src).getAttribute('src')).toBe(src),
);

test('R-40: where the logo of a firm cannot be had, its name is shown', () => {
  fireEvent.error(logoAt('https://firm.example.com/logo.svg'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Arkwright Pell')).toBeTruthy();
});
