import type { EndpointName } from '@portal/contract/endpoints';

/** Calls of the contract that answer 501 for now, after their token is checked. This list may only shrink. */
export const notYetServed = [
  'client.update',
  'messages.list',
  'messages.view',
  'messages.reply',
  'messages.markRead',
  'content.list',
  'content.view',
] as const satisfies readonly EndpointName[];
