import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { createQueryClient } from '#core/trpc/cache/query-client.ts';
import { TRPCProvider } from '#core/trpc/procedures.ts';
import { type Answers, fakeGateway } from './fake-gateway.ts';

/**
 * Renders a signed-in screen at an address, over the real cache and a fake gateway. The document is at that address
 * too: on a public page a session that ends is cleared at once (S-19).
 */
export function renderSignedIn(screen: ReactNode, { answers, at = '/' }: { answers: Answers; at?: string }) {
  window.history.replaceState(null, '', at);
  const queryClient = createQueryClient();
  let address = at;
  let from: unknown;
  let leave: () => void;
  function Address() {
    const { pathname, search, state } = useLocation();
    address = pathname + search;
    from = state?.from;
    const navigate = useNavigate();
    leave = () => void navigate(-1);
    return null;
  }
  const shown = render(
    <TRPCProvider trpcClient={fakeGateway(answers)} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[at]}>
          {screen}
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </TRPCProvider>,
  );
  /** The browser's Back. */
  const goBack = () => act(async () => leave());
  return { ...shown, queryClient, address: () => address, cameFrom: () => from, goBack };
}
