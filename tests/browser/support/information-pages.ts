import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { main, part } from './landmarks.ts';

export const providers = (page: Page): Locator => main(page).getByRole('region', { name: 'Providers' });
export const panel = (page: Page): Locator => part(page, 'The panel');

/** Opens the list of providers. */
export async function openInformation(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Information' }).filter({ visible: true }).click();
  // The verdict joins its row later and makes it taller: until then a row may move from under the pointer.
  await expect(providers(page).getByRole('link', { name: /Brackenfield.*Approved/ })).toBeVisible();
}

/** Opens the panel of the latest review. */
export async function openDueDiligence(page: Page): Promise<void> {
  await openInformation(page);
  await main(page).getByRole('link', { name: 'Due diligence', exact: true }).click();
  await expect(panel(page).getByRole('link', { name: 'Brackenfield' })).toBeVisible();
}

/** Opens a provider from the list. */
export async function openProvider(page: Page, name: string): Promise<void> {
  await openInformation(page);
  await providers(page).getByRole('link', { name }).click();
  await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible();
}

/** Opens the latest report on a provider from the panel. */
export async function openReport(page: Page, name: string): Promise<void> {
  await openDueDiligence(page);
  await panel(page).getByRole('link', { name }).click();
  await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible();
}
