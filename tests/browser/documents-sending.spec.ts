import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { documentsFolderOf } from '@portal/prisma/documents/store';
import { createQaDriver } from '@portal/qa-driver/qa-driver';
import { aPhoto, hasBytes, latitudeBytes } from '../../apps/web/src/test/build/a-photo.ts';
import { expectRoomForLargeText, expectSoundAtEverySize } from './support/accessibility-checks.ts';
import { startCuttingRelay } from './support/cutting-relay.ts';
import { expect, test, viewports } from './support/fixtures.ts';
import { main, part } from './support/landmarks.ts';
import { addressOf, goTo, signIn, startSession } from './support/sign-in.ts';
import type { Stack } from './support/stack.ts';

test.use({ environment: { QA_CONTROLS: '1' } });

const request = (page: Page): Locator => part(page, 'The request');
const step = (page: Page): Locator => request(page).locator('[aria-current=step]');

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer } | string) {
  await page.locator('input[type=file]:not([capture])').setInputFiles(file);
}

/** A photo with a location in it; another orientation makes another file. */
const photo = (name: string, orientation: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(aPhoto({ orientation })),
});

/** The JPEGs that the firm keeps. */
function keptPhotos({ databaseFile }: Stack): Buffer[] {
  const folder = documentsFolderOf(databaseFile);
  const files = globSync(join(folder, '[0-9a-f][0-9a-f]/*')).map((file) => readFileSync(file));
  return files.filter((bytes) => bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff)));
}

test('P-34, P-36: on a phone and wide, a request is answered with a photo without its location, rejected with a reason, sent again and accepted', async ({
  page,
  stack,
}) => {
  test.slow();
  const person = createQaDriver({ baseUrl: stack.mockUrl }).person(addressOf('standard'));
  await startSession(page, 'standard');
  for (const [index, viewport] of [viewports.phone, viewports.wide].entries()) {
    await page.setViewportSize(viewport);
    const title = `Proof of your address ${index + 1}`;
    const { uuid } = await person.askForDocument({ title, due_on: '2099-12-31' });
    const photosBefore = keptPhotos(stack).length;

    await test.step('the notification leads to the request', async () => {
      await page.goto('/tabs/notifications');
      await main(page)
        .getByRole('link', { name: new RegExp(title) })
        .first()
        .click();
      await main(page).getByRole('link', { name: 'See what we ask for' }).click();
      await expect(page).toHaveURL(new RegExp(`/tabs/documents/requests/${uuid}$`));
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(step(page)).toHaveText(/Send it/);
    });

    await test.step('a photo is sent without its location', async () => {
      await choose(page, photo('bill.jpg', 1 + index));
      await expect(
        request(page).getByText('It is sent without location and camera data.', { exact: true }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(
        request(page).getByText('Sent. It was not checked for viruses.', { exact: true }),
      ).toBeVisible();
      await expect(step(page)).toHaveText(/With us/);
      const photos = keptPhotos(stack);
      expect(photos).toHaveLength(photosBefore + 1);
      expect(photos.some((bytes) => hasBytes(bytes, latitudeBytes))).toBe(false);
    });

    await test.step('it is rejected, and says why', async () => {
      await person.rejectDocument('The date on the bill cannot be read.');
      await page.reload();
      await expect(
        request(page).getByText('The date on the bill cannot be read.', { exact: true }),
      ).toBeVisible();
      await expect(step(page)).toHaveText(/Not accepted/);
    });

    await test.step('another photo is sent and accepted', async () => {
      await choose(page, photo('bill again.jpg', 7 + index));
      await expect(page.getByRole('button', { name: 'Remove bill again.jpg' })).toBeVisible();
      if (index === 0) {
        await expectSoundAtEverySize(page);
        await page.setViewportSize(viewport);
      }
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(step(page)).toHaveText(/With us/);
      await person.acceptDocument();
      await page.reload();
      await expect(request(page).getByText('Accepted').first()).toBeVisible();
      await expect(step(page)).toHaveCount(0);
      await expect(part(page, 'What you sent').getByRole('link')).toHaveCount(2);
    });
  }
  await expectRoomForLargeText(page);
});

test.describe('over a line that is cut', () => {
  const relayTest = test.extend<{ relay: Awaited<ReturnType<typeof startCuttingRelay>> }>({
    relay: async ({ stack }, use) => {
      const relay = await startCuttingRelay(stack.portalUrl);
      await use(relay);
      relay.stop();
    },
    baseURL: async ({ relay }, use) => {
      await use(relay.url);
    },
  });

  relayTest(
    'P-14, P-40, SEC-I7: 50 MB that are cut off in the middle and tried again are one document',
    async ({ page, stack, relay, consoleErrors }, info) => {
      test.slow();
      const person = createQaDriver({ baseUrl: stack.mockUrl }).person(addressOf('standard'));
      const { uuid } = await person.askForDocument({ title: 'Your accounts of ten years' });
      const file = info.outputPath('accounts.txt');
      writeFileSync(file, 'One line of the accounts of ten years.\n'.repeat(1_350_000));
      await signIn(page, 'standard', `/tabs/documents/requests/${uuid}`);
      await choose(page, file);
      relay.cutAfter(25_000_000);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(request(page).getByText(/^The connection was lost/)).toBeVisible({ timeout: 90_000 });
      expect((await person.documentRequests()).find((known) => known.uuid === uuid)?.state).toBe('asked');
      relay.mend();
      await page.getByRole('button', { name: 'Try again: accounts.txt' }).click();
      await expect(step(page)).toHaveText(/With us/, { timeout: 90_000 });
      const known = (await person.documentRequests()).find((candidate) => candidate.uuid === uuid);
      expect(known?.documents).toHaveLength(1);
      await goTo(page, '/tabs/documents');
      await expect(
        part(page, 'Documents').getByRole('link', { name: /Your accounts of ten years/ }),
      ).toHaveCount(1);
      // The browser itself logs an error for a request that was cut off.
      expect(consoleErrors.filter((text) => !text.includes('net::ERR_'))).toEqual([]);
    },
  );
});
