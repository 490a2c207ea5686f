import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { aProvider } from '#test/build/a-provider.ts';
import { anEntry, aPanelItem, aReport } from '#test/build/a-review.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { LatestReportScreen } from './latest-report-screen.tsx';
import { ReportScreen } from './report-screen.tsx';

const provider = aProvider({ name: 'Brackenfield' });
const dropped = aProvider({ name: 'Harbottle Hale' });
const latest = anEntry({ financialYear: '2025/26' });
const older = anEntry({ financialYear: '2024/25' });
const panels: Record<string, unknown[]> = {
  [latest.uuid]: [aPanelItem({ provider })],
  [older.uuid]: [aPanelItem({ provider }), aPanelItem({ provider: dropped, overallScore: 2.2 })],
};

type ReportId = { dueDiligenceUuid: string; providerUuid: string };
const answers: Answers = {
  'dueDiligence.list': () => ({ entries: [latest, older] }),
  'dueDiligence.panel': (input) => ({ items: panels[(input as { uuid: string }).uuid] ?? [] }),
  'dueDiligence.report': (input) => {
    const { dueDiligenceUuid, providerUuid } = input as ReportId;
    const entry = [latest, older].find(({ uuid }) => uuid === dueDiligenceUuid);
    const about = [provider, dropped].find(({ uuid }) => uuid === providerUuid);
    if (!entry || !about) throw gatewayFailure('NOT_FOUND', '7f2c41a9');
    return aReport({ dueDiligence: entry, provider: { uuid: about.uuid, name: about.name } });
  },
  'providers.byId': () => provider,
};

const root = '/tabs/information/due-diligence';

function show(at: string, changed: Answers = {}) {
  return renderSignedIn(
    <Routes>
      <Route path={`${root}/report/:id`} element={<LatestReportScreen />} />
      <Route path={`${root}/:dueDiligenceId/report/:providerId`} element={<ReportScreen />} />
    </Routes>,
    { answers: { ...answers, ...changed }, at: root + at },
  );
}

const longRoute = `/${latest.uuid}/report/${provider.uuid}`;

test('P4: the long route shows the report of its year and provider, with the change since the year before', async () => {
  show(longRoute);
  expect(await screen.findByRole('heading', { name: 'Brackenfield' })).toBeTruthy();
  expect(screen.getByText('Report 2025/26 · Platform')).toBeTruthy();
  expect(screen.getByText('Up from Approved with conditions')).toBeTruthy();
  expect(screen.getByText('Up 0.2 from 4.2 last year')).toBeTruthy();
  expect(screen.getByText('It remains our first choice.')).toBeTruthy();
  expect(screen.getByText('Patient owners')).toBeTruthy();
  expect(screen.getByText('Dear below £60,000')).toBeTruthy();
  expect(document.title).toBe('Brackenfield, report 2025/26 · Noonmark');
});

test('P4: the short route shows the newest report on its provider, be it of an earlier year', async () => {
  const { unmount } = show(`/report/${provider.uuid}`);
  expect(await screen.findByText('Report 2025/26 · Platform')).toBeTruthy();
  unmount();
  show(`/report/${dropped.uuid}`);
  expect(await screen.findByText('Report 2024/25 · Platform')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Harbottle Hale' })).toBeTruthy();
});

test('P4: the contents lead to each section, which says its score and what it rests on', async () => {
  show(longRoute);
  const contents = await screen.findByRole('navigation', { name: 'Sections of this report' });
  const links = within(contents).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Service', '#service'],
    ['Charges', '#charges'],
  ]);
  for (const link of links) {
    const section = document.querySelector(link.getAttribute('href')!);
    expect(section?.getAttribute('tabindex')).toBe('-1');
    expect(section?.querySelector('h3')?.textContent).toBe(link.textContent);
  }
  expect(screen.getByRole('region', { name: 'Service' }).textContent).toContain('Twenty test calls');
});

test('P4: charges are a table of tiers in pounds', async () => {
  show(longRoute);
  const tiers = await screen.findByRole('table', { name: 'Charges by amount' });
  expect(
    within(tiers)
      .getAllByRole('row')
      .map((row) => row.textContent?.trim()),
  ).toEqual(['Amount heldCharge a year', 'First £250,0000.29%', 'Above £250,0000.10%']);
});

test('P4: the panel of that year stands beside the report, and marks the one that is read', async () => {
  show(`/${older.uuid}/report/${dropped.uuid}`);
  const list = within(screen.getByRole('region', { name: 'The panel of that year' }));
  expect(await list.findByText('Panel 2024/25')).toBeTruthy();
  expect((await list.findByRole('link', { current: 'page' })).textContent).toBe('Harbottle HaleApproved2.2');
  expect(list.getByRole('link', { name: /Brackenfield/ }).getAttribute('href')).toBe(
    `${root}/${older.uuid}/report/${provider.uuid}`,
  );
});

test('P4: the report prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  show(longRoute);
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('P4: a report that there is not is not found on either route', async () => {
  const nobody = '00000000-0000-4000-8000-00000000dead';
  for (const at of [
    `/${latest.uuid}/report/${nobody}`,
    `/${nobody}/report/${provider.uuid}`,
    `/report/${nobody}`,
  ]) {
    const { unmount } = show(at);
    expect(await screen.findByRole('heading', { name: 'We could not find this report' })).toBeTruthy();
    unmount();
  }
});

test('S6: a report that fails leaves the panel beside it, and comes when asked again', async () => {
  let isDown = true;
  show(longRoute, {
    'dueDiligence.report': (input) => {
      if (isDown) throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9');
      return answers['dueDiligence.report']!(input);
    },
  });
  expect(await screen.findByRole('heading', { name: 'We could not load this report' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /Brackenfield/ })).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('It remains our first choice.')).toBeTruthy();
});
