import type { Locator, Page } from '@playwright/test';
import { expectSoundAtEverySize } from './support/accessibility-checks.ts';
import { expect, expectNoOverflow, test, viewports } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

/** A PDF of these objects, with the table of their offsets that a reader needs. */
function pdfOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(file, 'latin1');
}

const lines = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
const script = '<< /S /JavaScript /JS (globalThis.ran = true; app.alert\\("ran"\\)) >>';
const link = (top: number, action: string) =>
  `<< /Type /Annot /Subtype /Link /Rect [70 ${top} 300 ${top + 20}] ${action} >>`;

/** Where the links of the first page start, from its lower edge. */
const linkTops = { outside: 700, secondPage: 650, script: 600, scriptAddress: 550 };

/** Two pages: scripts that would run on opening and on a press, a link to the outside, and one to the second page. */
const withScripts = pdfOf([
  `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} /Names << /JavaScript << /Names [(a) ${script}] >> >> >>`,
  '<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R /AA << /O ${script} >> /Annots [
    ${link(linkTops.outside, '/A << /S /URI /URI (https://rates.example.com/today) >>')} ${link(linkTops.secondPage, '/Dest [6 0 R /Fit]')} ${link(linkTops.script, `/A ${script}`)} ${link(linkTops.scriptAddress, '/A << /S /URI /URI (javascript:globalThis.ran=true) >>')}] >>`,
  lines('BT /F 24 Tf 72 760 Td (Fees of your policies) Tj ET'),
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 5 0 R >> >> /Contents 7 0 R >>',
  lines('BT /F 24 Tf 72 760 Td (What changes next year) Tj ET'),
]);

const pages = (page: Page) => page.getByRole('region', { name: /^Pages of / });
const pageOf = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Page ${number} of`) });
const zoom = (page: Page) => page.getByRole('status', { name: 'Zoom' });
const pageNumber = (page: Page) => page.getByLabel(/^Page/).and(page.getByRole('textbox'));

/** Clicks where a link of the page is, even if the viewer does not show it as one. */
async function press(sheet: Locator, top: number): Promise<void> {
  const box = await sheet.boundingBox();
  if (box === null) throw new Error('The page is not drawn');
  const { width, height } = box;
  await sheet.click({ position: { x: (width * 185) / 595, y: (height * (842 - top - 10)) / 842 } });
}

/** A script that had run in the page would have left its mark. Another load of the page would remove it. */
async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
}

/** The firm gives these bytes, whichever document is opened. */
async function firmGives(page: Page, body: Buffer): Promise<void> {
  await page.unrouteAll();
  await page.route('**/documents/*/content', (route) =>
    route.fulfill({ body, contentType: 'application/pdf' }),
  );
  await page.reload();
}

test('P-18, P-51, SEC-G18, SEC-G41: a document is read in the page, on a phone and on a wide screen; nothing in it runs, and no link is followed unasked', async ({
  page,
  context,
  consoleErrors,
}) => {
  test.slow();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await test.step('from the list to its pages, which have their text and are sound at every size', async () => {
    await page.setViewportSize(viewports.wide);
    await signIn(page, 'vip', '/tabs/documents?kind=valuation_report');
    await page.getByRole('region', { name: 'Documents', exact: true }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/tabs\/documents\/view\//);
    await expect(pageOf(page, 1).locator('canvas')).toBeVisible();
    await expect(pageOf(page, 1)).toContainText(/\w{3}/);
    await expectSoundAtEverySize(page);
    await page.setViewportSize(viewports.wide);
  });

  await test.step('it is saved as it is', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step('a PDF with scripts is a PDF: its text is selected, its pages are turned and enlarged by keys', async () => {
    await firmGives(page, withScripts);
    await pageOf(page, 1).getByText('Fees of your policies').selectText();
    expect(await page.evaluate(() => String(getSelection()).trim())).toBe('Fees of your policies');
    await pages(page).focus();
    await page.keyboard.press('+');
    await expect(zoom(page)).toHaveText('125 %');
    await page.keyboard.press('-');
    await expect(zoom(page)).toHaveText('100 %');
    await page.keyboard.press('End');
    await expect(pageNumber(page)).toHaveValue('2');
    await expect(pageOf(page, 2).locator('canvas')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(pageNumber(page)).toHaveValue('1');
    await page.getByRole('button', { name: 'Go to page 2' }).click();
    await expect(pageNumber(page)).toHaveValue('2');
    await page.keyboard.press('Home');
  });

  await test.step('a link that is a script leads nowhere', async () => {
    await expect(pageOf(page, 1).getByRole('button')).toHaveCount(2);
    // The same click does hit a link that leads somewhere.
    await press(pageOf(page, 1), linkTops.outside);
    const question = page.getByRole('dialog', { name: 'Open this link?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await press(pageOf(page, 1), linkTops.script);
    await press(pageOf(page, 1), linkTops.scriptAddress);
    // Anything that these opened would be there before what the next click opens, and a dialog would cover that link.
    await press(pageOf(page, 1), linkTops.outside);
    await expect(question).toContainText('rates.example.com');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect(context.pages()).toHaveLength(1);
    await expectNothingRan(page);
  });

  await test.step('on a phone it fits, and a link asks before it leads outside', async () => {
    await page.setViewportSize(viewports.phone);
    await expect(pageOf(page, 1).locator('canvas')).toBeVisible();
    await expectNoOverflow(page);
    await context.route('https://rates.example.com/**', (route) => route.fulfill({ body: 'Rates' }));
    await page.getByRole('button', { name: /^Link to/ }).click();
    const question = page.getByRole('dialog', { name: 'Open this link?' });
    await expect(question).toContainText('This link leads to rates.example.com, outside the portal.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect(context.pages()).toHaveLength(1);
    await page.getByRole('button', { name: 'Link to rates.example.com' }).click();
    const opened = context.waitForEvent('page');
    await question.getByRole('button', { name: 'Open the link' }).click();
    const outside = await opened;
    await outside.waitForURL('https://rates.example.com/today');
    expect(await outside.evaluate(() => window.opener)).toBeNull();
    await outside.close();
    await expectNothingRan(page);
  });

  await test.step('a damaged file says so', async () => {
    await firmGives(page, Buffer.from('%PDF-1.7 and nothing else'));
    await expect(page.getByText('This PDF is damaged and cannot be shown here.')).toBeVisible();
  });

  // A script that had run would also have opened a dialog, or be what the page's policy reports as an error.
  expect(dialogs).toEqual([]);
  expect(consoleErrors).toEqual([]);
});
