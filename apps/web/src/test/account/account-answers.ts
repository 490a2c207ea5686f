import { aClient } from '../build/a-client.ts';
import { aDevice } from '../build/a-device.ts';
import { aDocumentRequest } from '../build/a-document.ts';
import type { Answers } from '../fake-gateway.ts';

/** Successful answers to every request of the account pages. */
export const accountAnswers: Answers = {
  'client.get': () => aClient(),
  'user.mfa': () => ({ state: 'required', secret: null, otpauthAddress: null, qrImage: null }),
  'user.mfaState': () => ({ state: 'required' }),
  'device.list': () => ({
    offered: true,
    devices: [aDevice({ isCurrent: true }), aDevice({ uuid: 'other' })],
    unreadable: 0,
  }),
  'recoveryCodes.count': () => ({ offered: true, left: 9, createdAt: '2026-10-05T09:12:00Z' }),
  'sessions.list': () => ({
    offered: true,
    sessions: [
      {
        uuid: 's-1',
        deviceName: 'Firefox on Windows',
        startedAt: '2026-11-21T08:04:00Z',
        lastUsedAt: '2026-11-21T11:58:00Z',
        isCurrent: true,
      },
      {
        uuid: 's-2',
        deviceName: 'Safari on macOS',
        startedAt: '2026-11-20T18:22:00Z',
        lastUsedAt: '2026-11-20T18:40:00Z',
        isCurrent: false,
      },
    ],
    unreadable: 0,
  }),
  'securityEvents.list': () => ({
    offered: true,
    events: [
      {
        uuid: 'e-1',
        kind: 'new_device',
        occurredAt: '2026-11-20T18:22:00Z',
        deviceName: 'Safari on macOS',
        deviceUuid: 'd-2',
        isCurrent: false,
      },
    ],
    page: 1,
    pages: 1,
    takesReports: true,
    unreadable: 0,
  }),
  'messages.unreadCount': () => ({ offered: true, unread: 1 }),
  'documents.unreadCount': () => ({ offered: true, unread: 2 }),
  'documents.request': () => aDocumentRequest(1),
  'content.list': () => ({
    offered: true,
    pages: [{ id: 'complaints', title: 'Complaints', updatedOn: '2026-10-01' }],
    unreadable: 0,
  }),
  'terms.mine': () => ({
    termsAccepted: true,
    acceptedVersion: '4',
    acceptedAt: '2026-10-05T09:12:00Z',
  }),
};

/** A firm that does not offer open sessions. */
export const noSessions: Answers = {
  'sessions.list': () => ({ offered: false, sessions: [], unreadable: 0 }),
};
