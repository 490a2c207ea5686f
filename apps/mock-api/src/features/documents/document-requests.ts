import type { DocumentKind } from '@portal/contract/v1/documents';
import type { Database, Transaction } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { ApiError, orNotFound } from '../../http/api-error.ts';
import type { Random } from '../../random.ts';
import { writeAsFirm } from '../messages/write-as-firm.ts';
import type { Notify } from '../notifications/notify.ts';

type Deps = { database: Database; clock: Clock; random: Random; notify: Notify };

/** What the firm asks a client for; `forAmendment` has the open change of details wait for it. */
type NewRequest = {
  clientUuid: string;
  title: string;
  reason: string | null;
  dueOn: string | null;
  kind: DocumentKind | null;
  policyUuid: string | null;
  forAmendment: boolean;
};
type Decision = { uuid: string; clientUuid: string; state: 'accepted' | 'rejected'; note: string | null };

const withDocuments = { documents: { orderBy: { addedAt: 'asc' } } } as const;
/** Those that wait for the client come first. */
const waitsForClient = ['asked', 'rejected'];

export type DocumentRequests = ReturnType<typeof createDocumentRequests>;

/** Requests of the firm for documents of one client. Every query names the owner (SEC-F1). */
export function createDocumentRequests(deps: Deps) {
  const { database } = deps;
  return {
    /** Those that wait for the client first, and the newest of each first. */
    all: (clientUuid: string) => readAll(database, clientUuid),
    requestOf: async (clientUuid: string, uuid: string) =>
      orNotFound(
        await database.documentRequest.findFirst({ where: { uuid, clientUuid }, include: withDocuments }),
      ),
    /**
     * By the firm: with a notification, and a message that points to the request. CONFLICT without an open change to
     * wait.
     */
    ask: (input: NewRequest) => ask(deps, input),
    /** By the firm, with a notification. CONFLICT unless something was sent. */
    decide: (decision: Decision) => decide(deps, decision),
  };
}

async function readAll(database: Database, clientUuid: string) {
  const rows = await database.documentRequest.findMany({
    where: { clientUuid },
    orderBy: [{ askedAt: 'desc' }, { uuid: 'asc' }],
    include: withDocuments,
  });
  const isWaiting = ({ state }: { state: string }) => waitsForClient.includes(state);
  return [...rows.filter(isWaiting), ...rows.filter((row) => !isWaiting(row))];
}

async function ask(deps: Deps, { forAmendment, ...input }: NewRequest) {
  const { database, clock, random, notify } = deps;
  const { clientUuid, title, reason, policyUuid } = input;
  const uuid = random.uuid();
  return database.$transaction(async (transaction) => {
    const request = await transaction.documentRequest.create({
      data: { ...input, uuid, state: 'asked', askedAt: clock.now() },
      include: withDocuments,
    });
    if (forAmendment) await holdAmendment(transaction, request);
    await notify(transaction, {
      clientUuid,
      type: 'document_requested',
      title: `Please send us a document: ${title}`,
      body: reason ?? 'We need it before we can continue. You can send it here.',
      target: { route: 'document_request', id: uuid },
      actionRequired: true,
    });
    const body = `Please send us this document: ${title}.${reason === null ? '' : ` ${reason}`}`;
    const message = { clientUuid, policyUuid, subject: title, body, documentRequestUuid: uuid };
    await writeAsFirm({ clock, random, transaction }, message);
    return request;
  });
}

async function holdAmendment(
  transaction: Transaction,
  { clientUuid, uuid }: { clientUuid: string; uuid: string },
): Promise<void> {
  const { count } = await transaction.amendment.updateMany({
    where: { openForClientUuid: clientUuid },
    data: { status: 'in_review', documentRequestUuid: uuid },
  });
  if (count === 0)
    throw new ApiError('CONFLICT', { message: 'This person has no pending change of details.' });
}

const decisionTitles: Record<Decision['state'], string> = {
  accepted: 'Your document has been accepted',
  rejected: 'Please send your document again',
};

async function decide({ database, clock, notify }: Deps, { uuid, clientUuid, state, note }: Decision) {
  return database.$transaction(async (transaction) => {
    const request = orNotFound(await transaction.documentRequest.findFirst({ where: { uuid, clientUuid } }));
    if (request.state !== 'sent')
      throw new ApiError('CONFLICT', {
        message: 'Nothing that was sent for this request is waiting for a decision.',
      });
    const decided = await transaction.documentRequest.update({
      where: { uuid },
      data: { state, decidedAt: clock.now(), decisionNote: state === 'rejected' ? note : null },
      include: withDocuments,
    });
    await notify(transaction, {
      clientUuid,
      type: 'document_decided',
      title: decisionTitles[state],
      body: note ?? (state === 'accepted' ? `${request.title}. Thank you.` : request.title),
      target: { route: 'document_request', id: uuid },
      actionRequired: state === 'rejected',
    });
    return decided;
  });
}
