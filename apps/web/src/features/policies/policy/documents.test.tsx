import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aDocument } from '#test/build/a-document.ts';
import { policy, refused, section, showPolicy } from '#test/render-policy.tsx';

const pageOf = (documents: readonly ReturnType<typeof aDocument>[]) => ({
  offered: true,
  documents,
  page: 1,
  pages: 1,
  totalCount: documents.length,
  unreadCount: 0,
  years: [],
  unreadable: 0,
});
const offered = { 'documents.unreadCount': () => ({ offered: true, unread: 0 }) };

test('P-2, P-13: the page of a policy has its newest three documents, and a way to all of them', async () => {
  const list = vi.fn((_input: unknown) => pageOf([1, 2, 3, 4].map((number) => aDocument(number))));
  showPolicy(policy, { ...offered, 'documents.list': list });
  const all = await screen.findByRole('link', { name: 'All documents of this policy' });
  expect(all.getAttribute('href')).toBe(`/tabs/documents?policy=${policy.uuid}`);
  expect(within(section('Documents')).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: /^Document 1/ }).getAttribute('href')).toBe(
    `/tabs/documents/view/${aDocument(1).id}`,
  );
  expect(list).toHaveBeenCalledWith({ page: 1, policyId: policy.uuid });
});

test('P-13: a policy without documents has no such part', async () => {
  const list = vi.fn(() => pageOf([]));
  const { queryClient } = showPolicy(policy, { ...offered, 'documents.list': list });
  await waitFor(() => expect(list).toHaveBeenCalled());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('region', { name: 'Documents' })).toBeNull();
});

test.each([1, 0])(
  'S-6, P-13: a document that could not be read is counted beside %i others',
  async (others) => {
    const documents = others === 0 ? [] : [aDocument(1)];
    showPolicy(policy, { ...offered, 'documents.list': () => ({ ...pageOf(documents), unreadable: 1 }) });
    expect(await screen.findByText('One document could not be read.')).toBeTruthy();
    expect(within(section('Documents')).queryAllByRole('listitem')).toHaveLength(others);
  },
);

test('P-13: where the firm offers no documents, the documents of a policy are not asked for', async () => {
  const list = vi.fn(() => pageOf([]));
  const count = vi.fn(() => ({ offered: false, unread: 0 }));
  const { queryClient } = showPolicy(policy, { 'documents.unreadCount': count, 'documents.list': list });
  await waitFor(() => expect(count).toHaveBeenCalled());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(list).not.toHaveBeenCalled();
  expect(screen.queryByRole('region', { name: 'Documents' })).toBeNull();
});

test('S-6, P-13: a list of documents that failed says so, and can be requested again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isUp = false;
  showPolicy(policy, { ...offered, 'documents.list': () => (isUp ? pageOf([aDocument(1)]) : refused()) });
  expect((await screen.findByRole('alert')).textContent).toContain('the documents of this policy');
  isUp = true;
  await userEvent.click(within(section('Documents')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Document 1/ })).toBeTruthy();
});

test('S-6, P-13: a count of documents that failed does not hide the documents of a policy', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  showPolicy(policy, { 'documents.unreadCount': refused, 'documents.list': () => pageOf([aDocument(1)]) });
  expect(await screen.findByRole('link', { name: /^Document 1/ })).toBeTruthy();
});
