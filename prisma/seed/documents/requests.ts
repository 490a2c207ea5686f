import type { DocumentKind } from '@portal/contract/v1/documents';
import { seedUuid } from '../by-name.ts';
import { clientUuid } from '../clients/clients.ts';
import { addDays, dayOf, momentAt } from '../days.ts';
import { policyUuid } from '../policies/policy-rows.ts';
import type { SeedRows } from '../seed-rows.ts';

/** What the firm asks of a client; one waits, one was accepted, and one was rejected and can be answered again. */
export type RequestName = 'waiting' | 'accepted' | 'rejected';

type RequestSpec = {
  readonly name: RequestName;
  readonly title: string;
  readonly reason: string;
  readonly kind: DocumentKind;
  readonly policyPosition?: number;
  readonly askedAt: readonly [daysAgo: number, time: string];
  readonly dueInDays: number;
  readonly sentDaysAgo?: number;
  readonly decidedDaysAgo?: number;
  readonly decisionNote?: string;
};

const vip = 'vip@portal.example.com';
const standard = 'standard@portal.example.com';

const requestsOf: Readonly<Record<string, readonly RequestSpec[]>> = {
  [vip]: [
    {
      name: 'waiting',
      title: 'Proof of your new address',
      reason:
        'We need it before we can change your address. A utility bill, a bank statement or a council tax letter will do, dated in the last three months.',
      kind: 'identity',
      askedAt: [2, '15:20'],
      dueInDays: 12,
    },
    {
      name: 'rejected',
      title: 'Trust deed of your whole of life cover',
      reason:
        'Greywater Assurance has asked for the signed deed, so that a claim is paid to the right people.',
      kind: 'other',
      policyPosition: 7,
      askedAt: [41, '11:12'],
      dueInDays: 20,
      sentDaysAgo: 29,
      decidedDaysAgo: 26,
      decisionNote: 'The page with the signatures is missing. Please send the whole deed, all four pages.',
    },
    {
      name: 'accepted',
      title: 'Proof of your identity',
      reason: 'The law asks us to check once in a while that we know who our clients are.',
      kind: 'identity',
      askedAt: [402, '14:30'],
      dueInDays: -372,
      sentDaysAgo: 398,
      decidedDaysAgo: 397,
    },
  ],
  [standard]: [
    {
      name: 'waiting',
      title: 'Signed contribution form',
      reason:
        'Your payroll team needs it before it can change what you pay in. The form is attached to our message about your pension contribution.',
      kind: 'other',
      policyPosition: 0,
      askedAt: [1, '06:45'],
      dueInDays: 13,
    },
    {
      name: 'rejected',
      title: 'Proof of your address',
      reason: 'Brackenfield has asked for a document that shows where you live.',
      kind: 'identity',
      policyPosition: 1,
      askedAt: [60, '16:05'],
      dueInDays: 5,
      sentDaysAgo: 55,
      decidedDaysAgo: 53,
      decisionNote:
        'This letter is more than a year old. Please send one that is dated in the last three months.',
    },
    {
      name: 'accepted',
      title: 'Proof of your identity',
      reason: 'The law asks us to check once in a while that we know who our clients are.',
      kind: 'identity',
      askedAt: [390, '14:30'],
      dueInDays: -360,
      sentDaysAgo: 383,
      decidedDaysAgo: 382,
    },
  ],
};

/** Notifications, messages and amendments lead to it. */
export function requestUuid(email: string, name: RequestName): string {
  return seedUuid(`document-request/${email}/${name}`);
}

export function documentRequestRows(now: Date): Pick<SeedRows, 'documentRequest'> {
  const day = (daysAgo: number) => addDays(dayOf(now), -daysAgo);
  const moment = (daysAgo: number | undefined, time: string) =>
    daysAgo === undefined ? null : momentAt(day(daysAgo), time);
  return {
    documentRequest: Object.entries(requestsOf).flatMap(([email, specs]) =>
      specs.map((spec) => ({
        uuid: requestUuid(email, spec.name),
        clientUuid: clientUuid(email),
        policyUuid: spec.policyPosition === undefined ? null : policyUuid(email, spec.policyPosition),
        title: spec.title,
        reason: spec.reason,
        kind: spec.kind,
        dueOn: day(-spec.dueInDays),
        state: spec.name === 'waiting' ? 'asked' : spec.name,
        askedAt: momentAt(day(spec.askedAt[0]), spec.askedAt[1]),
        sentAt: moment(spec.sentDaysAgo, '19:04'),
        decidedAt: moment(spec.decidedDaysAgo, '10:45'),
        decisionNote: spec.decisionNote ?? null,
      })),
    ),
  };
}
