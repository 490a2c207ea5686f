import { reportSectionKeySchema } from '@portal/contract/v1/due-diligence';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { personOf } from '../../test/person.ts';
import { fullToken } from '../../test/sign-in.ts';

const missing = '00000000-0000-4000-8000-000000000000';

async function signedIn() {
  const mock = await buildTestApp();
  const token = await fullToken(mock, 'empty');
  return { mock, token, person: personOf(mock, token) };
}

test('API-18: entries by financial year, newest first, each alone by its own link', async () => {
  const { mock, token, person } = await signedIn();
  const { items } = await person.read('dueDiligence.list');
  expect(items.map(({ financial_year }) => financial_year)).toEqual(['2024/25', '2023/24', '2022/23']);
  for (const entry of items)
    expect((await callsOf(mock).get(entry._links!.self!.href, { token })).body).toEqual(entry);
});

test('API-18, P-4: the panel by its link, as many providers as the entry says, each with its own link and its report', async () => {
  const { mock, token, person } = await signedIn();
  const { items } = await person.read('dueDiligence.list');
  for (const entry of items) {
    const panel = await person.read('dueDiligence.panel', { params: { uuid: entry.uuid } });
    expect((await callsOf(mock).get(entry._links!.panel!.href, { token })).body).toEqual(panel);
    expect(panel.items).toHaveLength(entry.provider_count!);
    for (const { _links } of panel.items)
      for (const { href } of [_links!.provider!, _links!.report!])
        expect([href, (await callsOf(mock).get(href, { token })).status]).toEqual([href, 200]);
  }
});

test('API-18, P-17: a report has its ten sections in order, and repeats verdict and score of the panel', async () => {
  const { person } = await signedIn();
  const [entry] = (await person.read('dueDiligence.list')).items;
  const { items } = await person.read('dueDiligence.panel', { params: { uuid: entry!.uuid } });
  for (const item of items) {
    const providerId = item._links!.provider!.href.split('/')[3]!;
    const report = await person.read('dueDiligence.report', { params: { id: entry!.uuid, providerId } });
    const { verdict, previous_verdict, overall_score, previous_overall_score, segment } = item;
    expect(report).toMatchObject({
      verdict,
      previous_verdict,
      overall_score,
      previous_overall_score,
      segment,
      due_diligence: { uuid: entry!.uuid },
      provider: { uuid: providerId },
    });
    expect(report.sections!.map(({ key }) => key)).toEqual(reportSectionKeySchema.options);
  }
});

test('P-57: verdict and score of the year before are those of the year before', async () => {
  const { person } = await signedIn();
  const years = await Promise.all(
    (await person.read('dueDiligence.list')).items.map(({ uuid }) =>
      person.read('dueDiligence.panel', { params: { uuid } }),
    ),
  );
  for (const [index, { items }] of years.entries())
    for (const { _links, previous_verdict, previous_overall_score } of items) {
      const before = years[index + 1]?.items.find(
        (item) => item._links?.provider?.href === _links?.provider?.href,
      );
      expect(previous_verdict).toBe(before?.verdict ?? null);
      expect(previous_overall_score).toBe(before?.overall_score ?? null);
    }
});

test('API-18: an entry, a panel and a report that are not there answer 404', async () => {
  const { person } = await signedIn();
  const [entry] = (await person.read('dueDiligence.list')).items;
  const id = entry!.uuid;
  const refusals = [
    await person.refused('dueDiligence.view', { params: { uuid: missing } }),
    await person.refused('dueDiligence.panel', { params: { uuid: missing } }),
    await person.refused('dueDiligence.report', { params: { id, providerId: missing } }),
    await person.refused('dueDiligence.report', { params: { id: missing, providerId: id } }),
  ];
  for (const { status, code } of refusals) expect([status, code]).toEqual([404, 'NOT_FOUND']);
});
