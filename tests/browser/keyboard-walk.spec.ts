import type { Locator, Page } from '@playwright/test';
import { seedPassword } from '@portal/prisma/seed/people';
import { expect, test, viewports } from './support/fixtures.ts';
import { main, part } from './support/landmarks.ts';
import { currentCode } from './support/one-time-code.ts';
import { slider } from './support/policy-page.ts';
import { addressOf, secretOf } from './support/sign-in.ts';

/** More than any page of this walk has stops. */
const MAX_STOPS = 120;

/**
 * The focus is drawn as an outline: of the element itself, of the frame around it, or of the face of a hidden input.
 */
async function expectFocusSeen(page: Page): Promise<void> {
  const { stop, isSeen } = await page.evaluate(() => {
    const element = document.activeElement;
    const drawn = [element, element?.parentElement, element?.nextElementSibling];
    return {
      stop: element?.outerHTML.slice(0, 200),
      // At the end of a page Tab leaves it for the browser, and then comes back.
      isSeen:
        element === document.body ||
        drawn.some((one) => {
          if (!one) return false;
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
          return (
            outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'transparent'
          );
        }),
    };
  });
  expect(isSeen, `The focus is not seen: ${stop}`).toBe(true);
}

/** WCAG 2.4.11: nothing that stays in place while the page scrolls covers the middle of what has the focus. */
async function expectNothingInFront(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const element = document.activeElement;
    const box = element?.getClientRects()[0];
    if (!element?.parentElement || !box || element === document.body || box.height > window.innerHeight / 2)
      return null;
    const front = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isInFront = front && (element.parentElement.contains(front) || front.contains(element));
    return isInFront ? null : `${element.outerHTML.slice(0, 200)}, behind ${front?.outerHTML.slice(0, 200)}`;
  });
  expect(covered, 'The focus is hidden').toBeNull();
}

/** Presses Tab, or Shift and Tab, until the focus is there; it is seen at each stop. */
async function tabTo(page: Page, stop: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(stop).toBeVisible();
  for (let presses = 0; presses < MAX_STOPS; presses += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    await expectNothingInFront(page);
    if (await stop.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MAX_STOPS} stops, and ${stop} is not one of them`);
}

/** Types into the field that has the focus already. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.type(text);
}

test('R-14: a client signs in, opens a policy, reads its graph, writes about it and signs out by keyboard alone', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(viewports.wide);
  await page.goto('/login/form');

  await type(page, page.getByLabel('Email Address'), addressOf('vip'));
  await page.keyboard.press('Enter');
  await type(page, page.getByLabel('Password', { exact: true }), seedPassword);
  await page.keyboard.press('Enter');
  await type(page, page.getByLabel('Enter verification code'), currentCode(secretOf('vip')));

  await page.waitForURL('**/tabs/policies');
  const name = 'Joint investment account';
  await tabTo(page, part(page, 'Your policies').getByRole('link', { name }));
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 2, name })).toBeFocused();

  await tabTo(page, slider(page));
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '0');
  const first = (await slider(page).getAttribute('aria-valuetext')) ?? '';
  expect(first).toMatch(/^\d{1,2} \w+ \d{4}, value £[\d,]+, net paid in £[\d,]+$/);
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', first);

  await tabTo(page, main(page).getByRole('link', { name: 'Ask about this policy' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Subject')).toHaveValue(`Question about ${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByLabel('Message'));
  await page.keyboard.type('Which day is its value from?');
  await tabTo(page, main(page).getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: `Question about ${name}` })).toBeFocused();
  await expect(page.getByText('Which day is its value from?').last()).toBeVisible();

  // Too low for the list of conversations, which then scrolls below its controls.
  await page.setViewportSize({ ...viewports.wide, height: 420 });
  const rail = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await tabTo(page, rail.getByRole('link', { name: 'Account' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tabs\/account$/);
  await page.setViewportSize(viewports.phone);
  await tabTo(page, main(page).getByRole('link', { name: 'Sign out' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email Address')).toBeFocused();
});
