import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MessagesScreen } from '#features/messages/messages-screen.tsx';
import { aMessage, aThread } from './build/a-message.ts';
import type { Answers } from './fake-gateway.ts';
import { renderSignedIn } from './render-signed-in.tsx';

export const isa = aThread({ unreadCount: 1 });
export const review = aThread({
  uuid: '00000000-0000-4000-8000-0000000000e2',
  subject: 'Your yearly review, January',
});
export const question = aMessage({ uuid: 'm1', body: 'Should I let it roll over?' });
export const answer = aMessage({ uuid: 'm2', body: 'No need to hurry.', isClient: false });
export const isaAddress = `/tabs/messages?thread=${isa.uuid}`;

export const replyField = () => screen.findByLabelText<HTMLTextAreaElement>('Reply to Ruth Vasey');
export const pressSend = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
/** The rows of the conversations. */
export const threadRows = async () =>
  within(await screen.findByRole('region', { name: 'Conversations' })).findAllByRole('listitem');

/** The messages at an address, below what leads there: two conversations, one message each way in either. */
export function showMessages(at: string, answers: Answers = {}, above: ReactNode = null) {
  const shown = (
    <>
      {above}
      <MessagesScreen />
    </>
  );
  let unread = isa.unreadCount;
  return renderSignedIn(shown, {
    at,
    answers: {
      'messages.list': () => ({
        offered: true,
        threads: [{ ...isa, unreadCount: unread }, review],
        responseTime: 'two working days',
        unreadable: 0,
      }),
      'documents.unreadCount': () => ({ offered: false, unread: 0 }),
      'messages.unreadCount': () => ({ offered: true, unread: 1 }),
      'messages.byId': (input) => ({
        // A conversation that a test has started is opened too.
        thread: [isa, review].find(({ uuid }) => uuid === uuidOf(input)) ?? { ...isa, uuid: uuidOf(input) },
        messages: [question, answer],
      }),
      'messages.markRead': () => {
        unread = 0;
        return { ...isa, unreadCount: unread };
      },
      'policies.list': () => ({ policies: [], unreadable: 0 }),
      'client.get': () => ({ adviser: null }),
      ...answers,
    },
  });
}

const uuidOf = (input: unknown) => (input as { uuid: string }).uuid;

/** Writes a new message. */
export async function writeNew(body: string) {
  await userEvent.type(await screen.findByLabelText('Subject'), 'A question');
  await userEvent.type(screen.getByLabelText('Message'), body);
}
