import { paths } from '#core/routing/paths.ts';

/** The open part of the messages. R-11 has one path for all of them, so the rest is in the query. */
export type MessagesParams = { pane: 'list' } | { pane: 'new' } | { pane: 'thread'; uuid: string };

export function readParams(query: URLSearchParams): MessagesParams {
  const uuid = query.get('thread');
  if (uuid) return { pane: 'thread', uuid };
  return { pane: query.has('new') ? 'new' : 'list' };
}

export const newMessageAddress = paths.messages.to({}, { new: '' });

export function threadAddress(uuid: string): string {
  return paths.messages.to({}, { thread: uuid });
}
