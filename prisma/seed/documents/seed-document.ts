import type { DocumentKind } from '@portal/contract/v1/documents';
import { type Day, momentAt } from '../days.ts';
import type { DocumentText } from './document-text.ts';
import type { RequestName } from './requests.ts';

/** Photos that clients have sent: specimens of invented people, drawn for the seed. */
export type PictureName = 'driving-licence-hartnoll' | 'driving-licence-okafor';

/** A document of one person, before its file is made. */
export type SeedDocument = {
  /** Unique for its person; names the uuid, as in `statement/0/2026-10-20`. */
  readonly name: string;
  readonly title: string;
  readonly kind: DocumentKind;
  readonly date: Day;
  readonly addedAt: Date;
  readonly addedBy?: 'client';
  readonly policyUuid?: string;
  /** The name of the request that it answers. */
  readonly request?: RequestName;
  readonly content: DocumentText | PictureName;
};

/** A document of the firm, which arrives in the morning of a day. */
export function fromFirm(
  addedOn: Day,
  document: Omit<SeedDocument, 'addedAt' | 'addedBy' | 'request'>,
): SeedDocument {
  return { ...document, addedAt: momentAt(addedOn, '06:30') };
}
