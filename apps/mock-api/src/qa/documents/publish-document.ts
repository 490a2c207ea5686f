import type { EndpointRequest } from '@portal/contract/endpoint';
import type { publishDocumentEndpoint } from '@portal/contract/qa/documents';
import { londonDay } from '@portal/contract/shapes/calendar-day';
import { createPdf } from '@portal/pdf/document';
import { orNotFound } from '../../http/api-error.ts';
import { findPerson } from '../people/people-state.ts';
import type { QaDeps } from '../qa-deps.ts';

type Input = EndpointRequest<typeof publishDocumentEndpoint>['body'];
type Page = { title: string; firm: string; person: string; day: string; createdAt: Date };

/**
 * A document of the firm in the documents of a person, with a notification. NOT_FOUND for a policy that is not theirs.
 */
export async function publishDocument(deps: QaDeps, email: string, input: Input) {
  const { database, documentStore, clock, random, services } = deps;
  const person = await findPerson(database, email);
  const { uuid: clientUuid } = person;
  const { title = 'A letter from your adviser', kind = 'letter', policy_uuid: policyUuid = null } = input;
  if (policyUuid !== null)
    orNotFound(await database.policy.findFirst({ where: { uuid: policyUuid, clientUuid } }));
  const now = clock.now();
  const date = input.date ?? londonDay(now);
  const { name: firm } = await database.firm.findFirstOrThrow();
  const name = `${person.firstName} ${person.surname}`;
  const bytes = await drawPage({ title, firm, person: name, day: date, createdAt: now });
  const draft = await documentStore.receive(asSource(bytes));
  const { digest, size } = draft;
  try {
    return await database.$transaction(async (transaction) => {
      const row = await transaction.document.create({
        data: {
          uuid: random.uuid(),
          clientUuid,
          policyUuid,
          title,
          kind,
          date,
          digest,
          size,
          mediaType: 'application/pdf',
          fileName: `${title.replaceAll(/[/\\:]/g, '-')}.pdf`,
          addedBy: 'firm',
          addedAt: now,
        },
      });
      await services.notify(transaction, {
        clientUuid,
        type: 'document_added',
        title: 'There is a new document for you',
        body: title,
        target: { route: 'document', id: row.uuid },
      });
      await draft.keep();
      return row;
    });
  } finally {
    await draft.discard();
  }
}

async function drawPage({ title, firm, person, day, createdAt }: Page): Promise<Uint8Array> {
  const pdf = createPdf({ title, author: firm, subject: `For ${person}`, createdAt });
  pdf.heading(1, title);
  pdf.facts([
    { label: 'For', value: person },
    { label: 'Date', value: day },
  ]);
  pdf.paragraph('This document was made for a test of the portal.');
  return await pdf.footer(firm).end();
}

async function* asSource(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
