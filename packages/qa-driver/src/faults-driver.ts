import type { Fault } from '@portal/contract/qa/faults';
import type { BodyOf, CallQa } from './call-qa.ts';

/** Faults on calls of /v1; the proxy answers the same calls. */
export function createFaultsDriver(call: CallQa) {
  return {
    list: async (): Promise<Fault[]> => (await call('faults.list')).faults,
    add: (fault: BodyOf<'faults.add'>) => call('faults.add', { body: fault }),
    remove: (id: string) => call('faults.remove', { params: { id } }),
    clear: () => call('faults.clear'),
  };
}
