import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aDocument } from '#test/build/a-document.ts';
import { gatewayFailure, goOffline } from '#test/fake-gateway.ts';
import { firmWithDocuments, openDocuments, titles } from '#test/render-documents.tsx';

const all = [
  aDocument(1, { title: 'Annual statement', kind: 'statement', date: '2026-04-05' }),
  aDocument(2, { title: 'Welcome letter', kind: 'letter', date: '2026-02-01' }),
  aDocument(3, { title: 'Tax voucher', kind: 'tax_voucher', date: '2025-12-31' }),
];

test('P-19, P-82: without a network the list stays, and says of when it is and what cannot be opened', async () => {
  await openDocuments(firmWithDocuments(all));
  const { backOnline } = goOffline();
  expect(
    screen.getByRole('heading', { name: /^Your documents as at \d+ \w+ \d{4}, \d\d:\d\d$/ }),
  ).toBeTruthy();
  expect(screen.getByText(/they open once you are connected/)).toBeTruthy();
  expect(titles()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Letter' }));
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy();
  backOnline();
  await waitFor(() => expect(titles()).toEqual(['Welcome letter']));
  expect(screen.queryByRole('heading', { name: 'You are offline' })).toBeNull();
});

test('P-19, P-52: where the filters are cleared without a network, the page does not say that it loads', async () => {
  await openDocuments(firmWithDocuments(all), '/tabs/documents?search=nothing');
  const { backOnline } = goOffline();
  await userEvent.click(screen.getByRole('button', { name: 'Show all documents' }));
  expect(await screen.findByText(/^We cannot apply your new choice while you are offline\./)).toBeTruthy();
  const list = screen.getByRole('region', { name: 'Documents' });
  expect(within(list).getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('heading', { name: /^No documents/ })).toBeNull();
  expect(list.getAttribute('aria-busy')).toBe('false');
  backOnline();
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('P-19, S-6: a list that could not be read again says of when it is', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isUp = true;
  const firm = firmWithDocuments(all);
  const { queryClient } = await openDocuments({
    ...firm,
    'documents.list': (input) => {
      if (isUp) return firm['documents.list']!(input);
      throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9');
    },
  });
  const announced = screen.getAllByRole('status')[0]!;
  isUp = false;
  await act(() => queryClient.invalidateQueries());
  const heading = await screen.findByRole('heading', { name: 'Your documents could not be refreshed' });
  expect(announced.contains(heading)).toBe(true);
  expect(screen.getByText(/This is the list as at/)).toBeTruthy();
  expect(titles()).toHaveLength(3);
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/This is the list as at/)).toBeNull());
});
