import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { press, renderApp } from '#test/render-app.tsx';
import { Arrival } from './arrival.tsx';

const patience = { timeout: 15_000 };

test('R-19: the first page leaves the focus to the browser; the next one moves it to its heading, at the top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  await renderApp('/no-such-page');
  const first = await screen.findByRole('heading', { level: 1 }, patience);
  expect(document.activeElement).toBe(document.body);

  await press(screen.getByRole('link', { name: 'Start page' }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'), patience);
  expect(document.activeElement).not.toBe(first);
  expect(document.title).toBe('Welcome · Noonmark');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('L-22, L-9: a page with a form has the cursor in its first field, at the top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  await renderApp('/');
  await screen.findByRole('heading', { level: 1 }, patience);
  await press(screen.getAllByRole('link', { name: 'Contact support' })[0]!);
  const field = await screen.findByLabelText('Name', {}, patience);
  await waitFor(() => expect(document.activeElement).toBe(field), patience);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

const support = {
  'user.supportReasons': () => ({ reasons: ['Something else'], takesMessage: false }),
  'user.contactSupport': () => ({ done: true }),
};

test('R-32: a step that stays while its path changes keeps its own title', async () => {
  await renderApp('/support', support);
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByRole('option', { name: 'Something else' }, patience);
  type('Name', 'A Client');
  type('Email Address', 'client@portal.example.com');
  type('Reason', 'Something else');
  await press(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(window.location.search).toBe('?step=supportRequestSent'), patience);
  const { textContent } = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.title).toBe(`${textContent} · Noonmark`));
});

test('L-22: a step that is shown before its path changes keeps the cursor in its field', async () => {
  await renderApp('/support', support);
  await press(await screen.findByRole('link', { name: 'Back to Login' }, patience));
  await waitFor(() => expect(window.location.pathname).toBe('/login/form'), patience);
  expect(document.activeElement).toBe(screen.getByLabelText('Email Address'));
});

test('R-19: Back shows a page where it was left', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  await renderApp('/');
  await screen.findByRole('heading', { level: 1 }, patience);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  window.dispatchEvent(new Event('scroll'));
  await press(screen.getAllByRole('link', { name: 'Contact support' })[0]!);
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 0), patience);
  window.history.back();
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640), patience);
});

test.each([true, false])(
  'R-19: Back shows a page where it was left, even after a change of its query (replaced: %s)',
  async (replace) => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const router: { navigate?: NavigateFunction } = {};
    function Router() {
      router.navigate = useNavigate();
      return <Arrival />;
    }
    render(
      <MemoryRouter initialEntries={['/one']}>
        <Router />
      </MemoryRouter>,
    );
    const go = (...to: [string, { replace: boolean }?] | [number]) =>
      act(async () => router.navigate?.(...(to as [string])));
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
    window.dispatchEvent(new Event('scroll'));
    await go('/one?sort=name', { replace });
    await go('/two');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    await go(-1);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  },
);
