import type { Browser, BrowserContext, Page } from '@playwright/test';
import { goTo, type SignedInPerson, signIn } from './sign-in.ts';

/** Less than the gateway lets a session live without input. */
const keptMs = 5 * 60_000;

/** Pages of clients who are signed in, for tests that only read: they share them, and save a sign-in and a first load each. */
export type Readers = {
  /** The page of a client, at the size and with the colours that a new page has. It shows nothing yet. */
  readonly pageOf: (person: SignedInPerson) => Promise<Page>;
};

type Reader = { readonly page: Page; readonly openedAt: number };

/** `prepare` is done to each new context. */
export function createReaders(
  browser: Browser,
  prepare: (context: BrowserContext) => Promise<void>,
): Readers {
  const readers = new Map<SignedInPerson, Reader>();
  const open = async (person: SignedInPerson): Promise<Page> => {
    await readers.get(person)?.page.context().close();
    const context = await browser.newContext();
    await prepare(context);
    const page = await context.newPage();
    await signIn(page, person);
    readers.set(person, { page, openedAt: Date.now() });
    return page;
  };
  return {
    pageOf: async (person) => {
      const reader = readers.get(person);
      const isUsable = reader && Date.now() - reader.openedAt < keptMs;
      const page = isUsable ? reader.page : await open(person);
      await resetView(page);
      // What a screen holds goes with the screen.
      await goTo(page, '/no/such/page');
      return page;
    },
  };
}

async function resetView(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}
