import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { eachFieldNull, expectNothingInvented } from '#test/bare-records.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { widen } from '#test/window-size.ts';
import { ContentScreen } from './content-screen.tsx';

const complaints = {
  id: 'complaints',
  title: 'If you are unhappy with us',
  updatedOn: '2026-08-05',
  html: '<p>Tell us.</p><script>window.hurt = true</script><img src="x" onerror="window.hurt = true"><a href="javascript:hurt()">here</a>',
};
const answers: Answers = {
  'content.list': () => ({
    offered: true,
    unreadable: 0,
    pages: [complaints, { id: 'privacy', title: 'Privacy', updatedOn: '2026-07-05' }],
  }),
  'content.byId': (input) => {
    if ((input as { id: string }).id !== complaints.id) throw gatewayFailure('NOT_FOUND', '7f2c41a9');
    return complaints;
  },
};

function show(id: string, changed: Answers = {}) {
  return renderSignedIn(
    <>
      <h1 tabIndex={-1}>Information</h1>
      <Routes>
        <Route path="/tabs/content/:id" element={<ContentScreen />} />
        <Route path="/tabs/about-vip" element={<p>About VIP</p>} />
      </Routes>
    </>,
    { answers: { ...answers, ...changed }, at: `/tabs/content/${id}` },
  );
}

test('P-10: a page shows its text without anything that runs or loads, and has its own title', async () => {
  show('complaints');
  const article = await screen.findByRole('article');
  expect(within(article).getByRole('heading', { name: complaints.title })).toBeTruthy();
  expect(within(article).getByText('Tell us.')).toBeTruthy();
  expect(article.querySelectorAll('script, img')).toHaveLength(0);
  expect(within(article).getByText('here').getAttribute('href')).toBeNull();
  expect(within(article).getByText('Updated 5 August 2026')).toBeTruthy();
  expect(document.title).toBe('If you are unhappy with us · Noonmark');
});

test('P-10: the other pages are beside it, and the one that is read is marked', async () => {
  show('complaints');
  const list = within(screen.getByRole('region', { name: 'The firm’s pages' }));
  expect((await list.findByRole('link', { current: 'page' })).textContent).toContain(complaints.title);
  expect(list.getByRole('link', { name: /Privacy/ }).getAttribute('href')).toBe('/tabs/content/privacy');
});

test('R-36: on wide screens the page that a row opens takes the focus from the title', async () => {
  widen();
  show('no-such-page');
  const row = await screen.findByRole('link', { name: /If you are unhappy/ });
  screen.getByRole('heading', { level: 1 }).focus();
  fireEvent.click(row);
  const heading = await screen.findByRole('heading', { name: complaints.title });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('P-10: a page that there is not is not found, and the others stay to choose from', async () => {
  show('no-such-page');
  expect(await screen.findByRole('heading', { name: 'We could not find this page' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /Privacy/ })).toBeTruthy();
});

test('S-6: a page that does not come says so, with a way to try again', async () => {
  show('complaints', {
    'content.byId': () => {
      throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9');
    },
  });
  expect(await screen.findByRole('heading', { name: 'We could not load this page' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('P-23: the page about the VIP service has a screen of its own', async () => {
  const { address } = show('about-vip');
  expect(screen.getByText('About VIP')).toBeTruthy();
  expect(address()).toBe('/tabs/about-vip');
});

test('P-10: a firm that offers no pages has no list of them, and an address of one is not found, whatever it answers', async () => {
  const { unmount } = show('complaints', {
    'content.list': () => ({ offered: false, pages: [], unreadable: 0 }),
    'content.byId': () => {
      throw gatewayFailure('NOT_FOUND', '7f2c41a9');
    },
  });
  expect(await screen.findByRole('heading', { name: 'We could not find this page' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'The firm’s pages' })).toBeNull();
  unmount();
  show('complaints', {
    'content.list': () => ({ offered: false, pages: [], unreadable: 0 }),
    'content.byId': () => {
      throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9');
    },
  });
  expect(await screen.findByRole('heading', { name: 'We could not find this page' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each(eachFieldNull(complaints, 'id'))(
  'P-10: a page without %s is shown, in the list too',
  async (_, page) => {
    show('complaints', {
      'content.byId': () => page,
      'content.list': () => ({ offered: true, pages: [page], unreadable: 2 }),
    });
    const title = page.title ?? 'Untitled page';
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    const list = within(screen.getByRole('region', { name: 'The firm’s pages' }));
    expect(await list.findByRole('link', { name: new RegExp(title) })).toBeTruthy();
    expect(list.getByText('2 pages could not be read.')).toBeTruthy();
    if (page.html === null) expect(screen.getByText('This page has no text yet.')).toBeTruthy();
    expectNothingInvented();
  },
);
