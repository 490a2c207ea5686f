import type { Browser, Page } from '@playwright/test';
import { goTo, type SignedInPerson, signIn } from './sign-in.ts';
import { setTextSize } from './text-size.ts';

/** Even the slowest test after it (nine minutes) ends before the warning of the idle limit. */
const MAX_AGE_MS = 5 * 60_000;

/**
 * Pages of clients who are signed in, for tests that only read: they share them, and save a sign-in and a first load
 * each.
 */
export type Readers = {
  /** The page of a client, with the size and the colours of a new page. It shows the page for an unknown address. */
  readonly pageOf: (person: SignedInPerson) => Promise<Page>;
};

type Reader = { readonly page: Page; readonly openedAt: number };

export function createReaders(browser: Browser): Readers {
  const readers = new Map<SignedInPerson, Reader>();
  const open = async (person: SignedInPerson): Promise<Page> => {
    await readers.get(person)?.page.context().close();
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, person);
    readers.set(person, { page, openedAt: Date.now() });
    return page;
  };
  return {
    pageOf: async (person) => {
      const reader = readers.get(person);
      const isUsable = reader && Date.now() - reader.openedAt < MAX_AGE_MS;
      const page = isUsable ? reader.page : await open(person);
      // What a screen holds goes with the screen.
      await goTo(page, '/no/such/page');
      await resetView(page);
      return page;
    },
  };
}

async function resetView(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' });
  await setTextSize(page, 'own');
  await page.mouse.move(0, 0);
  await page.unrouteAll();
}
