import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { InviteScreen } from './invite-screen.tsx';

function Handover() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, state })}</output>;
}

const invite = { name: 'Noor Bellamy', firm: 'Arkwright Pell' };

function renderInvite(check: NonNullable<Parameters<typeof InviteScreen>[0]['check']>) {
  render(
    <MemoryRouter initialEntries={['/invite/INVITE-VALID-0001']}>
      <Routes>
        <Route path="/invite/:code" element={<InviteScreen check={check} />} />
        <Route path="/login/form" element={<Handover />} />
      </Routes>
    </MemoryRouter>,
  );
}

test('R-3, SEC-E12: a valid code is handed to the login, and is no longer in the address', async () => {
  const check = vi.fn(async () => invite);
  renderInvite(check);
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('createPassword'));
  expect(check).toHaveBeenCalledWith('INVITE-VALID-0001');
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
    pathname: '/login/form',
    state: {
      step: 'createPassword',
      code: 'INVITE-VALID-0001',
      invitation: 'This invitation is for Noor Bellamy, and is from Arkwright Pell.',
    },
  });
});

test.each([
  [{ name: 'Noor Bellamy', firm: null }, 'This invitation is for Noor Bellamy.'],
  [{ name: null, firm: 'Pell' }, 'This invitation is from Pell.'],
  [{ name: null, firm: null }, ''],
])('R-27: of %o the login gets what the firm says', async (given, invitation) => {
  renderInvite(async () => given);
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('createPassword'));
  expect(JSON.parse(screen.getByRole('status').textContent ?? '').state).toMatchObject({ invitation });
});

test.each([
  ['INVITE_NOT_FOUND', []],
  ['NOT_IMPLEMENTED', [['invite.check: NOT_IMPLEMENTED']]],
  ['NO_ANSWER', [['invite.check: NO_ANSWER']]],
] as const)(
  'R-3, S-6: %s shows "Invite not found", mentions 2 days and leads back to the login; a failure is logged',
  async (code, logged) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    renderInvite(() => Promise.reject(new AppError(code)));
    expect(await screen.findByRole('heading', { name: 'Invite not found' })).toBeTruthy();
    expect(screen.getByText(/valid for 2 days/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login/form');
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/support');
    expect(warn.mock.calls).toEqual(logged);
  },
);

test('R-3: an invitation that has expired says so, and leads to another one', async () => {
  renderInvite(() => Promise.reject(new AppError('INVITE_EXPIRED')));
  const title = await screen.findByRole('heading', { name: 'This invitation has expired' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText(/valid for 2 days/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask for another link' }).getAttribute('href')).toBe(
    '/login/form?step=resetPassword',
  );
  expect(screen.getByRole('link', { name: 'Back to Login' })).toBeTruthy();
});

test('R-3: while the code is checked the page says so', () => {
  renderInvite(() => new Promise(() => undefined));
  expect(screen.getByRole('heading', { name: 'Checking your invitation' })).toBeTruthy();
});
