import { expect, test } from 'vitest';
import { mainTabs, personalTabs, tabIndexAt } from './tab-items.ts';

const labels = (tabs: readonly { label: string }[]) => tabs.map((tab) => tab.label);

test('R-12: the bar holds Policies, Information and Insights; Notifications and Account join them on wide screens', () => {
  expect(labels(mainTabs)).toEqual(['Policies', 'Information', 'Insights']);
  expect(labels(personalTabs)).toEqual(['Notifications', 'Account']);
});

test('R-12: a page inside a tab belongs to that tab', () => {
  expect(tabIndexAt('/tabs/policies', mainTabs)).toBe(0);
  expect(tabIndexAt('/tabs/information/due-diligence/report/7', mainTabs)).toBe(1);
  expect(tabIndexAt('/tabs/insights/view/9', mainTabs)).toBe(2);
});

test('R-12: what only starts alike belongs to no tab', () => {
  expect(tabIndexAt('/tabs/policies-old', mainTabs)).toBe(-1);
  expect(tabIndexAt('/tabs/account', mainTabs)).toBe(-1);
});

test('R-12: the VIP service, the pages of the firm and documents belong to the account, messages to no tab', () => {
  for (const page of [
    '/tabs/about-vip',
    '/tabs/content/complaints',
    '/tabs/account/update',
    '/tabs/documents',
    '/tabs/documents/view/7',
  ])
    expect(tabIndexAt(page, personalTabs)).toBe(1);
  expect(tabIndexAt('/tabs/messages', [...mainTabs, ...personalTabs])).toBe(-1);
});
