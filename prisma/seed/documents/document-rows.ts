import { createHash } from 'node:crypto';
import { seedUuid } from '../by-name.ts';
import { clientUuid } from '../clients/clients.ts';
import type { SeedRows } from '../seed-rows.ts';
import { bytesOf } from './document-bytes.ts';
import { slug } from './document-text.ts';
import { documentsOfPeople } from './documents-of-people.ts';
import type { PolicyTables } from './policy-file.ts';
import { requestUuid } from './requests.ts';
import type { SeedDocument } from './seed-document.ts';

/** How many of the newest documents of the firm a person has not read yet. */
const unreadOf: Readonly<Record<string, number>> = {
  'vip@portal.example.com': 4,
  'standard@portal.example.com': 2,
  'setup@portal.example.com': 3,
  'terms@portal.example.com': 2,
  'lockout@portal.example.com': 1,
  'large@portal.example.com': 3,
};
const HOUR_MS = 3_600_000;

/** Notifications and messages lead to it; the names are those of documents-of-people.ts. */
export function documentUuid(email: string, name: string): string {
  return seedUuid(`document/${email}/${name}`);
}

type DocumentFiles = { readonly rows: SeedRows['document']; readonly files: readonly Uint8Array[] };

/** Every document with the bytes of its file; a file that several people have is drawn once. */
export async function documentRows(
  now: Date,
  tables: PolicyTables & Pick<SeedRows, 'termsVersion'>,
): Promise<DocumentFiles> {
  const drawn = new Map<string, Drawn>();
  const rows: SeedRows['document'] = [];
  for (const { email, documents } of documentsOfPeople(now, tables)) {
    let unread = unreadOf[email] ?? 0;
    for (const document of documents) {
      const file = await drawOnce(document.content, drawn);
      const isUnread = document.addedBy === undefined && unread-- > 0;
      rows.push(rowOf(email, document, { ...file, isUnread }));
    }
  }
  return { rows, files: [...drawn.values()].map(({ bytes }) => bytes) };
}

type Drawn = { readonly bytes: Uint8Array; readonly digest: string };

async function drawOnce(content: SeedDocument['content'], drawn: Map<string, Drawn>): Promise<Drawn> {
  const key = JSON.stringify(content);
  const known = drawn.get(key);
  if (known) return known;
  const bytes = await bytesOf(content);
  const fresh = { bytes, digest: createHash('sha256').update(bytes).digest('hex') };
  drawn.set(key, fresh);
  return fresh;
}

type File = Drawn & { readonly isUnread: boolean };

function rowOf(email: string, document: SeedDocument, { bytes, digest, isUnread }: File) {
  const { name, title, kind, date, addedAt, addedBy = 'firm', policyUuid, request, content } = document;
  const isPicture = typeof content === 'string';
  const isRead = addedBy === 'client' || !isUnread;
  return {
    uuid: documentUuid(email, name),
    clientUuid: clientUuid(email),
    policyUuid: policyUuid ?? null,
    requestUuid: request === undefined ? null : requestUuid(email, request),
    title,
    kind,
    date,
    digest,
    size: bytes.byteLength,
    mediaType: isPicture ? 'image/png' : 'application/pdf',
    fileName: `${slug(title)}.${isPicture ? 'png' : 'pdf'}`,
    addedBy,
    addedAt,
    readAt: isRead ? new Date(addedAt.getTime() + (addedBy === 'client' ? 0 : HOUR_MS)) : null,
  };
}
