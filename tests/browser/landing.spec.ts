import { expectSoundAtEverySize } from './support/accessibility-checks.ts';
import { expect, readingAsStranger as test } from './support/fixtures.ts';

test("R-1: the landing page pitches, signs in, and leads to support and to the firm's own pages", async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText(/professional due diligence/i).first()).toBeVisible();
  await expect(page.getByText(/top-tier solutions/i).first()).toBeVisible();
  await expect(page.getByText(/real-time valuations/i).first()).toBeVisible();
  for (const name of [/about/i, /terms/i, /privacy/i]) {
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', /^https:\/\//);
  }
  await page
    .getByRole('link', { name: /contact support/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/support|step=contactSupport/);
  await page.goBack();
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL(/\/login\/form/);
});

test('R-1, R-14: the landing page is sound at every size, light and dark', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSoundAtEverySize(page);
});

test('R-1, R-14: the figure of eight is whole at every width, and a line says what it is', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [320, 360, 390, 430, 768, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    const figure = page.getByRole('figure');
    await expect(figure).toContainText('the position of the sun at midday through the year');
    const curve = figure.locator('svg path').last();
    await expect(curve).toBeVisible();
    const [drawn, frame] = [await curve.boundingBox(), await figure.boundingBox()];
    expect(drawn?.x, `${width} px`).toBeGreaterThanOrEqual(0);
    expect((drawn?.x ?? 0) + (drawn?.width ?? Number.NaN), `${width} px`).toBeLessThanOrEqual(width);
    expect(drawn?.y, `${width} px`).toBeGreaterThanOrEqual(frame?.y ?? Number.NaN);
    const caption = await figure.getByText('The dot is today.').boundingBox();
    const end = (drawn?.y ?? 0) + (drawn?.height ?? Number.NaN);
    expect(end, `${width} px`).toBeLessThanOrEqual(caption?.y ?? Number.NaN);
  }
});
