import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useNavigate, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { HistoryRouter } from '#app/routes/history-router.tsx';
import { widen } from '#test/window-size.ts';
import { useChosenHeading, useOpenedHeading } from './use-opened-heading.ts';

function Opened() {
  const heading = useOpenedHeading();
  return (
    <h2 ref={heading} tabIndex={-1}>
      Offshore bond
    </h2>
  );
}

type Situation = { state: unknown; focusedBefore: 'title' | 'field' };

/** A policy whose content arrives while the focus is somewhere on its page. */
function open({ state, focusedBefore }: Situation) {
  const page = (content: boolean) => (
    <MemoryRouter initialEntries={[{ pathname: '/tabs/policies/view/7', state }]}>
      <h1 tabIndex={-1}>Policy</h1>
      <input aria-label="Search" />
      {content ? <Opened /> : null}
    </MemoryRouter>
  );
  const { rerender } = render(page(false));
  const before = { title: screen.getByRole('heading', { level: 1 }), field: screen.getByLabelText('Search') };
  before[focusedBefore].focus();
  rerender(page(true));
  return { before: before[focusedBefore], heading: screen.getByRole('heading', { level: 2 }) };
}

const byRow = { from: '/tabs/policies' };

test('R-36: what a row opens takes the focus from the title of the page, once it has loaded', () => {
  widen();
  const { heading } = open({ state: byRow, focusedBefore: 'title' });
  expect(document.activeElement).toBe(heading);
});

test('R-36: the focus stays where the client has moved it meanwhile', () => {
  widen();
  const { before } = open({ state: byRow, focusedBefore: 'field' });
  expect(document.activeElement).toBe(before);
});

test('R-36: an address alone leaves the focus at the title', () => {
  widen();
  const { before } = open({ state: null, focusedBefore: 'title' });
  expect(document.activeElement).toBe(before);
});

test('R-36: on a small screen the focus stays at the title', () => {
  const { before } = open({ state: byRow, focusedBefore: 'title' });
  expect(document.activeElement).toBe(before);
});

let navigate: NavigateFunction;

/** Two rows of a list, of which the second takes no focus, beside the heading of the one that the address names. */
function List() {
  navigate = useNavigate();
  const [query] = useSearchParams();
  const shown = query.get('row');
  const heading = useChosenHeading(shown);
  return (
    <>
      <button type="button" id="first">
        First
      </button>
      <p id="second">Second</p>
      {shown === null ? null : (
        <h2 ref={heading} tabIndex={-1}>
          Heading of {shown}
        </h2>
      )}
    </>
  );
}

/** Opens the list alone, over the history of the browser. */
function openList() {
  window.history.replaceState(null, '', '/tabs/notifications');
  render(<List />, { wrapper: HistoryRouter });
}

/** Goes to another place, and waits until it is shown. */
async function go(to: string | number) {
  const isShown = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    await navigate(to as string);
    if (typeof to === 'number') await isShown;
  });
}

test('R-36: Back focuses the row of the entry that is left, and Forward the heading of what it shows', async () => {
  openList();
  const first = screen.getByRole('button');
  await go('?row=second');
  expect(document.activeElement?.textContent).toBe('Heading of second');
  await go('?row=first');
  expect(document.activeElement?.textContent).toBe('Heading of first');
  await go(-1);
  expect(document.activeElement).toBe(first);
  await go(1);
  expect(document.activeElement?.textContent).toBe('Heading of first');
});

test('R-36: Forward focuses the heading of what it shows, and not the row of the entry that it leaves', async () => {
  openList();
  await go('?row=first');
  await go('?row=second');
  await go(-1);
  await go(1);
  expect(document.activeElement?.textContent).toBe('Heading of second');
});

test('R-36: after Back the heading takes the focus where the row takes none, as on a screen that hides it', async () => {
  openList();
  await go('?row=first');
  await go('?row=second');
  await go(-1);
  expect(document.activeElement?.textContent).toBe('Heading of first');
});

test('R-36: where the list is shown alone again, the row that led away has the focus, whatever led back', async () => {
  openList();
  await go('?row=first');
  await go('?');
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
