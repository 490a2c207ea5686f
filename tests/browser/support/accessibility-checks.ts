import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { expect, expectNoOverflow, viewports } from './fixtures.ts';
import { setTextSize } from './text-size.ts';

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The narrowest window in which nothing may be lost (WCAG 2.2, 1.4.10). */
const narrowest = { width: 320, height: 640 };

/** Waits until a change of colours has ended: half-way between two schemes a contrast means nothing. */
export function restOfMotion(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((motion) => motion.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
}

/** Nothing that axe knows of WCAG 2.2 A and AA is broken on the page as it is now. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  await restOfMotion(page);
  expect(await axeFindings(page, wcagTags)).toEqual([]);
}

/**
 * What axe finds on the page, by all of its rules or by those with certain tags: each as the rule and where it is
 * broken. A document gets axe once, as its source takes longer to load than the rules take to run.
 */
export async function axeFindings(page: Page, tags?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(document, {
      ...(runOnly && { runOnly }),
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  }, tags);
}

/** Phone and wide, light and dark: nothing sticks out, and axe finds nothing. */
export async function expectSoundAtEverySize(page: Page): Promise<void> {
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport);
    await expectNoOverflow(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoAxeFindings(page);
    }
  }
}

/** Nothing is cut off at 320 px, or on a phone with text at twice its size. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.setViewportSize(narrowest);
  await expectNoOverflow(page);
  await page.setViewportSize(viewports.phone);
  await setTextSize(page, 'double');
  await expectNoOverflow(page);
}
