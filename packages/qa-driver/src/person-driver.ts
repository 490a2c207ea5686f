import type { BodyOf, CallQa } from './call-qa.ts';
import { QaError } from './qa-error.ts';

/** One client: the state of their login, and what the firm does for them. */
export function createPersonDriver(call: CallQa, email: string) {
  const params = { email };
  const set = (body: BodyOf<'people.set'>) => call('people.set', { params, body });
  const authenticator = () => call('people.code', { params });
  return {
    email,
    state: () => call('people.view', { params }),
    /** Sets what is named and leaves the rest. */
    set,
    lock: () => set({ locked: true }),
    unlock: () => set({ locked: false }),
    reset: () => call('people.reset', { body: { email } }),
    /** The client's second factor, with its current codes. */
    authenticator,
    /** The one-time code that a sign-in accepts now; throws QaError when none is left for half a minute. */
    code: async () => {
      const { unused_code: code, seconds_left: seconds } = await authenticator();
      if (code !== null) return code;
      throw new QaError(
        `${email} has used every code there is: move the clock on, or wait ${seconds} seconds.`,
      );
    },
    policies: async () => (await call('people.policies', { params })).policies,
    publishValuation: (body: BodyOf<'people.publishValuation'> = {}) =>
      call('people.publishValuation', { params, body }),
    notify: (body: BodyOf<'people.notify'> = {}) => call('people.notify', { params, body }),
    documentRequests: async () => (await call('people.documentRequests', { params })).requests,
    askForDocument: (body: BodyOf<'people.askForDocument'> = {}) =>
      call('people.askForDocument', { params, body }),
    acceptDocument: () => call('people.decideDocument', { params, body: { decision: 'accepted' } }),
    rejectDocument: (note: string) =>
      call('people.decideDocument', { params, body: { decision: 'rejected', note } }),
    publishDocument: (body: BodyOf<'people.publishDocument'> = {}) =>
      call('people.publishDocument', { params, body }),
    approveAmendment: () => call('people.decideAmendment', { params, body: { decision: 'approved' } }),
    declineAmendment: (note?: string) =>
      call('people.decideAmendment', {
        params,
        body: { decision: 'declined', ...(note === undefined ? {} : { note }) },
      }),
  };
}
