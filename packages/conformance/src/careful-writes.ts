import type { EndpointName } from '@portal/contract/endpoints';
import type { Sent } from './probe.ts';
import { readField, readList } from './read-field.ts';
import type { Seen } from './seen.ts';

/** Each of these changes nothing where it can be helped, and as little as can be where not. A sentence says why nothing is sent. */
type CarefulWrite = (seen: Seen) => Sent | string;

/** The version that the person has accepted already. */
export const agreeAgain: CarefulWrite = (seen) => {
  const version = readField(firstOf(seen, 'terms.mine'), 'accepted_version');
  return typeof version === 'string'
    ? { body: { version } }
    : 'the accepted version of the terms is not known';
};

/** A name that stays as it is, and that no open request is about. */
export const askForNoChange: CarefulWrite = (seen) => {
  const client = firstOf(seen, 'client.view');
  const pending = readList(readField(client, 'pending_amendment')).map((change) =>
    readField(change, 'field'),
  );
  const field = ['surname', 'first_name'].find((name) => readField(client, name) && !pending.includes(name));
  if (!field) return 'no field is free of an open request';
  return { body: { changedFields: { [field]: readField(client, field) } } };
};

/** An article that the person likes already, or else the first. */
export const likeAgain: CarefulWrite = (seen) => {
  const entry = preferred(seen, 'insights.list', (article) => readField(article, 'liked') === true);
  return idOr(entry, 'id', 'no article is shown') ?? { params: { id: readField(entry, 'id') } };
};

/** A notification that was read already, or else the first. */
export const markRead: CarefulWrite = (seen) => {
  const entry = preferred(seen, 'notifications.list', (one) => readField(one, 'isRead') === true);
  return idOr(entry, 'id', 'no notification is shown') ?? { query: { uuid: readField(entry, 'id') } };
};

/** A conversation that was read already, or else the first. */
export const markThreadRead: CarefulWrite = (seen) => {
  const entry = preferred(seen, 'messages.list', (thread) => readField(thread, 'unread_count') === 0);
  return idOr(entry, 'uuid', 'no conversation is shown') ?? { params: { uuid: readField(entry, 'uuid') } };
};

function firstOf(seen: Seen, name: EndpointName): unknown {
  return seen.of(name)[0]?.value;
}

function preferred(seen: Seen, name: EndpointName, isPreferred: (entry: unknown) => boolean): unknown {
  const entries = readList(firstOf(seen, name));
  return entries.find(isPreferred) ?? entries[0];
}

/** The reason where an entry has no id. */
function idOr(entry: unknown, key: string, reason: string): string | undefined {
  return typeof readField(entry, key) === 'string' ? undefined : reason;
}
