import { act, render as renderAlone, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { SubjectHeading } from './subject-heading.tsx';
import { useSubjectTitle } from './subject-title.ts';

/** A screen of a width that is or is not wide, and that may change. */
function screenThatIs(width: 'narrow' | 'wide') {
  const changes = new Set<() => void>();
  let isWide = width === 'wide';
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === 'screen' || isWide,
    addEventListener: (_event: string, change: () => void) => changes.add(change),
    removeEventListener: (_event: string, change: () => void) => changes.delete(change),
  }));
  return {
    widen: () =>
      act(() => {
        isWide = true;
        for (const change of changes) change();
      }),
  };
}

function Header() {
  return <h1 tabIndex={-1}>{useSubjectTitle() ?? 'Policy'}</h1>;
}

const render = (content: ReactNode) => renderAlone(content, { wrapper: MemoryRouter });

const headings = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent]);

afterEach(() => vi.unstubAllGlobals());

test('R-22: on a wide screen the page has the name, and the header its own title', () => {
  screenThatIs('wide');
  render([<Header key="header" />, <SubjectHeading key="page" name="Offshore bond" />]);
  expect(headings()).toEqual([
    ['H1', 'Policy'],
    ['H2', 'Offshore bond'],
  ]);
});

test('R-22: on a small screen the header alone has it, until the page is left', () => {
  screenThatIs('narrow');
  const page = <SubjectHeading name="Brackenfield" title="Brackenfield, report 2025/26" />;
  const { rerender } = render([<Header key="header" />, <div key="page">{page}</div>]);
  expect(headings()).toEqual([['H1', 'Brackenfield, report 2025/26']]);
  rerender([<Header key="header" />, <div key="page" />]);
  expect(headings()).toEqual([['H1', 'Policy']]);
});

test('R-22, P-32: what a phone prints has the name on the page', () => {
  screenThatIs('narrow');
  render([<Header key="header" />, <SubjectHeading key="page" name="Offshore bond" />]);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Offshore bond');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(headings()).toEqual([['H1', 'Offshore bond']]);
});

test('R-22: a window that becomes wide moves the name into the page', () => {
  const { widen } = screenThatIs('narrow');
  render([<Header key="header" />, <SubjectHeading key="page" name="Offshore bond" />]);
  widen();
  expect(headings()).toEqual([
    ['H1', 'Policy'],
    ['H2', 'Offshore bond'],
  ]);
});

test('R-22: the header of the next page never has the name of the one before', async () => {
  screenThatIs('narrow');
  const seen: (string | null)[] = [];
  function Watched() {
    const title = useSubjectTitle();
    seen.push(title);
    return <h1>{title}</h1>;
  }
  render(
    <>
      <Watched />
      <Routes>
        <Route
          path="/"
          element={
            <>
              <SubjectHeading name="Offshore bond" />
              <Link to="/policies">Back</Link>
            </>
          }
        />
        <Route path="/policies" element={null} />
      </Routes>
    </>,
  );
  expect(seen.at(-1)).toBe('Offshore bond');
  const before = seen.length;
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(new Set(seen.slice(before))).toEqual(new Set([null]));
});

test.each([
  ['narrow', 'H1'],
  ['wide', 'H2'],
] as const)('on a %s screen the ref takes the focus to the heading that has the name', (width, tag) => {
  screenThatIs(width);
  const ref = createRef<HTMLHeadingElement>();
  render([<Header key="header" />, <SubjectHeading key="page" name="Offshore bond" ref={ref} />]);
  ref.current?.focus();
  expect([document.activeElement?.tagName, document.activeElement?.textContent]).toEqual([
    tag,
    'Offshore bond',
  ]);
});
