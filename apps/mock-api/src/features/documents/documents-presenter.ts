import type { Document, DocumentRequest } from '@portal/contract/v1/documents';
import type { Prisma } from '@portal/prisma/client';

type RequestRow = Prisma.DocumentRequestGetPayload<{ include: { documents: true } }>;

/** Without the key and the place of the bytes. */
export function presentDocument(row: Prisma.DocumentModel): Document {
  return {
    uuid: row.uuid,
    title: row.title,
    kind: row.kind as Document['kind'],
    policy_uuid: row.policyUuid,
    request_uuid: row.requestUuid,
    date: row.date,
    size: row.size,
    media_type: row.mediaType,
    file_name: row.fileName,
    is_read: row.readAt !== null,
    added_by: row.addedBy as Document['added_by'],
    added_at: row.addedAt.toISOString(),
  };
}

export function presentRequest(row: RequestRow): DocumentRequest {
  return {
    uuid: row.uuid,
    title: row.title,
    state: row.state as DocumentRequest['state'],
    reason: row.reason,
    due_on: row.dueOn,
    kind: row.kind as DocumentRequest['kind'],
    policy_uuid: row.policyUuid,
    asked_at: row.askedAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decision_note: row.decisionNote,
    documents: row.documents.map(presentDocument),
  };
}
