import type { EndpointRequest } from '@portal/contract/endpoint';
import type { askForDocumentEndpoint, decideDocumentEndpoint } from '@portal/contract/qa/documents';
import { presentDocument, presentRequest } from '../../features/documents/documents-presenter.ts';
import { ApiError, orNotFound } from '../../http/api-error.ts';
import { findPerson } from '../people/people-state.ts';
import type { QaDeps, ServeQa } from '../qa-deps.ts';
import { publishDocument } from './publish-document.ts';

type NewRequest = EndpointRequest<typeof askForDocumentEndpoint>['body'];
type Decision = EndpointRequest<typeof decideDocumentEndpoint>['body'];

/** what the firm asks for, decides, and puts into the documents of a person. */
export function documentsRoutes(serve: ServeQa, deps: QaDeps): void {
  serve('people.documentRequests', async ({ params }) => {
    const { uuid } = await findPerson(deps.database, params.email);
    return { requests: (await deps.services.documentRequests.all(uuid)).map(presentRequest) };
  });
  serve('people.askForDocument', async ({ params, body }) =>
    presentRequest(await askForDocument(deps, params.email, body)),
  );
  serve('people.decideDocument', async ({ params, body }) =>
    presentRequest(await decideDocument(deps, params.email, body)),
  );
  serve('people.publishDocument', async ({ params, body }) =>
    presentDocument(await publishDocument(deps, params.email, body)),
  );
}

async function askForDocument({ database, services }: QaDeps, email: string, input: NewRequest) {
  const { uuid: clientUuid } = await findPerson(database, email);
  const policyUuid = input.policy_uuid ?? null;
  if (policyUuid !== null)
    orNotFound(await database.policy.findFirst({ where: { uuid: policyUuid, clientUuid } }));
  return services.documentRequests.ask({
    clientUuid,
    title: input.title ?? 'Proof of your address',
    reason: input.reason ?? 'Please send us a bill or a bank statement of the last three months.',
    dueOn: input.due_on ?? null,
    kind: input.kind ?? 'identity',
    policyUuid,
    forAmendment: input.for_amendment ?? false,
  });
}

async function decideDocument({ database, services }: QaDeps, email: string, decided: Decision) {
  const { uuid: clientUuid } = await findPerson(database, email);
  const latest = await database.documentRequest.findFirst({
    where: { clientUuid, state: 'sent' },
    orderBy: { sentAt: 'desc' },
  });
  const uuid = decided.request_uuid ?? latest?.uuid;
  if (uuid === undefined)
    throw new ApiError('CONFLICT', { message: 'Nothing that was sent is waiting for a decision.' });
  const { decision: state, note = null } = decided;
  return services.documentRequests.decide({ uuid, clientUuid, state, note });
}
