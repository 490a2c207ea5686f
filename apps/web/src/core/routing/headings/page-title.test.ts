import { expect, test } from 'vitest';
import { documentTitle } from './page-title.ts';

test('R-13: a document is titled by its page, followed by the portal', () => {
  expect(documentTitle('Policies', 'Noonmark Private')).toBe('Policies · Noonmark Private');
});
