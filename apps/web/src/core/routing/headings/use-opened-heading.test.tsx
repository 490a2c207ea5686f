import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { widen } from '#test/widen.ts';
import { useOpenedHeading } from './use-opened-heading.ts';

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

test('R-19: what a row opens takes the focus from the title of the page, once it has loaded', () => {
  widen();
  const { heading } = open({ state: byRow, focusedBefore: 'title' });
  expect(document.activeElement).toBe(heading);
});

test('R-19: the focus stays where the client has moved it meanwhile', () => {
  widen();
  const { before } = open({ state: byRow, focusedBefore: 'field' });
  expect(document.activeElement).toBe(before);
});

test('R-19: an address alone leaves the focus at the title', () => {
  widen();
  const { before } = open({ state: null, focusedBefore: 'title' });
  expect(document.activeElement).toBe(before);
});

test('R-19: on a small screen the focus stays at the title', () => {
  const { before } = open({ state: byRow, focusedBefore: 'title' });
  expect(document.activeElement).toBe(before);
});
