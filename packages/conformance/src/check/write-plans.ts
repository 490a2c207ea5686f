import { randomUUID } from 'node:crypto';
import type { EndpointName, Endpoints } from '@portal/contract/endpoints';
import { changedFieldsSchema } from '@portal/contract/v1/client';
import type { Input } from '../visit/probe.ts';
import { readField, readList, type Seen } from '../visit/seen.ts';

/** Calls that change something. */
export type WriteName = {
  [Name in EndpointName]: Endpoints[Name]['method'] extends 'GET' ? never : Name;
}[EndpointName];

/** What a run knows when it writes. */
export type RunContext = {
  readonly seen: Seen;
  readonly deviceId: string;
  /** The mail address of the account. */
  readonly address: string;
};

export type WritePlan = {
  /** A valid request, or the reason why none is sent. Avoids changes where possible. */
  readonly good: (context: RunContext) => Input | string;
  /** The call may be sent with an empty body, to see it refused: a service that reads carelessly does no harm by it. */
  readonly emptyBody: boolean;
};

/** An address at a host reserved for examples: no account has it, and no mail reaches it. */
export const nobodysAddress = 'nobody.conformance@example.com';

function never(reason: string, { emptyBody = true } = {}): WritePlan {
  return { good: () => reason, emptyBody };
}

function always(good: WritePlan['good'], { emptyBody = true } = {}): WritePlan {
  return { good, emptyBody };
}

/** A call that is added to the contract does not compile until this table says how to test it safely. */
export const writePlans: Record<WriteName, WritePlan> = {
  'authentication.create': never('asked while signing in'),
  'authentication.mfa': never('this account has no second factor', { emptyBody: false }),
  'authentication.stepUp': never('a wrong password counts, and the right one is kept for the sign-in'),
  'user.mfaVerify': never('would enrol a second factor, and a wrong code counts', { emptyBody: false }),
  'user.mfaDelete': never('would remove the second factor', { emptyBody: false }),
  'recoveryCodes.make': never('would make the recovery codes of this account useless'),
  'recoveryCodes.use': never('needs a recovery code, and each works once', { emptyBody: false }),
  'user.resetRequest': always(() => ({ body: { LoginForm: { email: nobodysAddress } } })),
  'user.setPassword': never('needs the code of a mail'),
  'user.changePassword': never('would change the password'),
  'user.contactSupport': always(askSupport),
  // Without a version the terms in force are accepted.
  'terms.agree': always(agreeAgain, { emptyBody: false }),
  'device.register': always(({ deviceId }) => ({ body: { device_id: deviceId, type: 'web' } })),
  'device.forget': never('would end the sessions of a device'),
  'sessions.end': never('would end a session'),
  'sessions.endOthers': never('would end every other session'),
  'securityEvents.report': never('somebody would read it'),
  'client.update': always(askForNoChange),
  'insights.like': always(likeOne),
  'insights.unlike': always(unlikeLiked),
  'notifications.markRead': always(markRead),
  'messages.start': never('somebody would read it'),
  'messages.reply': never('somebody would read it'),
  'messages.markRead': always(markThreadRead),
  'documents.add': never('somebody would read it', { emptyBody: false }),
  'documents.markRead': always(markDocumentRead),
};

/** A question that says what it is, from the account's own address, for the first of the firm's own reasons. */
function askSupport({ seen, address }: RunContext): Input | string {
  const [reason] = readList(firstOf(seen, 'user.supportReasons'));
  if (typeof reason !== 'string') return 'the firm gives no reason to choose from';
  return {
    headers: { 'Idempotency-Key': randomUUID() },
    body: { name: 'Conformance test', email: address, reason },
  };
}

/**
 * The version that the client has accepted already; where a firm does not say which, the one in force, which they have.
 */
function agreeAgain({ seen }: RunContext): Input {
  const terms = firstOf(seen, 'terms.mine');
  const version = readField(terms, 'accepted_version') ?? readField(terms, 'version') ?? undefined;
  return { body: { version } };
}

/** A name that stays as it is, and that no open request is about. */
function askForNoChange({ seen }: RunContext): Input | string {
  const client = firstOf(seen, 'client.view');
  const pending = readField(client, 'pending_amendment');
  const changes = readField(pending, 'changes');
  if (pending && !Array.isArray(changes))
    return 'an open request waits, and the firm does not say about what';
  const pendingFields = readList({ changes }).map((change) => readField(change, 'field'));
  const field = ['surname', 'first_name'].find(
    (name) => !pendingFields.includes(name) && readField(client, name),
  );
  const changedFields = field && { [field]: readField(client, field) };
  const isSendable = changedFields && changedFieldsSchema.safeParse(changedFields).success;
  return isSendable ? { body: { changedFields } } : 'no name is free of an open request';
}

/**
 * An article whose like can be taken back, as `unlikeLiked` does; else one that the client likes already, or the first.
 */
function likeOne({ seen }: RunContext): Input | string {
  const isLiked = (article: unknown) => likesOf(article).includes(true);
  const entry = freshArticle(seen) ?? preferred(seen, 'insights.list', isLiked);
  return idOr(entry, 'id', 'no article is shown') ?? { params: { id: readField(entry, 'id') } };
}

/** The article that `likeOne` has just liked, and that had no like of the client before. */
function unlikeLiked({ seen }: RunContext): Input | string {
  const entry = freshArticle(seen);
  const reason = 'no article without a like says that a like can be taken back';
  return idOr(entry, 'id', reason) ?? { params: { id: readField(entry, 'id') } };
}

function freshArticle(seen: Seen): unknown {
  const entries = readList(firstOf(seen, 'insights.list'));
  return entries.find(
    (article) => readField(article, 'can_unlike') === true && likesOf(article).includes(false),
  );
}

function likesOf(article: unknown): unknown[] {
  return [readField(article, 'liked'), readField(article, 'likes')];
}

/** A notification that was read already, or else the first. */
function markRead({ seen }: RunContext): Input | string {
  const entry = preferred(seen, 'notifications.list', (one) => readField(one, 'isRead') === true);
  return idOr(entry, 'id', 'no notification is shown') ?? { query: { uuid: readField(entry, 'id') } };
}

/** A conversation that was read already, or else the first. */
function markThreadRead({ seen }: RunContext): Input | string {
  const entry = preferred(seen, 'messages.list', (thread) => readField(thread, 'unread_count') === 0);
  return idOr(entry, 'uuid', 'no conversation is shown') ?? { params: { uuid: readField(entry, 'uuid') } };
}

/** A document that was read already, or else the first. */
function markDocumentRead({ seen }: RunContext): Input | string {
  const entry = preferred(seen, 'documents.list', (document) => readField(document, 'is_read') === true);
  return idOr(entry, 'uuid', 'no document is shown') ?? { params: { uuid: readField(entry, 'uuid') } };
}

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
