import { expect, type Locator } from '@playwright/test';

/**
 * Presses "Try again" in a place until what was missing comes. Once may not be enough: after an outage the gateway leaves
 * the firm's API alone for three seconds, however soon it is back.
 */
export async function tryAgainUntil(place: Locator, missing: Locator): Promise<void> {
  const button = place.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2_000 });
    await expect(missing).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}
