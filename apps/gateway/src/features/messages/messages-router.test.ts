import type { Message, Thread } from '@portal/contract/v1/messages';
import { describe, expect, it } from 'vitest';
import { aDocument } from '../../test/build/a-document.ts';
import { aUuid } from '../../test/build/a-policy.ts';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

const uuid = aUuid(400);

const thread: Thread = {
  uuid,
  subject: 'Your review',
  contact: { name: 'Morgan Pell', role: 'Adviser' },
  policy_uuid: null,
  preview: null,
  unread_count: 2,
  last_message_at: '2026-05-30T09:00:00Z',
  _links: { self: { href: `/v1/message/${uuid}/view` } },
};
const message: Message = {
  uuid: aUuid(401),
  sender: { name: 'Morgan Pell', is_client: false },
  body: 'Good morning.',
  sent_at: '2026-05-30T09:00:00Z',
  read_at: null,
  attachments: null,
  document_request_uuid: null,
};
const mappedThread = {
  uuid,
  subject: 'Your review',
  contact: { name: 'Morgan Pell', role: 'Adviser' },
  policyUuid: null,
  unreadCount: 2,
  lastMessageAt: '2026-05-30T09:00:00Z',
  preview: null,
};
const mappedMessage = {
  uuid: aUuid(401),
  sender: { name: 'Morgan Pell', isClient: false },
  body: 'Good morning.',
  sentAt: '2026-05-30T09:00:00Z',
  attachments: [],
  documentRequestId: null,
};

const callerOver = (answers: Record<string, unknown>) => buildCaller({ scope: 'full', answers });

describe('messages', () => {
  it('P-9: lists conversations with the time in which the firm answers', async () => {
    const answer = { items: [thread], response_time: 'one working day' };
    const { caller } = callerOver({ 'GET /v1/message': answer });
    expect(await caller.messages.list()).toEqual({
      offered: true,
      unreadable: 0,
      threads: [mappedThread],
      responseTime: 'one working day',
    });
  });

  it('P-9: a blank text of the firm is as if it were not there', async () => {
    const answer = { items: [{ ...thread, subject: ' ', preview: '' }], response_time: ' ' };
    const { caller } = callerOver({ 'GET /v1/message': answer });
    expect(await caller.messages.list()).toMatchObject({
      threads: [{ ...mappedThread, subject: null, preview: null }],
      responseTime: null,
    });
  });

  it('R-25: gives how many messages are unread over all conversations; a conversation without a count has none', async () => {
    const items = [thread, { ...thread, unread_count: 3 }, { uuid: aUuid(402) }];
    const { caller } = callerOver({ 'GET /v1/message': { items } });
    expect(await caller.messages.unreadCount()).toEqual({ offered: true, unread: 5 });
  });

  it.each([404, 405, 501])('P-9: a firm that refuses the call by %i offers no messages', async (status) => {
    const { caller } = callerOver({ 'GET /v1/message': aRefusal(status) });
    expect(await caller.messages.unreadCount()).toEqual({ offered: false, unread: 0 });
  });

  it('P-9: shows one conversation', async () => {
    const { caller } = callerOver({ [`GET /v1/message/${uuid}/view`]: { thread, messages: [message] } });
    expect(await caller.messages.byId({ uuid })).toEqual({ thread: mappedThread, messages: [mappedMessage] });
  });

  it('P-14: a message comes with its documents, and with the request that it makes', async () => {
    const given = { ...message, attachments: [aDocument()], document_request_uuid: aUuid(600) };
    const { caller } = callerOver({ [`GET /v1/message/${uuid}/view`]: { thread, messages: [given] } });
    expect((await caller.messages.byId({ uuid })).messages).toMatchObject([
      { attachments: [{ id: aUuid(500), title: 'Annual statement 2025' }], documentRequestId: aUuid(600) },
    ]);
  });

  it('P-14: a message and a reply go with the documents that were sent before', async () => {
    const { caller, calls } = callerOver({
      'POST /v1/message': thread,
      [`POST /v1/message/${uuid}/reply`]: message,
    });
    const attachmentIds = [aUuid(500), aUuid(501)];
    await caller.messages.start({ subject: 'My passport', body: 'Here it is.', attachmentIds });
    await caller.messages.reply({ uuid, body: 'And the other.', attachmentIds });
    const wire = { attachment_uuids: attachmentIds };
    expect(calls.map(({ input }) => input)).toMatchObject([{ body: wire }, { body: wire }]);
  });

  it('P-14: more documents than one message may have are refused', async () => {
    const { caller, calls } = callerOver({});
    const attachmentIds = Array.from({ length: 6 }, (_item, index) => aUuid(500 + index));
    const tooMany = caller.messages.reply({ uuid, body: 'All of them.', attachmentIds });
    expect((await failureOf(tooMany)).appCode).toBe('VALIDATION');
    expect(calls).toEqual([]);
  });

  it('P-9: starts a conversation, about a policy where one is named', async () => {
    const { caller, calls } = callerOver({ 'POST /v1/message': { ...thread, policy_uuid: aUuid(1) } });
    const text = { subject: 'Your review', body: 'May we talk?' };
    expect(await caller.messages.start({ ...text, policyUuid: aUuid(1) })).toEqual({
      ...mappedThread,
      policyUuid: aUuid(1),
    });
    expect(calls[0]?.input).toEqual({ body: { ...text, policy_uuid: aUuid(1) } });
  });

  it('SEC-I7: sends the key of a new conversation on as a header', async () => {
    const { caller, calls } = callerOver({ 'POST /v1/message': thread });
    const text = { subject: 'Your review', body: 'May we talk?' };
    const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
    await caller.messages.start({ ...text, idempotencyKey: key });
    expect(calls[0]?.input).toEqual({ headers: { 'Idempotency-Key': key }, body: text });
  });

  it('SEC-I7: sends the key of a reply on as a header', async () => {
    const { caller, calls } = callerOver({ [`POST /v1/message/${uuid}/reply`]: message });
    const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
    await caller.messages.reply({ uuid, body: 'Thank you.', idempotencyKey: key });
    const sent = { headers: { 'Idempotency-Key': key }, params: { uuid }, body: { body: 'Thank you.' } };
    expect(calls[0]?.input).toEqual(sent);
  });

  it('SEC-H6: a browser cannot take the key of a report', async () => {
    const { caller, calls } = callerOver({ 'POST /v1/message': thread });
    const draft = { subject: 'Your review', body: 'May we talk?', idempotencyKey: `not-me-${aUuid(1)}` };
    await expect(caller.messages.start(draft)).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' });
    expect(calls).toEqual([]);
  });

  it('P-9: sends a reply without the spaces around it', async () => {
    const { caller, calls } = callerOver({ [`POST /v1/message/${uuid}/reply`]: message });
    expect(await caller.messages.reply({ uuid, body: ' Thank you. ' })).toEqual(mappedMessage);
    expect(calls[0]?.input).toEqual({ params: { uuid }, body: { body: 'Thank you.' } });
  });

  it.each(['', '   ', 'x'.repeat(5001)])(
    'P-9: a reply that is empty or too long is refused',
    async (body) => {
      const { caller, calls } = callerOver({});
      expect((await failureOf(caller.messages.reply({ uuid, body }))).appCode).toBe('VALIDATION');
      expect(calls).toEqual([]);
    },
  );

  it('P-9: marks a conversation as read', async () => {
    const { caller } = callerOver({ [`PUT /v1/message/${uuid}/read`]: { ...thread, unread_count: 0 } });
    expect(await caller.messages.markRead({ uuid })).toMatchObject({ uuid, unreadCount: 0 });
  });
});
