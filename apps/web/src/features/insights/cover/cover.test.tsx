import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InsightCover } from './cover.tsx';

const insight = { id: 'gilts', categoryId: 'markets', imageUrl: null };
const imageUrl = 'https://pictures.example.com/gilts.jpg';

test('R-14, P-37: an article without a picture has a drawn cover, which screen readers skip', () => {
  const { container } = render(<InsightCover insight={insight} />);
  const [cover] = container.children;
  expect(cover?.tagName).toBe('svg');
  expect(cover?.getAttribute('aria-hidden')).toBe('true');
  expect(container.textContent).toBe('');
});

test('P-37: the picture that the firm gives is the cover', () => {
  const { container } = render(<InsightCover insight={{ ...insight, imageUrl }} />);
  const picture = container.querySelector('img');
  expect([picture?.getAttribute('src'), picture?.alt]).toEqual([imageUrl, '']);
  expect(container.querySelector('svg')).toBeNull();
});

test('S-6: a picture that cannot be loaded gives way to the drawn cover', () => {
  const { container } = render(<InsightCover insight={{ ...insight, imageUrl }} />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});
