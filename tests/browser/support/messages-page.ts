import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { goTo } from './sign-in.ts';

/** A conversation of each seeded client. */
export const subject = {
  vip: 'Moving the cash ISA when its rate ends',
  standard: 'Raising my pension contribution',
};

export const conversations = (page: Page) => page.getByRole('region', { name: 'Conversations' });
/** In the page, or on a phone in the header. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { name });
export const messages = (page: Page) => page.getByRole('article').getByRole('listitem');
export const reply = (page: Page) => page.getByLabel('Reply to Ruth Vasey');
export const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

export async function openConversation(page: Page, person: 'vip' | 'standard'): Promise<void> {
  await goTo(page, '/tabs/messages');
  await conversations(page).getByRole('link', { name: subject[person] }).click();
  await expect(heading(page, subject[person])).toBeFocused();
}
