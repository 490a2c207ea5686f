import type { Locator, Page } from '@playwright/test';

/** The content between header and bars. */
export const main = (page: Page): Locator => page.getByRole('main');

/** A region of the page by its accessible name. */
export const part = (page: Page, name: string): Locator =>
  main(page).getByRole('region', { name, exact: true });
