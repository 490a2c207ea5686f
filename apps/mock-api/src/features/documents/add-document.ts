import { londonDay } from '@portal/contract/shapes/calendar-day';
import type { UploadMediaType } from '@portal/contract/shapes/upload-rule';
import type { DocumentKind } from '@portal/contract/v1/documents';
import type { Database, Prisma, Transaction } from '@portal/prisma/client';
import type { DocumentStore, Draft } from '@portal/prisma/documents/store';
import type { Clock } from '../../clock.ts';
import { fileRefused, keyReused } from '../../http/api-error.ts';
import { notOwn, requireOwnPolicy } from '../../owner-check.ts';
import type { Random } from '../../random.ts';
import { mediaTypeOf } from './media-type.ts';

export type DocumentDeps = { database: Database; documentStore: DocumentStore; clock: Clock; random: Random };

/** A document as a client sends it. */
export type UploadedDocument = {
  clientUuid: string;
  file: AsyncIterable<Uint8Array>;
  fileName: string;
  title: string | undefined;
  kind: DocumentKind | undefined;
  policyUuid: string | null;
  requestUuid: string | null;
  /** Identifies one request of this client, however often it arrives. */
  key: string | null;
};

type Row = Prisma.DocumentModel;

/**
 * Takes a document from a client. The bytes are on the disk before the row is, and of what is refused or cut off
 * neither stays (SEC-G19; checked-upload.ts of the gateway holds back the end of a file until it is checked). Repeated
 * with the same key and bytes, it returns the existing document (SEC-I7; P-40 in the browser's upload/queue.ts).
 * VALIDATION with a code of upload-rule.ts, for a policy or a request that is not the client's own (SEC-F5), and for a
 * key that was used for another file.
 */
export async function addDocument(deps: DocumentDeps, given: UploadedDocument): Promise<Row> {
  const draft = await deps.documentStore.receive(given.file);
  try {
    if (draft.size === 0) throw fileRefused('empty');
    const mediaType = mediaTypeOf(draft.head);
    if (mediaType === undefined) throw fileRefused('type_not_allowed');
    return await deps.database.$transaction(
      async (transaction) =>
        (await sentUnderKey(transaction, given, draft)) ??
        (await add({ ...deps, transaction }, given, { ...draft, mediaType })),
    );
  } finally {
    await draft.discard();
  }
}

type WithTransaction = DocumentDeps & { transaction: Transaction };

async function add(
  { transaction, clock, random }: WithTransaction,
  given: UploadedDocument,
  { digest, size, mediaType, keep }: Draft & { mediaType: UploadMediaType },
): Promise<Row> {
  await requireOwnPolicy(transaction, given);
  const request = await requestOf(transaction, given);
  await refuseSentBefore(transaction, given, digest);
  if (request && !['asked', 'rejected'].includes(request.state)) throw fileRefused('already_answered');
  const { clientUuid, requestUuid, fileName } = given;
  const now = clock.now();
  const row = await transaction.document.create({
    data: {
      uuid: random.uuid(),
      clientUuid,
      policyUuid: given.policyUuid ?? request?.policyUuid ?? null,
      requestUuid,
      title: given.title || request?.title || withoutEnding(fileName),
      kind: given.kind ?? request?.kind ?? 'other',
      date: londonDay(now),
      digest,
      size,
      mediaType,
      fileName,
      addedBy: 'client',
      addedAt: now,
      readAt: now,
      idempotencyKey: given.key,
    },
  });
  if (request) await markSent(transaction, request, now);
  await keep();
  return row;
}

/** The document that came under this key before. */
async function sentUnderKey(
  transaction: Transaction,
  { clientUuid, key }: UploadedDocument,
  { digest }: Draft,
): Promise<Row | undefined> {
  if (key === null) return undefined;
  const row = await transaction.document.findFirst({ where: { clientUuid, idempotencyKey: key } });
  if (row && row.digest !== digest) throw keyReused();
  return row ?? undefined;
}

async function requestOf(transaction: Transaction, { clientUuid, requestUuid }: UploadedDocument) {
  if (requestUuid === null) return undefined;
  const request = await transaction.documentRequest.findFirst({ where: { uuid: requestUuid, clientUuid } });
  if (!request) throw notOwn('request_uuid', 'Must be one of your requests.');
  return request;
}

async function refuseSentBefore(
  transaction: Transaction,
  { clientUuid, requestUuid }: UploadedDocument,
  digest: string,
): Promise<void> {
  const where = { clientUuid, requestUuid, digest, addedBy: 'client' };
  if ((await transaction.document.count({ where })) > 0) throw fileRefused('already_sent');
}

/** What asked for it needs no action any more. */
async function markSent(
  transaction: Transaction,
  { uuid, clientUuid }: Prisma.DocumentRequestModel,
  now: Date,
): Promise<void> {
  await transaction.documentRequest.update({
    where: { uuid },
    data: { state: 'sent', sentAt: now, decidedAt: null, decisionNote: null },
  });
  await transaction.notification.updateMany({
    where: { clientUuid, targetRoute: 'document_request', targetId: uuid, readAt: null },
    data: { readAt: now },
  });
}

function withoutEnding(fileName: string): string {
  return fileName.replace(/(?<=.)\.[^.]{1,5}$/, '');
}
