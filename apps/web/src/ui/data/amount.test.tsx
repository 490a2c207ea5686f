import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Amount, LargeAmount } from './amount.tsx';

test('an amount is written in pounds and pence, with its machine reading', () => {
  const { container } = render(<Amount pence={141420887} />);
  const data = container.querySelector('data');
  expect(data?.textContent).toBe('£1,414,208.87');
  expect(data?.value).toBe('1414208.87');
});

test('a negative amount has a real minus sign before the pound sign, and zero is written out', () => {
  const { container } = render(
    <>
      <Amount pence={-1200000} />
      <Amount pence={0} />
    </>,
  );
  expect([...container.querySelectorAll('data')].map((data) => data.textContent)).toEqual([
    '−£12,000.00',
    '£0.00',
  ]);
});

test('cover drops its pence only when they are zero', () => {
  const { container } = render(
    <>
      <Amount pence={50000000} isWhole />
      <Amount pence={960050} isWhole />
    </>,
  );
  expect([...container.querySelectorAll('data')].map((data) => data.textContent)).toEqual([
    '£500,000',
    '£9,600.50',
  ]);
});

test('a hidden amount leaves no trace of itself, not even its length, and says that it is hidden', () => {
  const { container } = render(
    <>
      <Amount pence={141420887} isHidden />
      <LargeAmount pence={5} size="total" isHidden />
    </>,
  );
  expect(container.textContent).toBe('£amount hidden£amount hidden');
  expect(container.innerHTML).not.toMatch(/1|value/);
});
