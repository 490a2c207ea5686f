import type { Serve } from '../../http/register-endpoint.ts';
import { presentMessage, presentThread } from './messages-presenter.ts';
import type { Messages } from './messages-service.ts';

/** The portal shows it as "We answer within two working days." */
const RESPONSE_TIME = 'two working days';

/** P-9, extensions of the API. */
export function messagesRoutes(serve: Serve, messages: Messages): void {
  serve('messages.list', async ({ session }) => ({
    items: (await messages.threadsOf(session.clientUuid)).map(presentThread),
    response_time: RESPONSE_TIME,
  }));

  serve('messages.view', async ({ session: { clientUuid }, params }) => ({
    thread: presentThread(await messages.threadOf(clientUuid, params.uuid)),
    messages: (await messages.messagesOf(clientUuid, params.uuid)).map(presentMessage),
  }));

  serve('messages.start', async ({ session: { clientUuid }, headers, body }) => {
    const {
      subject,
      body: text,
      policy_uuid: policyUuid = null,
      attachment_uuids: attachmentUuids = [],
    } = body;
    const key = headers['Idempotency-Key'] ?? null;
    const draft = { clientUuid, subject, body: text, policyUuid, attachmentUuids, key };
    return presentThread(await messages.start(draft));
  });

  serve('messages.reply', async ({ session: { clientUuid }, params, headers, body }) => {
    const { body: text, attachment_uuids: attachmentUuids = [] } = body;
    const key = headers['Idempotency-Key'] ?? null;
    const reply = { clientUuid, threadUuid: params.uuid, body: text, attachmentUuids, key };
    return presentMessage(await messages.reply(reply));
  });

  serve('messages.markRead', async ({ session, params }) =>
    presentThread(await messages.markRead(session.clientUuid, params.uuid)),
  );
}
