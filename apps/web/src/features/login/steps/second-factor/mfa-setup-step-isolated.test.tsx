import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { loginStates } from '#test/build/login-states.ts';
import { MfaSetupStep } from './mfa-setup-step.tsx';

const loaded = vi.hoisted(() => vi.fn());

vi.mock('./keep-recovery-codes.tsx', () => {
  loaded();
  return { KeepRecoveryCodes: () => null };
});

test('L-31: what shows the recovery codes is requested as soon as the step opens', async () => {
  render(
    <MemoryRouter>
      <MfaSetupStep state={{ ...loginStates.mfaSetup, setup: undefined }} send={() => undefined} />
    </MemoryRouter>,
  );
  expect(screen.queryByLabelText('Enter verification code')).toBeNull();
  await waitFor(() => expect(loaded).toHaveBeenCalledOnce());
});
