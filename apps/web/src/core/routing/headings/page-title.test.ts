import { expect, test } from 'vitest';
import { documentTitle } from './page-title.ts';

test('R-32: a document is titled by its page, followed by the portal', () => {
  expect(documentTitle('/tabs/policies', 'Noonmark Private')).toBe('Policies · Noonmark Private');
  expect(documentTitle('/tabs/policies/view/7', 'Noonmark', 'Offshore bond')).toBe(
    'Offshore bond · Noonmark',
  );
});
