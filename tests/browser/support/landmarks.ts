import type { Locator, Page } from '@playwright/test';

/** What stands between header and bars. */
export const main = (page: Page): Locator => page.getByRole('main');

/** A part of the page by the name that it bears. */
export const part = (page: Page, name: string): Locator =>
  main(page).getByRole('region', { name, exact: true });
