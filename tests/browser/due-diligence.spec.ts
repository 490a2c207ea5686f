import { expect, readingAs, test, viewports } from './support/fixtures.ts';
import {
  latestYear,
  openDueDiligence,
  openInformation,
  openReport,
  panel,
  previousYear,
} from './support/information-pages.ts';
import { main } from './support/landmarks.ts';
import { expectPrintFrame } from './support/print.ts';
import { addressOf, goTo } from './support/sign-in.ts';

/** As the address has a year: 2025-26. */
const inAddress = (year: string) => year.replace('/', '-');

test('P-3, R-36: the financial year is in the address, which opens after sign-in, and Back returns to its row', async ({
  page,
}) => {
  await page.setViewportSize(viewports.wide);
  await page.goto(`/tabs/information/due-diligence?year=${inAddress(previousYear)}`);
  await page.getByLabel('Email Address').fill(addressOf('standard'));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill('Portal-Demo-2026!');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(main(page).getByText(`Financial year ${previousYear}`)).toBeVisible();
  await expect(page).toHaveTitle(`Due diligence ${previousYear} · Noonmark`);
  const verdict = panel(page)
    .getByRole('row', { name: /Castlegate Trustees/ })
    .getByRole('cell')
    .first();
  await expect(verdict).toHaveText('Approved with conditions');
  const row = main(page).getByRole('link', { name: new RegExp(`^${latestYear}`) });
  await row.click();
  await expect(page).toHaveURL(new RegExp(`year=${inAddress(latestYear)}$`));
  await expect(verdict).toHaveText('Approved');
  await page.goBack();
  await expect(main(page).getByText(`Financial year ${previousYear}`)).toBeVisible();
  await expect(row).toBeFocused();
});

readingAs('vip')(
  'P-4, P-46: the panel says verdict, change and score, and narrows by verdict and kind',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await openDueDiligence(page);
    const row = panel(page).getByRole('row', { name: /Castlegate Trustees/ });
    await expect(row.getByRole('cell')).toHaveText([
      'Approved',
      'Up from Approved with conditions',
      /^4\.\d of 5$/,
    ]);
    await expect(row).toContainText('you hold 1');
    await panel(page)
      .getByRole('button', { name: /^Watch/ })
      .click();
    await expect(panel(page).getByRole('row')).toHaveCount(2);
    await panel(page).getByLabel('Kind').selectOption('Platform');
    await expect(panel(page).getByText('No providers match')).toBeVisible();
    await expect(page).toHaveURL(/\?verdict=watch&segment=Platform$/);
    await page.reload();
    await expect(panel(page).getByText('No providers match')).toBeVisible();
  },
);

readingAs('standard')(
  'P-4, P-17, R-35: on a phone Back leads from a report to the panel as it was left',
  async ({ page }) => {
    await page.setViewportSize(viewports.phone);
    await openInformation(page);
    await main(page).getByRole('link', { name: 'Due diligence', exact: true }).click();
    await expect(panel(page).getByRole('link', { name: 'Brackenfield' })).toBeVisible();
    await panel(page)
      .getByRole('button', { name: /^Removed/ })
      .click();
    await expect(panel(page).getByRole('link')).toHaveText(['Harbottle Hale International']);
    await panel(page).getByRole('link').click();
    await expect(page).toHaveTitle(`Harbottle Hale International, report ${latestYear} · Noonmark`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/tabs/information/due-diligence?verdict=removed');
    await expect(panel(page).getByRole('link')).toHaveText(['Harbottle Hale International']);
  },
);

readingAs('vip')(
  'P-17, P-57: a report on both routes, its contents by keyboard, its charges in pounds',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await openReport(page, 'Brackenfield');
    await expect(main(page).getByText(`Report ${latestYear} · Platform`)).toBeVisible();
    await expect(main(page).getByText(/^Up 0\.\d from 4\.\d the year before$/)).toBeVisible();
    await expect(main(page).getByRole('table', { name: 'Charges by amount' }).getByRole('row')).toHaveText([
      /Amount held/,
      /First £250,000.*0\.29%/,
      /£250,000 to £1,000,000.*0\.18%/,
      /Above £1,000,000.*0\.08%/,
    ]);
    const contents = main(page).getByRole('navigation', { name: 'Sections of this report' });
    await contents.getByRole('link', { name: 'Service' }).press('Enter');
    await expect(main(page).getByRole('region', { name: 'Service' })).toBeFocused();
    await expect(main(page).getByRole('region', { name: 'Service' })).toBeInViewport();

    const [, providerId] = /report\/([\w-]+)/.exec(page.url()) ?? [];
    await goTo(page, `/tabs/information/due-diligence/report/${providerId}`);
    await expect(main(page).getByText(`Report ${latestYear} · Platform`)).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 2, name: 'Brackenfield' })).toBeVisible();
  },
);

readingAs('standard')('P-17, P-32: a report prints without what only a screen needs', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await openReport(page, 'Brackenfield');
  await expect(main(page).getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(main(page).getByRole('region', { name: 'The panel of that year' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })).toHaveCount(0);
  await expect(main(page).getByRole('heading', { name: 'Fair value and target market' })).toBeVisible();
  await expectPrintFrame(page, 'Daniel Okafor');
});
