import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

test('L-25: the secret is copied to the clipboard, with a confirmation', async () => {
  const person = userEvent.setup();
  render(<CopyButton text="JBSWY3DPEHPK3PXP" label="Copy secret code" />);
  await person.click(screen.getByRole('button', { name: 'Copy secret code' }));
  expect((await screen.findByText('Copied')).getAttribute('role')).toBe('status');
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');
});

test('L-25: what was said of one text is not said of the next', async () => {
  const person = userEvent.setup();
  const { rerender } = render(<CopyButton text="first codes" label="Copy codes" />);
  await person.click(screen.getByRole('button', { name: 'Copy codes' }));
  await screen.findByText('Copied');
  rerender(<CopyButton text="second codes" label="Copy codes" />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a browser that forbids it copies nothing, and the page says so', async () => {
  const person = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  render(<CopyButton text="JBSWY3DPEHPK3PXP" label="Copy secret code" />);
  await person.click(screen.getByRole('button', { name: 'Copy secret code' }));
  expect(screen.queryByText('Copied')).toBeNull();
  expect((await screen.findByText(/We could not copy this/)).getAttribute('role')).toBe('status');
});

test('where there is no clipboard there is no button', () => {
  vi.stubGlobal('navigator', {});
  render(<CopyButton text="JBSWY3DPEHPK3PXP" label="Copy secret code" />);
  expect(screen.queryByRole('button')).toBeNull();
  vi.unstubAllGlobals();
});
