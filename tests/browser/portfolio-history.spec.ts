import { readBridge, sumOf } from './support/bridge.ts';
import { expect, expectNoOverflow, readingAs, viewports } from './support/fixtures.ts';
import { main, part } from './support/landmarks.ts';
import { goTo } from './support/sign-in.ts';

for (const { basis, address } of [
  { basis: 'by share', address: '/tabs/policies' },
  { basis: 'in full', address: '/tabs/policies?joint=whole' },
])
  readingAs('vip')(
    `P-24, P-70: the total over time ends with the total above it, and its lines add up in every range, ${basis}`,
    async ({ page }) => {
      await page.setViewportSize(viewports.wide);
      await goTo(page, address);
      const history = part(page, 'Total value over time');
      const table = history.getByRole('table', { name: 'How the total changed' });
      await expect(table).toBeVisible();
      const total = Math.round(
        Number(await part(page, 'Total value').locator('data').first().getAttribute('value')) * 100,
      );
      expect(total).toBeGreaterThan(0);
      const opening = table.locator('tbody th').first();
      const openings: { range: string; day: string }[] = [];
      for (const radio of await history
        .getByRole('group', { name: 'Range of the total' })
        .getByRole('radio')
        .all()) {
        // Of two ranges beside each other, no two start on the same day.
        const before = await opening.innerText();
        await radio.check();
        await expect(opening).not.toHaveText(before, { useInnerText: true });
        await expect(history.locator('[aria-busy="true"]')).toHaveCount(0);
        const lines = await readBridge(table);
        const shown = await radio.evaluate((input) => input.parentElement?.textContent);
        openings.push({ range: shown ?? '', day: lines.opening.name });
        expect.soft(lines.closing.pence, `${shown}: the total`).toBe(total);
        expect.soft(lines.opening.pence + sumOf(lines.changes), `${shown}: the lines`).toBe(total);
      }
      // The tax year may start on the day of another range.
      const days = openings.filter(({ range }) => !range.startsWith('Tax year')).map(({ day }) => day);
      expect(days.length).toBeGreaterThan(4);
      expect(new Set(days).size).toBe(days.length);
    },
  );

readingAs('vip')('P-24: the total over time is read by keyboard alone', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await goTo(page, '/tabs/policies');
  const slider = main(page).getByRole('slider', { name: 'Total value by date' });
  await expect(slider).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await slider.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(slider).toBeFocused();
  const spoken =
    /^\d{1,2} \w+ \d{4}, value £[\d,]+, net paid in £[\d,]+(, [\d.]+% valued more than 30 days earlier)?(, .+ the total)?$/;
  await expect(slider).toHaveAttribute('aria-valuetext', spoken);
  const last = await slider.getAttribute('aria-valuetext');
  await page.keyboard.press('Home');
  await expect(slider).not.toHaveAttribute('aria-valuetext', last ?? '');
  await expect(slider).toHaveAttribute('aria-valuetext', spoken);
});

readingAs('vip')(
  'P-61: older values and a policy that joined are in the legend, in the reading and in the table',
  async ({ page }) => {
    await page.setViewportSize(viewports.phone);
    await goTo(page, '/tabs/policies');
    const history = part(page, 'Total value over time');
    const slider = history.getByRole('slider', { name: 'Total value by date' });
    await expect(slider).toBeVisible();
    for (const key of ['Share valued more than 30 days earlier', 'A policy joined the total'])
      await expect(history.getByRole('listitem').filter({ hasText: key })).toBeVisible();
    await slider.focus();
    await page.keyboard.press('Home');
    const reading = async () => (await slider.getAttribute('aria-valuetext')) ?? '';
    const days = Number(await slider.getAttribute('aria-valuemax'));
    const readings: string[] = [await reading()];
    for (let day = 1; day <= days; day += 1) {
      await page.keyboard.press('ArrowRight');
      await expect(slider).toHaveAttribute('aria-valuenow', String(day));
      readings.push(await reading());
      if (readings.at(-1)?.endsWith('Rainy-day cash ISA joined the total')) break;
    }
    expect(readings.at(-1)).toMatch(
      /, [\d.]+% valued more than 30 days earlier, Rainy-day cash ISA joined the total$/,
    );
    expect(readings[0]).not.toMatch(/earlier|joined/);
    await expect(history.getByText(/Rainy-day cash ISA joined the total\.$/)).toBeVisible();
    await history.getByText('Show the figures as a table').click();
    const day = /^\d+ \w+ \d+/.exec(readings.at(-1) ?? '')?.[0];
    await expect(
      history.getByRole('rowheader', {
        name: new RegExp(`^${day}.*earlier.*Rainy-day cash ISA joined the total$`),
      }),
    ).toBeVisible();
    await expectNoOverflow(page);
  },
);
