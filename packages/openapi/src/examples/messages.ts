import type { Message, Thread } from '@portal/contract/v1/messages';
import type { ExamplesOf } from '../example.ts';

const subject = 'Moving the cash ISA when its rate ends';

const thread: Thread = {
  uuid: 'b6a9db07-2ebf-84e6-8c03-7fa96fcb3ac6',
  subject,
  contact: { name: 'Ruth Vasey', role: 'Your adviser' },
  policy_uuid: 'e2005c80-a0ea-8c47-b439-e5fd839a1545',
  preview:
    'There is no rush. The rate holds until 31 January, so I will send two or three choices by the end of the month.',
  unread_count: 1,
  last_message_at: '2026-11-20T09:40:00.000Z',
  _links: { self: { href: '/v1/message/b6a9db07-2ebf-84e6-8c03-7fa96fcb3ac6/view' } },
};

const reply: Message = {
  uuid: '7242e890-692f-8a96-8706-93a9a8e36d00',
  sender: { name: 'Ruth Vasey', is_client: false },
  body: 'There is no rush. The rate holds until 31 January, so I will send two or three choices by the end of the month.',
  sent_at: '2026-11-20T09:40:00.000Z',
  read_at: null,
  attachments: [],
  document_request_uuid: null,
};

const params = { uuid: thread.uuid };

export const messagesExamples: ExamplesOf<'messages'> = {
  'messages.list': { answer: { items: [thread], response_time: 'two working days' } },
  'messages.view': { params, answer: { thread, messages: [reply] } },
  'messages.start': {
    headers: { 'Idempotency-Key': '3d2b8f61-7c40-4f0e-9a15-6b7d80e1f2c4' },
    body: {
      subject,
      body: 'My fixed rate ends in January. Should I let it roll over?',
      policy_uuid: thread.policy_uuid,
    },
    answer: thread,
  },
  'messages.reply': {
    params,
    headers: { 'Idempotency-Key': '8f1c2e4d-3a5b-4c6d-9e7f-0a1b2c3d4e5f' },
    body: { body: 'Thank you, Ruth. The end of the month suits me.' },
    answer: {
      uuid: '5d0f4d0e-7a51-4b3b-9c8e-2f1f0a6f7b11',
      sender: { name: 'Imogen Hartnoll', is_client: true },
      body: 'Thank you, Ruth. The end of the month suits me.',
      sent_at: '2026-11-21T09:00:00.000Z',
      read_at: null,
      attachments: [],
      document_request_uuid: null,
    },
  },
  'messages.markRead': { params, answer: { ...thread, unread_count: 0 } },
};
