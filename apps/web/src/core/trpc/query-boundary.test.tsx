import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { gatewayFailure, goOffline } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { combineQueries } from './combine-queries.ts';
import { useTRPC } from './procedures.ts';
import { QueryBoundary, type QueryState } from './query-boundary.tsx';

const firm = {
  name: 'Arkwright Pell',
  logoUrl: null,
  bio: '',
  fcaNumber: '000193',
  fcaRegisteredDate: '2009-03-16',
};

function FirmName() {
  const trpc = useTRPC();
  return (
    <QueryBoundary
      query={useQuery(trpc.firm.get.queryOptions())}
      loading={<p>Loading</p>}
      notFound={<p>No such firm</p>}
      failed={(failure) => <FailedPart heading="We could not load the firm" failure={failure} />}
    >
      {({ name }) => <p>{name}</p>}
    </QueryBoundary>
  );
}

test('S-6: a part that failed says what happened and can be retried, and its message stays until an answer comes', async () => {
  let answer: () => unknown = () => {
    throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9-0000');
  };
  renderSignedIn(<FirmName />, { answers: { 'firm.get': () => answer() } });
  expect(screen.getByText('Loading')).toBeTruthy();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We cannot reach the firm’s records just now.');
  expect(alert.textContent).toContain('Reference 7F2C-41A9');

  const { promise, resolve } = Promise.withResolvers();
  answer = () => promise;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert').textContent).toContain('We cannot reach the firm’s records');
  resolve(firm);
  expect(await screen.findByText('Arkwright Pell')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('S-6: where the server says how long to wait, the part says so', async () => {
  const answer = () => {
    throw gatewayFailure('TOO_MANY_REQUESTS', '7f2c41a9-0000', { retryAfterSeconds: 90 });
  };
  renderSignedIn(<FirmName />, { answers: { 'firm.get': answer } });
  expect((await screen.findByRole('alert')).textContent).toContain('Please wait 2 minutes and try again.');
});

test('S-6: without a connection a part says so instead of loading for ever, and loads once there is one', async () => {
  const { backOnline } = goOffline();
  renderSignedIn(<FirmName />, { answers: { 'firm.get': () => firm } });
  expect(screen.getByRole('alert').textContent).toContain('Check your connection and try again.');
  backOnline();
  expect(await screen.findByText('Arkwright Pell')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('S-6: without a connection each retry says that there is still no answer', async () => {
  const { backOnline } = goOffline();
  renderSignedIn(<FirmName />, { answers: { 'firm.get': () => firm } });
  const retry = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  expect(screen.getByRole('alert').textContent).toContain('Still no answer after 1 attempt.');
  await userEvent.click(retry);
  expect(screen.getByRole('alert').textContent).toContain('Still no answer after 2 attempts.');
  backOnline();
  expect(await screen.findByText('Arkwright Pell')).toBeTruthy();
});

test('S-6: a part that failed and is retried without a connection says that there is none', async () => {
  const answer = () => {
    throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9-0000');
  };
  renderSignedIn(<FirmName />, { answers: { 'firm.get': answer } });
  await screen.findByText(/We cannot reach the firm’s records/);
  goOffline();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert').textContent).toContain('Check your connection and try again.');
});

test('SEC-F1: an id that is missing, foreign or none at all is answered in the same words', async () => {
  for (const code of ['NOT_FOUND', 'VALIDATION'] as const) {
    const { unmount } = renderSignedIn(<FirmName />, {
      answers: {
        'firm.get': () => {
          throw gatewayFailure(code, 'a0000000');
        },
      },
    });
    expect(await screen.findByText('No such firm')).toBeTruthy();
    unmount();
  }
});

const queryState = (overrides: Partial<QueryState<string>>): QueryState<string> => ({
  data: undefined,
  error: null,
  errorUpdateCount: 0,
  isFetching: false,
  isPaused: false,
  refetch: () => undefined,
  ...overrides,
});

test('several questions are answered when all of them are', () => {
  expect(combineQueries([queryState({ data: 'a' }), queryState({ data: 'b' })]).data).toEqual(['a', 'b']);
  expect(combineQueries([queryState({ data: 'a' }), queryState({ isFetching: true })])).toMatchObject({
    data: undefined,
    error: null,
    isFetching: true,
  });
  expect(combineQueries([]).data).toEqual([]);
});

test('S-6: several questions wait for the connection when one of them does', () => {
  expect(combineQueries([queryState({ data: 'a' }), queryState({ isPaused: true })]).isPaused).toBe(true);
  expect(combineQueries([queryState({ data: 'a' }), queryState({ isFetching: true })]).isPaused).toBe(false);
});

test('S-6: one that failed fails them all, and only it is retried', () => {
  const answered = vi.fn();
  const failed = vi.fn();
  const failure = new Error('no answer');
  const all = combineQueries([
    queryState({ data: 'a', refetch: answered }),
    queryState({ error: failure, errorUpdateCount: 1, refetch: failed }),
  ]);
  expect(all).toMatchObject({ data: undefined, error: failure, errorUpdateCount: 1 });
  all.refetch();
  expect(failed).toHaveBeenCalledOnce();
  expect(answered).not.toHaveBeenCalled();
});
