import { readFileSync } from 'node:fs';
import { seedPassword } from '@portal/prisma/seed/people';
import { type ReportReceiver, startReportReceiver } from '../support/report-receiver.ts';
import { test as base, expect, readingAsStranger, withoutPortal } from './support/fixtures.ts';
import { callsOf, expectQuiet } from './support/gateway-calls.ts';
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
  // The reporter is shared by a whole process.
  ownProcesses: true,
});

test('S-7, S-14, S-15, S-16: errors and traces of the gateway and of the browser are reported, without personal data', async ({
  page,
  receiver,
  stack,
  consoleErrors,
  exceptions,
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
  await expect
    .poll(() => exceptions.toSorted())
    .toEqual(['canary-in-a-message of a promise', 'canary-in-a-message of an error']);
  exceptions.length = 0;

  await stack.stopMock();
  // Few calls: after many failed ones the breaker would refuse the rest, which is another code.
  await page.goto('/invite/CANARY-INVITE-CODE');
  const gateway = receiver.of(gatewayProject);
  await expect.poll(() => gateway.items('event').length).toBeGreaterThan(0);
  await page.goto('about:blank');
  await stack.stop();

  const token = (headers.authorization ?? '').replace(/^\w+ /, '');
  const hidden = [
    ...canaries,
    seedPassword,
    secretOf('vip'),
    token,
    ...token.split('.').filter((part) => part.length > 20),
    ...Object.entries(headers).flatMap(([name, value]) => (name === 'dpop' ? [value] : [])),
    addressOf('vip'),
    'portal.example.com',
    'Imogen',
    'Hartnoll',
    ...['01632 960 114', '01632 960 201'].flatMap((number) => [number, number.replaceAll(' ', '')]),
    ...['17 Tanner Row', 'Saltergate', 'YO99 4RW'],
    headers['x-device-id'] ?? '',
  ].filter((canary) => canary !== '');
  expect(hidden.length).toBeGreaterThan(18);
  const log = ['gateway.log', 'mock-api.log'].map((file) =>
    readFileSync(info.outputPath('stack', file), 'utf8'),
  );
  await expect
    .poll(() => web.spanNames())
    .toEqual(expect.arrayContaining(['pageload /password-reset/:code', 'pageload /invite/:code']));
  const told = [web.text(), gateway.text(), ...log].join('\n');
  expect(
    hidden.filter((canary) => told.includes(canary) || told.includes(encodeURIComponent(canary))),
  ).toEqual([]);
  expect(holdsCode(told, code)).toBe(false);
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

/** Times, durations and random ids, in which any six digits may be by chance; and the digits of percent-encoding. */
const chanceDigits = [
  /%[\da-f]{2}/gi,
  /\d{4}-\d\d-\d\dT[\d:.]+Z?/g,
  /\b1\d{9}(?:\d{3})?(?:\.\d+)?\b/g,
  /\b\d+\.\d+\b/g,
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g,
  /\b[\da-f]{16,}\b/g,
];

/** Whether the six digits are in a text as a number of their own, whatever is before and after them. */
function holdsCode(text: string, code: string): boolean {
  const rest = chanceDigits.reduce((left, pattern) => left.replace(pattern, '-'), text);
  return new RegExp(`(?<!\\d)${code}(?!\\d)`).test(rest);
}

withoutPortal('S-16: the search for a code finds it in every form, and in no time or id', () => {
  const forms = [
    '"code":"123456"',
    'OtpForm%5Botp%5D%3D123456&',
    'otp123456.',
    '/verify/123456',
    '%22123456%22',
  ];
  expect(forms.filter((form) => !holdsCode(form, '123456'))).toEqual([]);
  const others = [
    '2026-11-22T12:34:56.123456Z',
    '"time":1791123456789',
    '"timestamp":1791234567.123456',
    '"responseTime":0.123456',
    '"trace_id":"ab123456cd123456ab123456cd123456"',
    '"event":"ab123456-1234-4123-8123-ab123456cdef"',
  ];
  expect(others.filter((other) => holdsCode(other, '123456'))).toEqual([]);
});

readingAsStranger(
  'S-15: without a DSN nothing of it is fetched, and the page may connect only to its own origin',
  async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    const calls = callsOf(page);
    const answer = await page.goto('/login/form');
    await expect(page.getByLabel('Email Address')).toBeVisible();
    // The last file to load: the code of the policies, which is loaded ahead of the sign-in.
    await expect
      .poll(() => files.filter((file) => /\/assets\/signed-in-[\w-]{8}\.js$/.test(file)))
      .toHaveLength(1);
    await expectQuiet(page, calls);
    expect(files.filter((file) => /\/assets\/reporting/.test(file))).toEqual([]);
    expect(answer?.headers()['content-security-policy']).toContain("connect-src 'self';");
  },
);
