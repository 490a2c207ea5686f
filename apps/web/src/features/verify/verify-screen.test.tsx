import { signSummary } from '@portal/statement/sign';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from '#app/app.tsx';
import { holdFragment } from '#core/routing/held-fragment.ts';
import { sessionStore } from '#core/session/store.ts';
import { browserKeys } from '#core/storage/key-store.ts';
import { aSignedFile, aStatementKey, someFacts, withOtherDigit } from '#test/build/a-signed-statement.ts';
import { aToken } from '#test/build/a-token.ts';
import { press } from '#test/render-app.tsx';

const patience = { timeout: 15_000 };
const keys = await aStatementKey();
const facts = someFacts();
const file = await aSignedFile(facts, keys);
const code = await signSummary(facts, keys.signing);

beforeEach(() => {
  vi.spyOn(browserKeys, 'keyOf').mockRejectedValue(new Error('nothing is kept in this test'));
});

const published = async () => Response.json(keys.published);

/** Opens the page. Asked for its keys, the portal answers with these; gives what else was sent, which is nothing. */
async function openPage(path = '/verify', answer: () => Promise<Response> = published) {
  window.history.replaceState(null, '', path);
  holdFragment(window);
  const requests: { address: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    requests.push({ address, init });
    return answer();
  });
  await act(async () => void render(<App />));
  await screen.findByRole('heading', { level: 1, name: 'Check a statement' }, patience);
  return requests;
}

/** A file as an input gives it; that of jsdom takes no arrays of Node.js. */
function aFile(bytes: Uint8Array<ArrayBuffer>): File {
  const chosen = new File([], 'statement.pdf', { type: 'application/pdf' });
  return Object.assign(chosen, { arrayBuffer: async () => bytes.buffer });
}

const choose = (bytes: Uint8Array<ArrayBuffer>) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('Statement as a PDF'), { target: { files: [aFile(bytes)] } });
  });
const result = (name: string) => screen.findByRole('heading', { level: 2, name }, patience);

test('P-16: without sign-in a file is checked here: its result takes the focus, and nothing of it is sent', async () => {
  const requests = await openPage();
  await choose(file);
  const heading = await result('This statement is genuine');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(/issued it for Imogen Hartnoll, as at 20 November 2026/)).toBeDefined();
  const row = await screen.findByRole('row', { name: /Hartnoll SIPP/ }, patience);
  expect(within(row).getByText('£412,204.18')).toBeDefined();
  expect(requests.map(({ address, init }) => [address, init.body])).toEqual([
    ['/.well-known/jwks.json', undefined],
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('P-16: another statement can be checked after it, and what was shown is gone', async () => {
  await openPage();
  await choose(withOtherDigit(file));
  await result('This file has been changed');
  await press(screen.getByRole('button', { name: 'Check another statement' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a PDF' }));
  expect(screen.queryByText('Imogen Hartnoll')).toBeNull();
  await choose(file);
  await result('This statement is genuine');
});

test('P-16: a file can be dropped, one at a time', async () => {
  await openPage();
  const dropArea = screen.getByText('Drop the statement here').parentElement as HTMLElement;
  await act(async () => {
    fireEvent.drop(dropArea, { dataTransfer: { files: [aFile(file), aFile(file)] } });
  });
  expect(screen.getByRole('alert').textContent).toBe('Please check one file at a time.');
  await act(async () => {
    fireEvent.drop(dropArea, { dataTransfer: { files: [aFile(file)] } });
  });
  await result('This statement is genuine');
});

test('P-16: the code of a printed statement is checked on arrival, and is not left in the address', async () => {
  const entries = window.history.length;
  await openPage(`/verify#s=${code}`);
  const heading = await result('This code is genuine');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(window.location.href).not.toContain('#');
  expect(window.history.length).toBe(entries);
  expect(await screen.findByText('£432,204.19', {}, patience)).toBeDefined();
});

test('P-16: a code that is scanned while the page is open is checked too, and leaves the address', async () => {
  await openPage();
  await act(async () => {
    window.history.pushState(null, '', `/verify#s=${code.slice(0, 50)}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await result('The code is not complete');
  expect(window.location.hash).toBe('');
});

test('P-16: without a network it says that the statement could not be checked, and tries again', async () => {
  let isOffline = true;
  await openPage('/verify', async () => {
    if (isOffline) throw new TypeError('offline');
    return Response.json(keys.published);
  });
  await choose(file);
  await result('Could not check this statement');
  isOffline = false;
  await press(screen.getByRole('button', { name: 'Try again' }));
  await result('This statement is genuine');
});

test('P-16, S-13: a fault of the check itself is logged, and not taken for a lost connection', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await openPage();
  const size = vi.spyOn(Blob.prototype, 'size', 'get').mockImplementation(() => {
    throw new TypeError('a bug');
  });
  await choose(file);
  await result('Could not check this statement');
  expect(screen.getByText(/^Something went wrong in this page/)).toBeDefined();
  await waitFor(() => expect(warn).toHaveBeenCalledWith('verify: UNKNOWN'), patience);
  size.mockRestore();
  await press(screen.getByRole('button', { name: 'Try again' }));
  await result('This statement is genuine');
});

test('P-16: a portal that publishes no keys says so', async () => {
  await openPage('/verify', async () => new Response('', { status: 404 }));
  await choose(file);
  await result('Statements cannot be checked here');
});

test('P-16: an answer that is not a set of keys counts as no keys', async () => {
  await openPage('/verify', async () => new Response('<html>', { status: 200 }));
  await choose(file);
  await result('Could not check this statement');
});

test('P-16: it opens for a client who is signed in too, and leads back to the policies', async () => {
  sessionStore.restore({ token: aToken(), firm: null });
  await openPage();
  expect(screen.getByRole('link', { name: 'Your policies' }).getAttribute('href')).toBe('/tabs/policies');
  await waitFor(() => expect(window.location.pathname).toBe('/verify'));
});

test('R-35: the link to the content moves the focus there, and leaves the history as it is', async () => {
  await openPage();
  const before = [window.history.length, window.location.href];
  await press(screen.getByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect([window.history.length, window.location.href]).toEqual(before);
});

test('P-16: it says where the check happens and what genuine means', async () => {
  await openPage();
  expect(screen.getByText(/It is not sent anywhere, and nothing is stored/)).toBeDefined();
  expect(
    within(screen.getByRole('region', { name: /What .genuine. means/ })).getAllByRole('listitem'),
  ).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
});
