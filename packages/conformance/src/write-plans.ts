import type { EndpointName, Endpoints } from '@portal/contract/endpoints';
import { agreeAgain, askForNoChange, likeAgain, markRead, markThreadRead } from './careful-writes.ts';
import type { Sent } from './probe.ts';
import type { Seen } from './seen.ts';

/** Calls that change something. */
export type WriteName = {
  [Name in EndpointName]: Endpoints[Name]['method'] extends 'GET' ? never : Name;
}[EndpointName];

export type WritePlan = {
  /** What to send as one should, or the reason why nothing is. */
  readonly good: (seen: Seen, deviceId: string) => Sent | string;
  /** The call may be sent with an empty body, to see it refused: a service that reads carelessly does no harm by it. */
  readonly emptyBody: boolean;
};

/** An address at a host reserved for examples: nobody has it, and no mail reaches it. */
export const nobodysAddress = 'nobody.conformance@example.com';

function never(reason: string, { emptyBody = true } = {}): WritePlan {
  return { good: () => reason, emptyBody };
}

/** A call that is added to the contract does not compile until it is said here how to try it with care. */
export const writePlans: Record<WriteName, WritePlan> = {
  'authentication.create': never('asked while signing in'),
  'authentication.mfa': never('asked while signing in, where a code is asked for', { emptyBody: false }),
  'user.mfaVerify': never('would enrol an authenticator, and a wrong code counts', { emptyBody: false }),
  'user.mfaDelete': never('would remove the authenticator', { emptyBody: false }),
  'user.resetRequest': { good: () => ({ body: { LoginForm: { email: nobodysAddress } } }), emptyBody: true },
  'user.setPassword': never('needs the code of a mail'),
  'user.changePassword': never('would change the password'),
  'user.contactSupport': never('somebody would read it'),
  'terms.agree': { good: agreeAgain, emptyBody: true },
  'device.register': {
    good: (_seen, deviceId) => ({ body: { device_id: deviceId, type: 'web' } }),
    emptyBody: true,
  },
  'device.forget': never('would end the sessions of a device'),
  'client.update': { good: askForNoChange, emptyBody: true },
  'insights.like': { good: likeAgain, emptyBody: true },
  'notifications.markRead': { good: markRead, emptyBody: true },
  'messages.start': never('somebody would read it'),
  'messages.reply': never('somebody would read it'),
  'messages.markRead': { good: markThreadRead, emptyBody: true },
};
