import type { RouterOutputs } from '#core/trpc/router-outputs.ts';

export type NotificationPage = RouterOutputs['notifications']['list'];
export type Notification = NotificationPage['items'][number];
