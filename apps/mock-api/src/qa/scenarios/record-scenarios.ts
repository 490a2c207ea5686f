import { londonDay } from '@portal/contract/shapes/calendar-day';
import type { Transaction } from '@portal/prisma/client';
import { valuationLike } from '../publish/valuation-like.ts';
import type { Scenario, ScenarioContext } from './scenario.ts';

const standard = 'standard@portal.example.com';
const DAY_MS = 86_400_000;
const STALE_DAYS = 60;
const DAYS_TO_SEND = 14;

/** P-1 to P-9: what the records of a client hold, or do not. */
export const recordScenarios = {
  'new-client-empty': {
    about: 'A new client, for whom there is nothing yet.',
    person: 'empty@portal.example.com',
    expect: 'Every page says what will be shown there and when; no total of £0.00 is shown.',
  },
  'large-portfolio': {
    about: 'A client with 1,000 policies and five years of valuations.',
    person: 'large@portal.example.com',
    expect:
      'Signing in takes some seconds more than for others, since the mock values every policy. Then the list scrolls smoothly, and finds a policy while its name is typed.',
  },
  'valuation-stale': {
    about: `The values of one policy ended ${STALE_DAYS} days ago.`,
    person: standard,
    expect: 'The policy Workplace pension is marked Older value, and the total says that one value is older.',
    arrange: (context) => forgetValues(context, daysAgo(context, STALE_DAYS)),
  },
  'valuation-missing': {
    about: 'One policy has no value at all.',
    person: standard,
    expect: 'The policy Workplace pension says No value yet, and the total says that it is not counted.',
    arrange: (context) => forgetValues(context, ''),
  },
  'amendment-pending': {
    about: 'A client has asked for another mobile number, and the firm has not decided.',
    person: standard,
    portalPath: '/tabs/account',
    expect: 'The account shows the old number and the one asked for, as waiting for the firm.',
    arrange: askForChange,
  },
  'amendment-decided': {
    about: 'The firm has declined a change of details and said why.',
    person: standard,
    portalPath: '/tabs/notifications',
    expect:
      'A notification gives the decision in the words of the firm, and the account shows the old number.',
    arrange: async (context) => {
      await askForChange(context);
      await context.services.amendments.decline(context.person.uuid, 'The number is one digit short.');
    },
  },
  'notifications-waiting': {
    about: 'A client has five more unread notifications, one of which asks for something to be done.',
    person: standard,
    portalPath: '/tabs/notifications',
    expect:
      'The bell counts eight unread, one more in a browser that is new to the client; marking one as read takes it from the count, here and after a reload.',
    arrange: notifyFiveTimes,
  },
  'document-asked': {
    about: 'The firm asks a client for a document.',
    person: standard,
    portalPath: '/tabs/notifications',
    expect:
      'The first notification needs an action and leads to the request; Messages has a conversation that points to it. What is sent there waits for the firm: accept or reject it in the QA console.',
    arrange: async (context) => {
      await askForDocument(context);
    },
  },
  'document-sent': {
    about: 'A client has sent the document that the firm asked for, and the firm has not decided.',
    person: standard,
    portalPath: '/tabs/documents',
    expect:
      'The request for a copy of a passport is sent and waits for the firm. Accept or reject it in the QA console: a notification says so, and a rejected one can be answered again.',
    arrange: sendDocument,
  },
} as const satisfies Record<string, Scenario>;

function daysAgo({ clock }: ScenarioContext, days: number): string {
  return londonDay(new Date(clock.now().getTime() - days * DAY_MS));
}

/**
 * Of the first policy of the list, what is later than a day; the newest value left holds the same funds as the newest
 * before it. Browsers learn that policies have changed.
 */
async function forgetValues(
  { database, services, person }: ScenarioContext,
  day: string,
): Promise<undefined> {
  const { uuid } = await database.policy.findFirstOrThrow({
    where: { clientUuid: person.uuid },
    orderBy: { position: 'asc' },
  });
  await database.$transaction(async (transaction) => {
    const former = await newestValuation(transaction, uuid);
    await transaction.valuation.deleteMany({ where: { policyUuid: uuid, valuedOn: { gt: day } } });
    const newest = await newestValuation(transaction, uuid);
    if (newest && newest.holdings.length === 0) {
      const { holdings, ...amounts } = valuationLike(former, Number(newest.value), newest.valuedOn);
      await transaction.valuation.update({
        where: { uuid: newest.uuid },
        data: { ...amounts, holdings: { create: holdings } },
      });
    }
    await services.system.touch(transaction, 'policy');
  });
}

function newestValuation(transaction: Transaction, policyUuid: string) {
  return transaction.valuation.findFirst({
    where: { policyUuid },
    orderBy: { valuedOn: 'desc' },
    include: { holdings: { orderBy: { position: 'asc' } } },
  });
}

async function askForChange({ services, person }: ScenarioContext): Promise<undefined> {
  await services.amendments.request(
    { clientUuid: person.uuid },
    { telephone: { mobile_number: '01632 960 744' } },
  );
}

function askForDocument({ services, clock, person }: ScenarioContext) {
  return services.documentRequests.ask({
    clientUuid: person.uuid,
    title: 'A copy of your passport',
    reason: 'The one that we have has expired.',
    dueOn: londonDay(new Date(clock.now().getTime() + DAYS_TO_SEND * DAY_MS)),
    kind: 'identity',
    policyUuid: null,
    forAmendment: false,
  });
}

async function sendDocument(context: ScenarioContext): Promise<undefined> {
  const { uuid: requestUuid } = await askForDocument(context);
  async function* file() {
    yield Buffer.from('A copy of a passport, as text: this is a test of the portal.');
  }
  await context.services.documents.add({
    clientUuid: context.person.uuid,
    file: file(),
    fileName: 'passport.txt',
    title: undefined,
    kind: undefined,
    policyUuid: null,
    requestUuid,
    key: null,
  });
}

async function notifyFiveTimes({ person, database, services }: ScenarioContext): Promise<undefined> {
  const asking = {
    clientUuid: person.uuid,
    type: 'review_due',
    title: 'Your yearly review is due',
    body: 'Please choose a day for it.',
    // The portal has no page for it, so it offers to write a message.
    target: null,
    actionRequired: true,
  } as const;
  const telling = {
    ...asking,
    type: 'message_received',
    title: 'A note from your adviser',
    actionRequired: false,
  } as const;
  await database.$transaction(async (transaction) => {
    for (let count = 1; count <= 4; count += 1)
      await services.notify(transaction, { ...telling, body: `Note ${count} of 4.` });
    await services.notify(transaction, asking);
  });
}
