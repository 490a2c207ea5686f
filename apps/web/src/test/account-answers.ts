import { aClient } from './build/a-client.ts';
import { aDevice } from './build/a-device.ts';
import { aThread } from './build/a-message.ts';
import type { Answers } from './fake-gateway.ts';

/** What every page of the account asks for, all well. */
export const accountAnswers: Answers = {
  'client.get': () => aClient(),
  'user.mfa': () => ({ state: 'required', secret: null, qrImage: null }),
  'user.mfaState': () => ({ state: 'required' }),
  'device.list': () => ({ devices: [aDevice({ isCurrent: true }), aDevice({ uuid: 'other' })] }),
  'messages.list': () => ({ threads: [aThread({ unreadCount: 1 })], responseTime: 'two working days' }),
  'content.list': () => ({ pages: [{ id: 'complaints', title: 'Complaints', updatedOn: '2026-10-01' }] }),
};
