import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { PageLink } from './page-link.tsx';

function Came() {
  return <p>{`came from ${useLocation().state?.from ?? 'nowhere'}`}</p>;
}

test('R-19: a page knows which page led to it', () => {
  render(
    <MemoryRouter initialEntries={['/tabs/information']}>
      <PageLink to="/tabs/information/view/7?q=salt">Saltmarsh</PageLink>
      <Came />
    </MemoryRouter>,
  );
  expect(screen.getByText('came from nowhere')).toBeTruthy();
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByText('came from /tabs/information')).toBeTruthy();
});
