import { readFileSync } from 'node:fs';
import { seedPassword } from '@portal/prisma/seed/people';
import { type ReportReceiver, startReportReceiver } from '../support/report-receiver.ts';
import { test as base, expect } from './support/fixtures.ts';
import { currentCode } from './support/one-time-code.ts';
import { addressOf, enterCode, enterPassword, secretOf } from './support/sign-in.ts';

const [gatewayProject, webProject] = [1, 2] as const;

const test = base.extend<{ receiver: ReportReceiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
  receiver: async ({}, use) => {
    const receiver = await startReportReceiver();
    await use(receiver);
    await receiver.close();
  },
  environment: async ({ receiver }, use) => {
    await use({
      SENTRY_DSN: receiver.dsnOf(gatewayProject),
      WEB_SENTRY_DSN: receiver.dsnOf(webProject),
      SENTRY_RELEASE: 'portal@test',
    });
  },
  // What reports is one for a whole process.
  ownProcesses: true,
});

test('S-7: errors and traces of the gateway and of the browser are reported, and nothing of a person is in them', async ({
  page,
  receiver,
  stack,
  consoleErrors,
}, info) => {
  test.slow();
  const canaries = ['Canary-Password-1!', 'CANARY-INVITE-CODE', 'CANARY-RESET-CODE', 'canary-in-a-message'];
  await page.goto('/invite/CANARY-INVITE-CODE');
  await expect(page.getByText('Invite not found')).toBeVisible();
  await page.goto('/password-reset/CANARY-RESET-CODE?utm=canary-in-a-message');
  await expect(page.getByRole('button', { name: 'Set Password' })).toBeVisible();

  await enterPassword(page, 'vip', 'Canary-Password-1!');
  await expect(page.getByRole('alert')).toHaveText(/Incorrect password/);
  await page.getByLabel('Password', { exact: true }).fill(seedPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  const code = currentCode(secretOf('vip'));
  const sent = page.waitForRequest(
    (request) => /policies\.list/.test(request.url()) && 'authorization' in request.headers(),
  );
  await enterCode(page, code);
  const headers = await (await sent).allHeaders();
  await page.waitForURL('**/tabs/policies');
  await page.goto('/tabs/account');
  await expect(page.getByText(addressOf('vip')).first()).toBeVisible();

  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('canary-in-a-message of an error');
    });
    void Promise.reject(new RangeError('canary-in-a-message of a promise'));
  });
  const web = receiver.of(webProject);
  await expect.poll(() => web.items('event').length).toBeGreaterThanOrEqual(2);

  await stack.stopMock();
  await page.goto('/tabs/insights');
  const gateway = receiver.of(gatewayProject);
  await expect.poll(() => gateway.items('event').length).toBeGreaterThan(0);
  await page.goto('about:blank');
  await stack.stop();

  const token = (headers.authorization ?? '').replace(/^\w+ /, '');
  const hidden = [
    ...canaries,
    seedPassword,
    code,
    secretOf('vip'),
    token,
    ...token.split('.').filter((part) => part.length > 20),
    ...Object.entries(headers).flatMap(([name, value]) => (name === 'dpop' ? [value] : [])),
    addressOf('vip'),
    'portal.example.com',
    'Imogen',
    'Hartnoll',
    '01632',
    headers['x-device-id'] ?? '',
  ].filter((canary) => canary !== '');
  expect(hidden.length).toBeGreaterThan(12);
  const log = ['gateway.log', 'mock-api.log'].map((file) =>
    readFileSync(info.outputPath('stack', file), 'utf8'),
  );
  const told = [web.text(), gateway.text(), ...log].join('\n');
  expect(hidden.filter((canary) => isIn(told, canary) || isIn(told, encodeURIComponent(canary)))).toEqual([]);
  expect(web.spanNames()).toEqual(
    expect.arrayContaining(['pageload /password-reset/:code', 'pageload /invite/:code']),
  );
  expect(gateway.spanNames()).toEqual(
    expect.arrayContaining(['POST /trpc/authentication.signIn', 'POST /v1/authentication/create']),
  );
  const kinds = web
    .items('event')
    .map(({ exception }) => (exception as { values: { type: string }[] }).values[0]?.type);
  expect(kinds).toEqual(expect.arrayContaining(['TypeError', 'RangeError']));
  expect(gateway.items('event')[0]).toMatchObject({
    tags: { appCode: 'UPSTREAM_DOWN' },
    release: 'portal@test',
  });

  expect(consoleErrors.filter((message) => /Content Security Policy/i.test(message))).toEqual([]);
});

/** Digits count where they are a number by themselves: a time or an id may hold any six of them by chance. */
function isIn(text: string, canary: string): boolean {
  return /^\d+$/.test(canary)
    ? new RegExp(`(?<![\\w.])${canary}(?![\\w.])`).test(text)
    : text.includes(canary);
}

base(
  'S-7: without a DSN nothing of it is fetched, and the page may speak to nobody but its own origin',
  async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    const answer = await page.goto('/login/form');
    await page.waitForLoadState('networkidle');
    expect(files.filter((file) => /\/assets\/reporting/.test(file))).toEqual([]);
    expect(answer?.headers()['content-security-policy']).toContain("connect-src 'self';");
  },
);
