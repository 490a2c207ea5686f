import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { main } from './landmarks.ts';
import { list } from './policy-list.ts';

/** The graph, as keyboard and screen reader find it. */
export const slider = (page: Page): Locator => main(page).getByRole('slider', { name: 'Valuation by date' });

/** Opens a policy from the list. */
export async function openPolicy(page: Page, name: string): Promise<void> {
  await list(page).getByRole('link', { name }).click();
  await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible();
}
