import { expect, type Page } from '@playwright/test';

/** What is on every printed page: the firm, the client and the date above it, and the risk and the regulator below. */
export async function expectPrintFrame(page: Page, client: string): Promise<void> {
  const head = page.locator('p').filter({ hasText: /Printed on \d{1,2} \w+ \d{4}$/ });
  await expect(head).toBeVisible();
  await expect(head.getByText('Arkwright Pell Financial Planning', { exact: true })).toBeVisible();
  await expect(head.getByText(client, { exact: true })).toBeVisible();
  const foot = page.locator('p').filter({ hasText: /^The value of investments can go down as well as up/ });
  await expect(foot).toBeVisible();
  await expect(foot).toContainText('is an Appointed Representative');
  await expect(foot).toContainText(/FCA number \d+\.$/);
}
