import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** As Chrome does at a second Escape, of which the page gets no cancelable event. */
function closeAsTheBrowser(dialog: HTMLDialogElement) {
  dialog.close();
  fireEvent(dialog, new Event('close'));
}

function show(busy: boolean) {
  const onCancel = vi.fn();
  render(
    <ConfirmDialog heading="Remove it?" action="Remove" busy={busy} onConfirm={() => {}} onCancel={onCancel}>
      <p>It is gone then.</p>
    </ConfirmDialog>,
  );
  return { dialog: screen.getByRole<HTMLDialogElement>('dialog'), onCancel };
}

test('a busy dialog that the browser closes opens again', () => {
  const { dialog, onCancel } = show(true);
  closeAsTheBrowser(dialog);
  expect(dialog.open).toBe(true);
  expect(onCancel).not.toHaveBeenCalled();
});

test('a dialog that the browser closes is cancelled', () => {
  const { dialog, onCancel } = show(false);
  closeAsTheBrowser(dialog);
  expect(onCancel).toHaveBeenCalledOnce();
});

test('the close event of a dialog that was opened again changes nothing', () => {
  const { dialog, onCancel } = show(false);
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
  expect(onCancel).not.toHaveBeenCalled();
});
