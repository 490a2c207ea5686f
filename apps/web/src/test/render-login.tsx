import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { expect, vi } from 'vitest';
import type { KeyStore } from '#core/storage/key-store.ts';
import { localStore, tabStore } from '#core/storage/web-store.ts';
import { createTrpcLoginGateway } from '#features/login/commands/gateway.ts';
import { runLoginCommand } from '#features/login/commands/run-command.ts';
import { createInterruptedSetUp } from '#features/login/interrupted-set-up.ts';
import { LoginScreen } from '#features/login/login-screen.tsx';
import { noteUsedCode } from '#features/login/next-code-wait.ts';
import { createRememberedAddress } from '#features/login/remembered-address.ts';
import { runLoginMachine } from '#features/login/run-machine.ts';
import { type Answers, fakeGateway } from './fake-gateway.ts';
import { memoryKeys } from './memory-keys.ts';

type Options = { at?: string; answers?: Answers; state?: unknown; keys?: KeyStore };

/** The login at an address, with everything real but the answers of the gateway and the portal behind it. */
export function renderLogin({
  at = '/login/form',
  answers = {},
  state = null,
  keys = memoryKeys(),
}: Options = {}) {
  const remembered = createRememberedAddress({ keys, store: localStore });
  const setUp = createInterruptedSetUp({ keys, store: tabStore });
  const enterPortal = vi.fn(() => remembered.keep());
  const visited: string[] = [];
  const browser: Record<'back' | 'forward', () => void> = { back: () => undefined, forward: () => undefined };
  const gateway = createTrpcLoginGateway(fakeGateway(answers));

  function Probe() {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    useEffect(() => {
      visited.push(pathname + search);
      browser.back = () => void navigate(-1);
      browser.forward = () => void navigate(1);
    }, [pathname, search, navigate]);
    return null;
  }
  const screenOf = (
    <LoginScreen
      start={async ({ entry, show }) =>
        runLoginMachine({
          entry: {
            ...entry,
            remembered: await remembered.read(),
            setUp: entry.step === 'mfaSetup' ? await setUp.read() : undefined,
          },
          show,
          run: (command) =>
            runLoginCommand(command, {
              gateway,
              remembered,
              setUp,
              noteUsedCode,
              enterPortal,
              nowMs: Date.now,
            }),
        })
      }
    />
  );
  const [pathname = '', search = ''] = at.split('?');
  const { unmount } = render(
    <MemoryRouter initialEntries={['/', { pathname, search: search && `?${search}`, state }]}>
      <Probe />
      <Routes>
        <Route path="/" element={<h1>Landing</h1>} />
        <Route path="/login/form" element={screenOf} />
        <Route path="/support" element={screenOf} />
        <Route path="/password-reset/:code" element={screenOf} />
      </Routes>
    </MemoryRouter>,
  );
  return { enterPortal, unmount, address: () => visited.at(-1), visited, browser, person: userEvent.setup() };
}

type Rendered = ReturnType<typeof renderLogin>;

/** The answer to a right password where a second factor comes next; `more` is what else the firm says. */
export function passwordAccepted(secondFactor: 'required' | 'setup', more: object = {}): Answers {
  const interim = { token: 'interim', scope: 'interim', termsAccepted: false };
  return { 'authentication.signIn': () => ({ ...interim, secondFactor, ...more }) };
}

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Types the address and continues to the password. */
export async function enterEmail({ person }: Rendered, email = 'client@portal.example.com'): Promise<void> {
  await person.type(await screen.findByLabelText('Email Address'), `${email}{Enter}`);
}

/** Types the address and the password. */
export async function enterPassword(rendered: Rendered, password = 'Portal-Demo-2026!'): Promise<void> {
  await enterEmail(rendered);
  await rendered.person.type(await screen.findByLabelText('Password'), `${password}{Enter}`);
}

/** The message is at the field, which is marked and has the focus, and nowhere else. */
export async function expectFieldError(label: string, message: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  const field = screen.getByLabelText(label);
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(screen.getAllByText(message)).toHaveLength(1);
}

/** L-51: the banner says "Error!" and the message. */
export async function expectError(message: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(`Error! ${message}`));
}
