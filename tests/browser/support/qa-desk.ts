import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { addressOf, type PersonName } from './sign-in.ts';

/** The QA console, in a tab of its own beside the portal. */
export const test = base.extend<{ desk: Page }>({
  environment: { QA_CONTROLS: '1' },
  desk: async ({ context, stack }, use) => {
    const desk = await context.newPage();
    await desk.goto(`${stack.mockUrl}/qa`);
    await expect(part(desk, 'People').getByRole('listitem')).not.toHaveCount(0);
    await use(desk);
  },
});

/** A part of the QA console by its name. */
export function part(desk: Page, name: string | RegExp): Locator {
  return desk.getByRole('region', { name });
}

/** Selects a client, and waits for their current state. */
export async function take(desk: Page, name: PersonName): Promise<Locator> {
  await desk.getByRole('button', { name: 'Refresh' }).click();
  await expect(desk.getByRole('status')).toHaveText('Everything is shown as it is now.');
  await part(desk, 'People')
    .getByRole('button', { name: addressOf(name), exact: true })
    .click();
  const panel = part(desk, addressOf(name));
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(addressOf(name));
  return panel;
}

/**
 * The first reset of a day, and the first scenario, seed a file to take rows from: seconds, where everyone works at
 * once.
 */
const seeding = { timeout: 90_000 };

/** Presses a button of the page, and waits until it says what was done. */
export async function press(scope: Locator, button: string, status: string | RegExp): Promise<void> {
  await scope.getByRole('button', { name: button, exact: true }).click();
  await expect(scope.page().getByRole('status')).toHaveText(status, seeding);
}
