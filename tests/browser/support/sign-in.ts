import { expect, type Page } from '@playwright/test';
import { seededPeople, seedPassword } from '@portal/prisma/seed/people';
import { currentCode } from './one-time-code.ts';
import { signInThere } from './sign-in-page.ts';

export type PersonName = 'vip' | 'standard' | 'setup' | 'terms' | 'lockout' | 'locked' | 'empty' | 'large';

/** The mail address of a seeded client. */
export function addressOf(name: PersonName): string {
  return `${name}@portal.example.com`;
}

/** The base32 secret of a seeded client's second factor. */
export function secretOf(name: PersonName): string {
  const person = seededPeople.find((candidate) => candidate.email === addressOf(name));
  if (!person?.totpSecret) throw new Error(`${name} has no second factor`);
  return person.totpSecret;
}

/** Types the address and the password, as the first two steps ask. */
export async function enterPassword(
  page: Page,
  name: PersonName,
  password: string = seedPassword,
): Promise<void> {
  await page.goto('/login/form');
  await page.getByLabel('Email Address').fill(addressOf(name));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/**
 * Signs out, until the login form asks for an address: before that the client is still signed in, and passes the form
 * by.
 */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(page.getByLabel('Email Address')).toBeVisible();
}

/** Signs out as `signOut` does, without loading the portal again. */
export async function signOutInPlace(page: Page): Promise<void> {
  await showAddress(page, '/logout');
  await expect(page.getByLabel('Email Address')).toBeVisible();
}

/** Types a one-time code at the step that asks for it. Its sixth digit sends it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Enter verification code').fill(code);
}

/** A seeded client who can sign in without a further step. */
export type SignedInPerson = 'vip' | 'standard' | 'lockout' | 'locked' | 'empty' | 'large';

const withSecondFactor: ReadonlySet<PersonName> = new Set(['vip', 'lockout', 'locked']);

/** Signs a seeded client in and opens a page, until it is filled. The steps of signing in have tests of their own. */
export async function signIn(page: Page, name: SignedInPerson, path = '/tabs/policies'): Promise<void> {
  await startSession(page, name);
  await openPath(page, path);
}

/** Signs a seeded client in, and opens no page of the portal yet. */
export function startSession(page: Page, name: SignedInPerson): Promise<void> {
  const code = withSecondFactor.has(name) ? currentCode(secretOf(name)) : undefined;
  return signInThere(page, { email: addressOf(name), password: seedPassword, code });
}

/** Opens a page of someone who is signed in, until it is filled. */
export async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectArrived(page, path);
}

const elsewhere = '/no/such/page';

/**
 * Goes to another page of the portal as Back and Forward do, until it is filled. The client stays loaded, which takes a
 * fifth of the processor time of `openPath`; that each page also opens directly is what children-of-tabs.spec.ts is
 * about.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const wanted = new URL(path, page.url()).pathname;
  // A change of the query alone shows in no way when its page has come.
  if (wanted === new URL(page.url()).pathname) await goTo(page, elsewhere);
  await showAddress(page, path);
  await expect.poll(() => page.title(), path).not.toBe('');
  await expectArrived(page, path);
}

/** Puts an address into the history, and has the client show its page as after Back and Forward. */
async function showAddress(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    // A page writes its title when it arrives, so no title means that the page before is still shown.
    document.title = '';
    history.pushState({ key: crypto.randomUUID(), idx: (history.state?.idx ?? 0) + 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** The page is filled, and is the one that was asked for. */
async function expectArrived(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
  // A thousand policies take a while on a busy machine.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 90_000 });
}

/** Signs a seeded client in through every step on the screen, until the policies show. */
export async function signInByForm(page: Page, name: SignedInPerson): Promise<void> {
  await enterPassword(page, name);
  if (withSecondFactor.has(name)) await enterCode(page, currentCode(secretOf(name)));
  await page.waitForURL('**/tabs/policies');
  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible();
}

/**
 * Holds what the welcome waits for, so that it is seen however fast the machine is. Call before the sign-in, and the
 * result to let it go on.
 */
export async function holdWelcome(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(/\/trpc\/[^?]*insights\.authors/, async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

/** After the first code of a set-up at sign-in: the recovery codes, where the firm has them, and then the policies. */
export async function finishSetUp(page: Page): Promise<void> {
  const keep = page.getByRole('button', { name: 'I have saved them' });
  await keep.or(page.getByRole('heading', { level: 1, name: 'Policies' })).waitFor();
  if (await keep.isVisible()) await keep.click();
  await page.waitForURL('**/tabs/policies');
}
