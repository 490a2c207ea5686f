import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The minimum width and height of a touch target, in CSS pixels. */
const LEAST = 44;

/**
 * Every button, link, summary and form field on the page can be pressed on at least 44 by 44 px. Links inside a
 * sentence are exempt (WCAG 2.5.8, inline); what a label belongs to can be pressed on the label too.
 */
export async function expectTouchTargets(page: Page): Promise<void> {
  await expect.poll(() => smallTargets(page), { message: new URL(page.url()).pathname }).toEqual([]);
}

/** The ones that are too small, each by its name and its size. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const kinds = 'a[href], button, summary, select, textarea, input, [role="slider"], [role="button"]';

    function isShown(target: Element): boolean {
      const { width, height } = target.getBoundingClientRect();
      const isClipped =
        target.closest('.visually-hidden, .skip-link, [aria-hidden="true"], [inert]') !== null;
      return !isClipped && width > 1 && height > 1 && target.checkVisibility({ visibilityProperty: true });
    }

    function isInSentence(target: Element): boolean {
      if (getComputedStyle(target).display !== 'inline') return false;
      let block = target.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const own = [...(block?.querySelectorAll('a, button') ?? [])]
        .map(({ textContent }) => textContent)
        .join('');
      return (block?.textContent ?? '').trim().length > own.trim().length;
    }

    /** How far from its centre the target, or its label, still takes a press. */
    function isPressedAt(target: Element, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y);
      const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
      return [target, ...labels].some((each) => each.contains(hit));
    }

    function isLarge(target: Element): boolean {
      const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
      const boxes = [target, ...labels].map((each) => each.getBoundingClientRect());
      const [width, height] = [
        Math.max(...boxes.map((box) => box.width)),
        Math.max(...boxes.map((box) => box.height)),
      ];
      if (width >= least - 0.5 && height >= least - 0.5) return true;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, least / 2 - 1];
      const across =
        width >= least - 0.5 || (isPressedAt(target, x - reach, y) && isPressedAt(target, x + reach, y));
      const along =
        height >= least - 0.5 || (isPressedAt(target, x, y - reach) && isPressedAt(target, x, y + reach));
      return across && along;
    }

    return [...document.querySelectorAll(kinds)]
      .filter((target) => isShown(target) && !isInSentence(target) && !isLarge(target))
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40) ?? '';
        return `${target.tagName.toLowerCase()} "${name}" ${Math.round(width)} by ${Math.round(height)}`;
      });
  }, LEAST);
}
