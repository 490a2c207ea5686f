import { renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import type { LoginEvent } from './machine/events.ts';
import type { LoginRun } from './run-machine.ts';
import { useLogin } from './use-login.ts';

const submitted: LoginEvent = { type: 'emailSubmitted', email: '', remember: false };

test('L-1: Enter pressed as soon as the first step is drawn is not lost', async () => {
  const run: LoginRun = { send: vi.fn(), end: vi.fn() };
  renderHook(() => {
    const { send } = useLogin({ step: 'email' }, async () => run);
    // The drawn step, before React has run its effects.
    useLayoutEffect(() => send(submitted), [send]);
  });
  await waitFor(() => expect(run.send).toHaveBeenCalledWith(submitted));
  expect(run.send).toHaveBeenCalledTimes(1);
});
