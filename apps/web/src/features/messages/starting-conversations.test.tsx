import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Link } from '#core/routing/links/link.tsx';
import { aPolicy } from '#test/build/a-policy.ts';
import { goOffline, refuse } from '#test/fake-gateway.ts';
import { pressSend, review, showMessages, writeNew } from '#test/render-messages.tsx';
import { widen } from '#test/window-size.ts';

test('P-9: a new message leads to its conversation', async () => {
  const started = vi.fn(() => review);
  const { address } = showMessages('/tabs/messages?new=', { 'messages.start': started });
  await userEvent.type(await screen.findByLabelText('Subject'), ' A question ');
  await userEvent.type(screen.getByLabelText('Message'), 'When do we meet?');
  await pressSend();
  await waitFor(() => expect(address()).toBe(`/tabs/messages?thread=${review.uuid}`));
  expect(started).toHaveBeenCalledWith({
    subject: 'A question',
    body: 'When do we meet?',
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

const aboutPolicy = aPolicy({ name: 'Rainy-day cash ISA' });
const policyAnswers = {
  'policies.list': () => ({ policies: [aPolicy({ uuid: 'other' }), aboutPolicy], unreadable: 0 }),
};

test('P-9: a question about a policy names it, in the subject and to the firm', async () => {
  const started = vi.fn(() => ({ ...review, policyUuid: aboutPolicy.uuid }));
  const { address } = showMessages(`/tabs/messages?new=&policy=${aboutPolicy.uuid}`, {
    ...policyAnswers,
    'messages.start': started,
  });
  expect(await screen.findByDisplayValue('Question about Rainy-day cash ISA')).toBeTruthy();
  const about = screen.getByLabelText<HTMLSelectElement>('About a policy (optional)');
  expect(about.selectedOptions[0]?.textContent).toContain('Rainy-day cash ISA');
  await userEvent.type(screen.getByLabelText('Message'), 'When does its rate end?');
  await pressSend();
  await waitFor(() => expect(address()).toBe(`/tabs/messages?thread=${review.uuid}`));
  expect(started).toHaveBeenCalledWith(
    expect.objectContaining({
      policyUuid: aboutPolicy.uuid,
      subject: 'Question about Rainy-day cash ISA',
    }),
  );
});

test('P-9: a question about a policy and a plain new message are kept apart', async () => {
  showMessages('/tabs/messages?new=', policyAnswers);
  await userEvent.type(await screen.findByLabelText('Subject'), 'A question');
  cleanup();
  showMessages(`/tabs/messages?new=&policy=${aboutPolicy.uuid}`, policyAnswers);
  expect(await screen.findByDisplayValue('Question about Rainy-day cash ISA')).toBeTruthy();
  cleanup();
  showMessages('/tabs/messages?new=', policyAnswers);
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
  expect(subject.value).toBe('A question');
  await userEvent.clear(subject);
});

test('P-9: the page that leads to a new message may suggest its subject', async () => {
  const link = (
    <Link to="/tabs/messages?new=" state={{ subject: 'Your yearly review is due' }}>
      Write to us
    </Link>
  );
  showMessages('/tabs/messages', policyAnswers, link);
  await userEvent.click(screen.getByRole('link', { name: 'Write to us' }));
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
  expect(subject.value).toBe('Your yearly review is due');
  await userEvent.clear(subject);
  expect(subject.value).toBe('');
});

test('SEC-H11: a subject that was suggested to another client is not filled in', async () => {
  const link = (
    <Link to="/tabs/messages?new=" state={{ subject: 'Your yearly review is due', client: 'another-client' }}>
      Write to us
    </Link>
  );
  showMessages('/tabs/messages', policyAnswers, link);
  await userEvent.click(screen.getByRole('link', { name: 'Write to us' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('');
});

test('SEC-F1: a policy in the address that is not one of the client’s is not named', async () => {
  showMessages('/tabs/messages?new=&policy=00000000-0000-4000-8000-0000000000ff', policyAnswers);
  expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('');
  expect(screen.getByLabelText<HTMLSelectElement>('About a policy (optional)').value).toBe('');
});

test('S-6: without a network, a message about a policy says that it cannot load the policies', async () => {
  const { backOnline } = goOffline();
  showMessages(`/tabs/messages?new=&policy=${aboutPolicy.uuid}`, policyAnswers);
  expect(await screen.findByText('We could not load your policies')).toBeTruthy();
  backOnline();
  expect(await screen.findByDisplayValue('Question about Rainy-day cash ISA')).toBeTruthy();
});

test('P-9, S-6: a message about a policy stays while it is written, even if the policies load only then', async () => {
  const list = vi.fn<() => unknown>(refuse('UPSTREAM_DOWN'));
  const { queryClient } = showMessages(`/tabs/messages?new=&policy=${aboutPolicy.uuid}`, {
    'policies.list': list,
  });
  const field = await screen.findByLabelText('Message');
  await userEvent.type(field, 'When does its rate end?');
  const waiting = Promise.withResolvers<unknown>();
  list.mockReturnValue(waiting.promise);
  const refetched = queryClient.refetchQueries();
  await screen.findByLabelText('About a policy (optional)');
  expect(screen.getByLabelText('Message')).toBe(field);
  waiting.resolve(policyAnswers['policies.list']());
  await act(() => refetched);
  await screen.findByRole('option', { name: /Rainy-day cash ISA/ });
  expect(screen.getByDisplayValue('When does its rate end?')).toBe(field);
});

test('P-9: a new message that was not sent is there again; what it started with is not a draft', async () => {
  const at = `/tabs/messages?new=&policy=${aboutPolicy.uuid}`;
  const { unmount } = showMessages(at, policyAnswers);
  expect(await screen.findByDisplayValue('Question about Rainy-day cash ISA')).toBeTruthy();
  expect(screen.queryByText('Draft restored.')).toBeNull();
  await userEvent.type(screen.getByLabelText('Message'), 'When does its rate end?');
  unmount();
  showMessages(at, policyAnswers);
  expect(await screen.findByDisplayValue('When does its rate end?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Question about Rainy-day cash ISA');
});

test.each([
  ['as the firm gives it', 'Answered question'],
  ['as it was written, where the answer of the firm lacks it', null],
])('P-9: a new message leads to a heading that is its subject at once, %s', async (_, subject) => {
  widen();
  const never = () => new Promise(() => undefined);
  const before = { offered: true, threads: [review], responseTime: null, unreadable: 0 };
  const started = vi.fn(() => ({ ...review, uuid: 'started', subject }));
  showMessages('/tabs/messages?new=', {
    'messages.start': started,
    'messages.list': () => (started.mock.calls.length === 0 ? before : never()),
    'messages.byId': never,
  });
  await writeNew('When do we meet?');
  await pressSend();
  const heading = await screen.findByRole('heading', { name: subject ?? 'A question' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('P-9: a policy and a subject that the client took out of a message are still out on return', async () => {
  const started = vi.fn(() => review);
  const at = `/tabs/messages?new=&policy=${aboutPolicy.uuid}`;
  const { unmount } = showMessages(at, policyAnswers);
  const policy = () => screen.findByLabelText<HTMLSelectElement>('About a policy (optional)');
  const subject = () => screen.findByLabelText<HTMLInputElement>('Subject');
  await userEvent.selectOptions(await policy(), 'None in particular');
  await userEvent.clear(await subject());
  await userEvent.type(screen.getByLabelText('Message'), 'When do we meet?');
  unmount();
  const { address } = showMessages(at, { ...policyAnswers, 'messages.start': started });
  expect([(await policy()).value, (await subject()).value]).toEqual(['', '']);
  expect(screen.getByText('Draft restored.')).toBeTruthy();
  await userEvent.type(await subject(), 'Our meeting');
  await pressSend();
  await waitFor(() => expect(address()).toBe(`/tabs/messages?thread=${review.uuid}`));
  expect(started).toHaveBeenCalledWith({
    subject: 'Our meeting',
    body: 'When do we meet?',
    idempotencyKey: expect.any(String),
  });
});
