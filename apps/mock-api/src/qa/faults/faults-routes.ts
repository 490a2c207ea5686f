import { noSuchFault, tooManyFaults } from '@portal/faults/fault-registry';
import { ApiError } from '../../http/api-error.ts';
import type { QaDeps, ServeQa } from '../qa-deps.ts';

/** which calls of /v1 are slowed or damaged; see http/inject-faults.ts for how. */
export function faultsRoutes(serve: ServeQa, { faults }: Pick<QaDeps, 'faults'>): void {
  serve('faults.list', async () => ({ faults: [...faults.list()] }));
  serve('faults.add', async ({ body }) => {
    const fault = faults.add(body);
    if (!fault) throw new ApiError('CONFLICT', { message: tooManyFaults });
    return fault;
  });
  serve('faults.clear', async () => {
    faults.clear();
    return {};
  });
  serve('faults.remove', async ({ params }) => {
    if (!faults.remove(params.id)) throw new ApiError('NOT_FOUND', { message: noSuchFault });
    return {};
  });
}
