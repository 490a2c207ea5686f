import { type Article, authors } from '../articles/article.ts';
import { howWeTestAProvider } from '../articles/how-we-test-a-provider.ts';
import { whatOnePercentCosts } from '../articles/what-one-percent-costs.ts';
import { whenMarketsFall } from '../articles/when-markets-fall.ts';
import { momentOfEvent } from '../clients/security-history.ts';
import type { SeedDays } from '../days.ts';
import { addDays, type Day, dayInMonth, longDay, momentAt } from '../days.ts';
import type { Note, NotedPolicy } from './recent-notes.ts';

/** Months before the latest value in which a valuation came; in the three between, the platform sent none (P-30). */
const VALUED_MONTHS_AGO = [2, 3, 4, 5, 9, 10, 11, 12, 13, 14];

/** Eighteen older ones, all read, so that the list has a second page. */
export function earlierNotes({ today, valuedOn }: SeedDays, email: string, policy: NotedPolicy): Note[] {
  const valuations = VALUED_MONTHS_AGO.map((months) =>
    valuationNote(dayInMonth(valuedOn, -months, 20), policy),
  );
  const articles = [whatOnePercentCosts, howWeTestAProvider, whenMarketsFall].map((article) =>
    articleNote(today, article),
  );
  return [...otherNotes(today), ...securityNotes(today, email), ...articles, ...valuations].sort(
    (left, right) => right.at.getTime() - left.at.getTime(),
  );
}

function valuationNote(day: Day, { uuid, name }: NotedPolicy): Note {
  return {
    type: 'valuation_updated',
    title: 'A new valuation has arrived',
    body: `Your ${name} was valued on ${longDay(day)}.`,
    at: momentAt(addDays(day, 1), '07:12'),
    target: ['policy', uuid],
  };
}

function articleNote(today: Day, { id, title, daysAgo, authorId }: Article): Note {
  return {
    type: 'insight_published',
    title: `New insight: ${title}`,
    body: `By ${authors[authorId].name}.`,
    at: momentAt(addDays(today, -daysAgo), '08:00'),
    target: ['insight', id],
  };
}

/** What the security history of the person has too, at the same moments. */
function securityNotes(today: Day, email: string): Note[] {
  return [
    {
      type: 'password_changed',
      title: 'Your password was changed',
      body: 'If it was not you, tell us at once.',
      at: momentOfEvent(email, 'password_changed', today),
      target: ['account', null],
    },
    {
      type: 'account_locked',
      title: 'Your account was locked',
      body: 'A wrong password was entered several times. No one signed in.',
      at: momentOfEvent(email, 'account_locked', today),
      target: ['account', null],
    },
  ];
}

function otherNotes(today: Day): Note[] {
  const ago = (days: number, time: string) => momentAt(addDays(today, -days), time);
  return [
    {
      type: 'terms_updated',
      title: 'Our terms of use have changed',
      body: 'We made the part on joint policies clearer.',
      at: ago(52, '09:00'),
      target: ['terms', null],
    },
    {
      type: 'amendment_decided',
      title: 'Your new telephone number is in place',
      body: 'The change that you asked for has been approved.',
      at: ago(210, '11:30'),
      target: ['account', null],
    },
    {
      type: 'review_due',
      title: 'Your yearly review is due',
      body: 'Ruth Vasey will write to you with a few dates.',
      at: ago(345, '10:00'),
    },
  ];
}
