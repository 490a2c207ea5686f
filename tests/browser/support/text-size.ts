import type { Page } from '@playwright/test';

/** Text at twice its size, as set in the browser, or at its own. */
export function setTextSize(page: Page, size: 'double' | 'own'): Promise<void> {
  return page.evaluate(
    (fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    },
    size === 'double' ? '200%' : '',
  );
}
