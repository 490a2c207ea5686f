import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PdfToolbar } from './toolbar.tsx';
import { nextZoom, type Zoom } from './zoom-and-paging.ts';

const nothing = () => undefined;
const others = { 'zoom-fit': nothing, next: nothing, previous: nothing, first: nothing, last: nothing };

function Toolbar() {
  const [zoom, setZoom] = useState<Zoom>(300);
  const step = (direction: 'in' | 'out') => () => setZoom(nextZoom(zoom, direction));
  const actions = { ...others, 'zoom-in': step('in'), 'zoom-out': step('out') };
  return <PdfToolbar zoom={zoom} page={1} pageCount={2} actions={actions} onPage={nothing} />;
}

test('P-18: at the largest zoom the button says so and keeps the focus, and with it the keys of the viewer', async () => {
  render(<Toolbar />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Zoom in' });
  await userEvent.click(button);
  expect(screen.getByRole('status', { name: 'Zoom' }).textContent).toBe('400 %');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  // A browser takes the focus from what is disabled.
  expect(button.disabled).toBe(false);
  expect(document.activeElement).toBe(button);
});
