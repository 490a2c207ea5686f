import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { eachFieldNull, expectNoEmptySection, expectNothingInvented } from '#test/bare-records.ts';
import { aBareProvider, aProvider } from '#test/build/a-provider.ts';
import {
  aBareEntry,
  aBarePanelItem,
  aBareReport,
  anEntry,
  aPanelItem,
  aReport,
} from '#test/build/a-review.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { widen } from '#test/window-size.ts';
import { LatestReportScreen, ReportScreen } from './report-screen.tsx';

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
  'dueDiligence.list': () => ({ entries: [latest, older], unreadable: 0 }),
  'dueDiligence.panel': (input) => ({ items: panels[(input as { uuid: string }).uuid] ?? [], unreadable: 0 }),
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
    <>
      <h1 tabIndex={-1}>Report</h1>
      <Routes>
        <Route path={`${root}/report/:id`} element={<LatestReportScreen />} />
        <Route path={`${root}/:dueDiligenceUuid/report/:providerUuid`} element={<ReportScreen />} />
      </Routes>
    </>,
    { answers: { ...answers, ...changed }, at: root + at },
  );
}

const longRoute = `/${latest.uuid}/report/${provider.uuid}`;

test('P-17, P-57: the long route shows the report of its year and provider, with the change since the year before', async () => {
  show(longRoute);
  expect(await screen.findByRole('heading', { name: 'Brackenfield' })).toBeTruthy();
  expect(screen.getByText('Report 2025/26 · Platform')).toBeTruthy();
  expect(screen.getByText('Up from Approved with conditions')).toBeTruthy();
  expect(screen.getByText('Up 0.2 from 4.2 the year before')).toBeTruthy();
  expect(screen.getByText('It remains our first choice.')).toBeTruthy();
  expect(screen.getByText('Patient owners')).toBeTruthy();
  expect(screen.getByText('Dear below £60,000')).toBeTruthy();
  expect(document.title).toBe('Brackenfield, report 2025/26 · Noonmark');
});

test('P-57: where the firm gives no verdict and score of the year before, nothing is said about that year', async () => {
  const report = aReport({ previousVerdict: null, previousOverallScore: null });
  show(longRoute, { 'dueDiligence.report': () => report });
  expect(await screen.findByText('of 5 overall')).toBeTruthy();
  expect(screen.getByRole('article').textContent).not.toMatch(
    /New this year|Not scored|year before|No change/,
  );
});

test('P-17: the short route shows the newest report on its provider, be it of an earlier year', async () => {
  const { unmount } = show(`/report/${provider.uuid}`);
  expect(await screen.findByText('Report 2025/26 · Platform')).toBeTruthy();
  unmount();
  show(`/report/${dropped.uuid}`);
  expect(await screen.findByText('Report 2024/25 · Platform')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Harbottle Hale' })).toBeTruthy();
});

test('P-17, S-6: the short route says that a review could not be read, which may have a newer report', async () => {
  const { unmount } = show(`/report/${provider.uuid}`, {
    'dueDiligence.list': () => ({ entries: [older], unreadable: 1 }),
  });
  expect(await screen.findByText('Report 2024/25 · Platform')).toBeTruthy();
  expect(screen.getByText('One review could not be read.')).toBeTruthy();
  unmount();
  show(longRoute);
  expect(await screen.findByText('Report 2025/26 · Platform')).toBeTruthy();
  expect(screen.queryByText('One review could not be read.')).toBeNull();
});

test('P-17: the contents lead to each section, which says its score and what it rests on', async () => {
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

test('P-57: charges are a table of tiers in pounds', async () => {
  show(longRoute);
  const tiers = await screen.findByRole('table', { name: 'Charges by amount' });
  expect(
    within(tiers)
      .getAllByRole('row')
      .map((row) => row.textContent?.trim()),
  ).toEqual(['Amount heldCharge a year', 'First £250,0000.29%', 'Above £250,0000.10%']);
});

test('P-17: the panel of that year is beside the report, and marks the one that is read', async () => {
  show(`/${older.uuid}/report/${dropped.uuid}`);
  const list = within(screen.getByRole('region', { name: 'The panel of that year' }));
  expect(await list.findByText('Panel 2024/25')).toBeTruthy();
  expect((await list.findByRole('link', { current: 'page' })).textContent).toBe('Harbottle HaleApproved2.2');
  expect(list.getByRole('link', { name: /Brackenfield/ }).getAttribute('href')).toBe(
    `${root}/${older.uuid}/report/${provider.uuid}`,
  );
});

test('R-36: on wide screens the report that the panel opens takes the focus from the title', async () => {
  widen();
  show(`/${older.uuid}/report/${dropped.uuid}`);
  const list = within(screen.getByRole('region', { name: 'The panel of that year' }));
  const row = await list.findByRole('link', { name: /Brackenfield/ });
  screen.getByRole('heading', { level: 1 }).focus();
  fireEvent.click(row);
  const heading = await screen.findByRole('heading', { name: 'Brackenfield' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('P-17: the report prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  show(longRoute);
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('P-17: a report that there is not is not found on either route', async () => {
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

test('S-6: a report that fails leaves the panel beside it, and comes when asked again', async () => {
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

const plainYear = aBareEntry('2025/26');

/** The answers of a firm that gives a panel of links to providers, and reports without a field. */
const bareAnswers: Answers = {
  'dueDiligence.list': () => ({ entries: [plainYear], unreadable: 0 }),
  'dueDiligence.panel': () => ({ items: [aBarePanelItem(provider), aBarePanelItem(null)], unreadable: 1 }),
  'dueDiligence.report': () => aBareReport(),
  'providers.byId': () => aBareProvider(),
};

test('API-18: a report without a field is named by its panel and its entry, and says that it has no text', async () => {
  show(`/${plainYear.uuid}/report/${provider.uuid}`, bareAnswers);
  expect(await screen.findByText('This report has no text that we can show here.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Brackenfield' })).toBeTruthy();
  expect(screen.getByText('Report 2025/26')).toBeTruthy();
  expect(document.title).toBe('Brackenfield, report 2025/26 · Noonmark');
  const about = screen.getByRole('link', { name: 'About Brackenfield' });
  expect(about.getAttribute('href')).toBe(`/tabs/information/view/${provider.uuid}`);
  const list = within(screen.getByRole('region', { name: 'The panel of that year' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Brackenfield']);
  expect(list.getByText('2 providers could not be read.')).toBeTruthy();
  const article = screen.getByRole('article');
  expect(article.textContent).not.toMatch(/Approved|New this year|No change|scored|of 5|Published|Reviewed/);
  expect(within(article).queryByRole('navigation')).toBeNull();
  expectNothingInvented();
  expectNoEmptySection();
});

test('API-18: the short route shows the newest report of a panel that gives no verdicts', async () => {
  show(`/report/${provider.uuid}`, bareAnswers);
  expect(await screen.findByText('Report 2025/26')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Brackenfield' })).toBeTruthy();
});

test('API-18: a report on a provider without a name, of an entry without a year, says neither', async () => {
  const unnamed = aBareProvider();
  const entry = aBareEntry(null);
  show(`/${entry.uuid}/report/${unnamed.uuid}`, {
    ...bareAnswers,
    'dueDiligence.list': () => ({ entries: [entry], unreadable: 0 }),
    'dueDiligence.panel': () => ({ items: [aBarePanelItem(unnamed)], unreadable: 0 }),
    'providers.byId': () => unnamed,
  });
  const name = `Provider ref ${unnamed.uuid.slice(-6)}`;
  expect(await screen.findByRole('heading', { name })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'About this provider' })).toBeTruthy();
  expect(screen.getByText('The panel')).toBeTruthy();
  expect(document.title).toBe(`${name}, report · Noonmark`);
  expectNothingInvented();
});

test('API-18: sections are read without their scores where the firm gives none, and without their text by their scores', async () => {
  const [service, charges] = aReport().sections;
  const { unmount } = show(longRoute, {
    'dueDiligence.report': () => ({
      ...aBareReport(),
      sections: [
        { ...service!, score: null },
        { ...charges!, key: null, score: null },
      ],
    }),
  });
  const contents = await screen.findByRole('navigation', { name: 'Sections of this report' });
  expect(contents.textContent).toBe('ServiceCharges');
  expect(within(contents).getByRole('link', { name: 'Charges' }).getAttribute('href')).toBe('#section-2');
  expect(document.querySelector('#section-2')?.querySelector('table')).toBeTruthy();
  expect(screen.queryByText('Not scored')).toBeNull();
  expect(screen.queryByText(/overall/)).toBeNull();
  unmount();
  show(longRoute, { 'dueDiligence.report': () => ({ ...aBareReport(), overallScore: 4.4 }) });
  expect(await screen.findByText('of 5 overall')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Sections of this report' })).toBeNull();
});

const wholeReport = aReport({ provider: { uuid: provider.uuid, name: provider.name } });
test.each(eachFieldNull(wholeReport, 'sections'))(
  'API-18, P-17: a report without %s is shown',
  async (_, report) => {
    show(longRoute, { 'dueDiligence.report': () => report });
    expect(await screen.findByRole('heading', { name: 'Brackenfield' })).toBeTruthy();
    expect(await screen.findByText('Panel 2025/26')).toBeTruthy();
    expectNothingInvented();
    expectNoEmptySection();
  },
);

const charged = wholeReport.sections[1]!;
test.each(eachFieldNull(charged, 'title'))(
  'API-18, P-17: a section without %s is shown',
  async (_, section) => {
    show(longRoute, { 'dueDiligence.report': () => ({ ...wholeReport, sections: [section] }) });
    expect(await screen.findByRole('region', { name: 'Charges' })).toBeTruthy();
    expectNothingInvented();
    expectNoEmptySection();
  },
);

test.each(eachFieldNull(aPanelItem({ provider })))(
  'API-18, P-17: the panel beside it, with an item without %s',
  async (field, item) => {
    show(longRoute, { 'dueDiligence.panel': () => ({ items: [item, item], unreadable: 0 }) });
    expect(await screen.findByText('It remains our first choice.')).toBeTruthy();
    const list = within(screen.getByRole('region', { name: 'The panel of that year' }));
    if (field === 'provider') await waitFor(() => expect(list.queryByRole('status')).toBeNull());
    else expect(await list.findAllByRole('link', { name: /Brackenfield/ })).toHaveLength(2);
    expectNothingInvented();
  },
);
