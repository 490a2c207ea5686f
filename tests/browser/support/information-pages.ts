import type { Locator, Page } from '@playwright/test';
import { reviewYears } from '../../../prisma/seed/reports/due-diligence-years.ts';
import { expect } from './fixtures.ts';
import { main, part } from './landmarks.ts';
import { goTo } from './sign-in.ts';

const today = new Date().toISOString().slice(0, 10);
/** The financial years of the seeded reviews, such as 2025/26, newest first. */
export const [latestYear = '', previousYear = '', firstYear = ''] = reviewYears(today).map(
  ({ financialYear }) => financialYear,
);

export const providers = (page: Page): Locator => main(page).getByRole('region', { name: 'Providers' });
export const panel = (page: Page): Locator => part(page, 'The panel');

/** The list of providers is filled. */
export async function expectProviders(page: Page): Promise<void> {
  // The verdict joins its row later and makes it taller: until then a row may move from under the pointer.
  await expect(providers(page).getByRole('link', { name: /Brackenfield.*Approved/ })).toBeVisible();
}

/** Opens the list of providers. */
export async function openInformation(page: Page): Promise<void> {
  await goTo(page, '/tabs/information');
  await expectProviders(page);
}

/** Opens the panel of the latest review. */
export async function openDueDiligence(page: Page): Promise<void> {
  await goTo(page, '/tabs/information/due-diligence');
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
