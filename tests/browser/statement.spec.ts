import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { drawStatement } from '@portal/gateway/draw-statement';
import type { StatementFacts } from '@portal/statement/facts';
import { openKeys } from '@portal/statement/keys';
import { sealStatement, signSummary } from '@portal/statement/sign';
import { fillField, findField } from '@portal/statement/signed-field';
import { verifyStatement } from '@portal/statement/verify';
import {
  expectNoAxeFindings,
  expectRoomForLargeText,
  expectSoundAtEverySize,
} from './support/accessibility-checks.ts';
import { expect, expectNoOverflow, test, viewports } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

function aKey(kid: string) {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  });
  return { kty: 'EC' as const, crv: 'P-256' as const, x, y, d, kid };
}

const keySet = { keys: [aKey('of-the-firm')] };
const keys = await openKeys(keySet);
/** Its id is as long as that of the firm's key, since the signature has to fit into the file. */
const stranger = await openKeys({ keys: [aKey('of-a-fraud!')] });

test.use({ environment: { STATEMENT_KEYS: JSON.stringify(keySet) } });

const result = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function check(page: Page, file: Uint8Array): Promise<void> {
  await page.goto('/verify');
  await page
    .getByLabel('Statement as a PDF')
    .setInputFiles({ name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from(file) });
}

async function factsOf(file: Uint8Array): Promise<StatementFacts> {
  const verification = await verifyStatement(file, async () => keys.published);
  if (verification.result !== 'genuine') throw new Error(`The statement is ${verification.result}`);
  return verification.facts;
}

/** One digit of the day on which the file says that it was made. */
function withOtherDigit(file: Uint8Array): Uint8Array {
  const changed = Buffer.from(file);
  const digit = changed.indexOf('/CreationDate') + '/CreationDate (D:YYY'.length;
  changed[digit] = '0'.charCodeAt(0) + ((changed[digit]! - '0'.charCodeAt(0) + 1) % 10);
  return changed;
}

/** Drawn again with another amount, around what the firm signed. */
async function withOtherAmount(file: Uint8Array, facts: StatementFacts): Promise<Uint8Array> {
  const [first, ...others] = facts.policies;
  const raised = (pence: number | null) => (pence === null ? null : pence + 1);
  const drawn = await drawStatement(
    {
      ...facts,
      policies: [{ ...first!, value: raised(first!.value), share: raised(first!.share) }, ...others],
      total: raised(facts.total),
    },
    stranger.signing,
  );
  const [signed, field] = [await findField(file), await findField(drawn)];
  if (typeof signed === 'string' || typeof field === 'string') throw new Error('No signature was found');
  return fillField(drawn, field, signed.content);
}

test('P-15, P-16, P-54, P-55: a statement is ordered, and anybody finds out that it is genuine, changed, or signed by somebody else', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}) => {
  test.slow();
  const [saved, anybody] =
    await test.step('a client orders it from the policies, and it is saved', async () => {
      await page.setViewportSize(viewports.wide);
      await signIn(page, 'vip');
      await page.getByRole('link', { name: 'Make a statement of holdings' }).click();
      await expect(
        page.getByRole('heading', { level: 2, name: 'Make a statement of holdings' }),
      ).toBeVisible();
      await expect(page.getByRole('radio', { name: 'An earlier day' })).toBeVisible();
      await expectSoundAtEverySize(page);
      await page.getByRole('radio', { name: 'An earlier day' }).check();
      await page.getByRole('radio', { name: 'Policies that you choose' }).check();
      await expectRoomForLargeText(page);
      await page.reload();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Make the statement' }).click();
      const file = await download;
      await expect(page.getByRole('heading', { level: 2, name: 'Your statement is ready' })).toBeFocused();
      await expect(page.getByText(file.suggestedFilename())).toBeVisible();
      await expectNoOverflow(page);
      const visitor = await browser.newPage({ baseURL: baseURL!, serviceWorkers: 'block' });
      return [await readFile(await file.path()), visitor] as const;
    });
  const complaints: string[] = [];
  anybody.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  anybody.on('pageerror', (error) => complaints.push(error.message));
  const facts = await factsOf(saved);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(facts.day),
  );

  await test.step('without an account the file is genuine, with name and day, and no request has anything of it', async () => {
    const bodies: (string | null)[] = [];
    const addresses: string[] = [];
    anybody.on('request', (request) => {
      bodies.push(request.postData());
      addresses.push(request.url());
    });
    await check(anybody, saved);
    await expect(result(anybody, 'This statement is genuine')).toBeFocused();
    await expect(anybody.getByText(`issued it for Imogen Hartnoll, as at ${day}`)).toBeVisible();
    await expect(anybody.getByRole('cell', { name: 'Same' })).toHaveCount(facts.policies.length + 1);
    await expect(anybody.getByText('Different')).toHaveCount(0);
    await expectSoundAtEverySize(anybody);
    await expectRoomForLargeText(anybody);
    expect(bodies.filter(Boolean)).toEqual([]);
    expect(addresses.filter((address) => /Hartnoll|eyJ/.test(address))).toEqual([]);
    expect(
      await anybody.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage))),
    ).toEqual([]);
  });

  await test.step('one digit changed, an amount replaced, and another key are refused, each with its sentence', async () => {
    await anybody.setViewportSize(viewports.wide);
    await check(anybody, withOtherDigit(saved));
    await expect(result(anybody, 'This file has been changed')).toBeFocused();
    await check(anybody, await withOtherAmount(saved, facts));
    await expect(result(anybody, 'Figures on this statement have been replaced')).toBeFocused();
    await expect(anybody.getByRole('row', { name: facts.policies[0]!.name })).toContainText('Different');
    await expectNoAxeFindings(anybody);
    await check(
      anybody,
      await sealStatement(saved, { ...facts, keyId: stranger.signing.keyId }, stranger.signing),
    );
    await expect(result(anybody, 'Not signed by the firm')).toBeFocused();
  });

  await test.step('the code on paper leads to its summary, and leaves the address', async () => {
    await anybody.setViewportSize(viewports.phone);
    const code = await signSummary(facts, keys.signing);
    await anybody.goto(`/verify#s=${code}`);
    await expect(result(anybody, 'This code is genuine')).toBeFocused();
    expect(anybody.url()).toBe(`${baseURL}/verify`);
    await expectNoOverflow(anybody);
    await anybody.goto(`/verify#s=${code.slice(0, -9)}`);
    await expect(result(anybody, 'The code is not complete')).toBeFocused();
  });
  expect([...complaints, ...consoleErrors]).toEqual([]);
  await anybody.close();
});

test('P-76: while amounts are hidden a statement with them is made only after a question, which another choice takes back', async ({
  page,
}) => {
  await signIn(page, 'standard');
  await page.getByRole('button', { name: 'Hide amounts' }).click();
  await page.getByRole('link', { name: 'Make a statement of holdings' }).click();
  const make = page.getByRole('button', { name: 'Make the statement' });
  const question = page.getByRole('alert').filter({ hasText: 'the statement will show them' });
  await make.click();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.getByRole('radio', { name: 'Without amounts' }).check();
  await expect(question).toBeHidden();
  await page.getByRole('radio', { name: 'With amounts', exact: true }).check();
  await make.click();
  const download = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Make it with amounts' }).click();
  const facts = await factsOf(await readFile(await (await download).path()));
  expect(facts.withAmounts).toBe(true);
});
