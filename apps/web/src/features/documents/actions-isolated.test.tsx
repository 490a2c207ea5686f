import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DocumentActions } from './actions.tsx';

const { load } = vi.hoisted(() => ({ load: vi.fn() }));
vi.mock('#core/documents/upload/upload.tsx', () => {
  load();
  throw new Error('offline');
});

test('S-15: code that cannot be fetched ahead of a press is not reported as a fault', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  render(<DocumentActions policyId={null} />, { wrapper: MemoryRouter });
  await userEvent.hover(screen.getByRole('button', { name: 'Send a document' }));
  await vi.waitFor(() => expect(load).toHaveBeenCalled(), { timeout: 10_000 });
  await new Promise(setImmediate);
  expect(unhandled).not.toHaveBeenCalled();
});
