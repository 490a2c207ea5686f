import { londonDay } from '@portal/contract/shapes/calendar-day';
import { hasEnded } from '@portal/contract/v1/policy-kind';
import type { PanelItem, Entry as ReviewEntry } from '#core/due-diligence/findings.ts';
import { verdictChange, verdictNames } from '#core/due-diligence/verdict.ts';
import { policyName } from '#core/format/policy-name.ts';
import { threadAddress } from '#core/routing/message-addresses.ts';
import { paths } from '#core/routing/paths.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { countOf, countWord } from '#ui/format/counts.ts';
import { formatDay } from '#ui/format/day.ts';
import type { PolicyListItem } from '../../policy-queries.ts';
import { countedFund } from '../../policy-worth.ts';
import { endedSince, hasNewValue } from './changed-policies.ts';

/**
 * P-28: something that is new since a visit, and the page where it can be read; null where that is the page it is shown
 * on. The key begins with what it is, since the firm may give a policy and a message the same id.
 */
export type NewsItem = { key: string; title: string; note: string; to: string | null };

/** More of a kind than this are counted and not listed. */
const MOST_OF_A_KIND = 4;

/** The policies with a new value in the total, and those that have ended. */
export function policyNews(policies: readonly PolicyListItem[], visit: Date, today: string): NewsItem[] {
  const note = 'In the list of your policies';
  const valued = policies.filter((policy) => hasNewValue(policy, visit));
  const ended = policies.filter((policy) => endedSince(policy, visit, today));
  return [
    ...shortened(
      valued.map((policy) => policyItem(policy, valueNote(policy))),
      (left) => ({ title: `${left} more new values`, note, to: null }),
    ),
    ...shortened(
      ended.map((policy) => policyItem(policy, `Ended on ${formatDay(policy.endDate ?? '')}`)),
      (left) => ({ title: `${left} more policies that ended`, note, to: null }),
    ),
  ];
}

function policyItem(policy: PolicyListItem, note: string): NewsItem {
  const { uuid } = policy;
  return { key: `policy ${uuid}`, title: policyName(policy), note, to: paths.policy.to({ id: uuid }) };
}

function valueNote(policy: PolicyListItem): string {
  const day = countedFund(policy)?.valuedOn ?? null;
  return day === null ? 'New value' : `New value, as at ${formatDay(day)}`;
}

/**
 * The reviews published since a visit. Only their day is known, so one of the day of the visit is among them: it may
 * have come after it.
 */
export function reviewsSince(entries: readonly ReviewEntry[], visit: Date): ReviewEntry[] {
  return entries.filter(({ publishedOn }) => publishedOn !== null && publishedOn >= londonDay(visit));
}

/**
 * The verdicts of a review that differ from the year before, of providers with which the client has a running policy.
 */
export function verdictChanges(
  { uuid }: ReviewEntry,
  panel: readonly PanelItem[],
  policies: readonly PolicyListItem[],
): NewsItem[] {
  const running = policies.filter((policy) => !hasEnded(policy));
  const held = new Set(running.flatMap(({ provider }) => provider?.uuid ?? []));
  const items = panel.flatMap(({ provider, verdict, previousVerdict }) => {
    if (provider === null || !held.has(provider.uuid) || verdict === null || previousVerdict === null)
      return [];
    if (verdict === previousVerdict) return [];
    const { text } = verdictChange(verdict, previousVerdict);
    return {
      key: `verdict ${uuid} ${provider.uuid}`,
      title: provider.name ?? 'A provider',
      note: `New verdict: ${verdictNames[verdict]}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
      to: paths.providerReport.to({ dueDiligenceUuid: uuid, providerUuid: provider.uuid }),
    };
  });
  return shortened(items, (left) => ({
    title: `${left} more new verdicts`,
    note: 'On the due diligence page',
    to: paths.dueDiligence.to(),
  }));
}

/** The conversations with messages that came after a visit and are unread. */
export function newMessages(threads: RouterOutputs['messages']['list']['threads'], visit: Date): NewsItem[] {
  const items = threads
    .filter(({ unreadCount, lastMessageAt }) => (unreadCount ?? 0) > 0 && isAfter(lastMessageAt, visit))
    .map(({ uuid, subject, unreadCount }) => ({
      key: `thread ${uuid}`,
      title: subject ?? 'Untitled conversation',
      note: countOf(unreadCount ?? 0, ['unread message', 'unread messages']),
      to: threadAddress(uuid),
    }));
  return shortened(items, (left) => ({
    title: `${left} more conversations`,
    note: 'With unread messages',
    to: paths.messages.to(),
  }));
}

/** Notifications of a decision; the title is for those to which the firm gives none. */
const decisions = new Map<string | null, { title: string; note: string }>([
  ['amendment_decided', { title: 'Change of your details', note: 'We have decided on your request' }],
  ['document_decided', { title: 'A document you sent', note: 'We have decided whether we accept it' }],
]);

/** A notification, and the page of the notifications on which it is. */
export type PagedNotification = Notification & { page: number };
type Notification = RouterOutputs['notifications']['list']['items'][number];

/** What the firm has decided about since a visit: changes of details, and documents. */
export function newDecisions(notifications: readonly PagedNotification[], visit: Date): NewsItem[] {
  const items = notifications.flatMap(({ id, page, type, title, createdAt }) => {
    const decision = decisions.get(type);
    if (decision === undefined || !isAfter(createdAt, visit)) return [];
    return {
      key: `notification ${id}`,
      title: title ?? decision.title,
      note: decision.note,
      to: paths.notifications.to({}, page === 1 ? { id } : { page: String(page), id }),
    };
  });
  return shortened(items, (left) => ({
    title: `${left} more decisions`,
    note: 'In your notifications',
    to: paths.notifications.to(),
  }));
}

/** Whether more notifications that came after a visit may follow these: the last one that has a time did. */
export function mayHaveMore(notifications: readonly Notification[], visit: Date): boolean {
  const last = notifications.findLast(({ createdAt }) => createdAt !== null);
  return isAfter(last?.createdAt ?? null, visit);
}

function isAfter(moment: string | null, visit: Date): boolean {
  return moment !== null && Date.parse(moment) > visit.getTime();
}

/** The first few items, and how many more there are: never one more, which would take as much room as the item. */
function shortened(items: readonly NewsItem[], rest: (left: string) => Omit<NewsItem, 'key'>): NewsItem[] {
  const left = items.length - MOST_OF_A_KIND;
  if (left <= 1) return [...items];
  const { title, ...more } = rest(countWord(left));
  return [...items.slice(0, MOST_OF_A_KIND), { key: title, title: `And ${title}`, ...more }];
}
