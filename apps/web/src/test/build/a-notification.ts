import type { RouterOutputs } from '#core/trpc/procedures.ts';

type Notification = RouterOutputs['notifications']['list']['items'][number];

/** A read notification of Thursday 19 November 2026 that leads nowhere, unless overridden. */
export function aNotification(number: number, overrides: Partial<Notification> = {}): Notification {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    type: 'valuation_updated',
    title: `News ${number}`,
    body: `What news ${number} is about.`,
    createdAt: '2026-11-19T15:20:00.000Z',
    isRead: true,
    readAt: null,
    actionRequired: false,
    target: null,
    ...overrides,
  };
}
