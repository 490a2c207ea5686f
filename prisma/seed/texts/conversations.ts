import type { RequestName } from '../documents/requests.ts';

export type SeedMessage = {
  readonly from: 'client' | 'firm';
  readonly daysAgo: number;
  /** HH:MM, UTC. */
  readonly time: string;
  readonly body: string;
  readonly isUnread?: boolean;
  /** Names of documents that go with it. */
  readonly attachments?: readonly string[];
  /** The request for a document that it is about. */
  readonly asksFor?: RequestName;
};

export type Conversation = {
  readonly email: string;
  readonly clientName: string;
  readonly subject: string;
  readonly contact: { readonly name: string; readonly role: string };
  /** Index of the policy it is about, in the person's list. */
  readonly policyPosition?: number;
  readonly messages: readonly SeedMessage[];
};

const ruth = { name: 'Ruth Vasey', role: 'Your adviser' };
const clientServices = { name: 'Client services', role: 'Client services team' };
const imogen = { email: 'vip@portal.example.com', clientName: 'Imogen Hartnoll' };
const daniel = { email: 'standard@portal.example.com', clientName: 'Daniel Okafor' };

export const conversations: readonly Conversation[] = [
  {
    ...imogen,
    subject: 'Moving the cash ISA when its rate ends',
    contact: ruth,
    policyPosition: 4,
    messages: [
      {
        from: 'client',
        daysAgo: 3,
        time: '16:05',
        body: 'My fixed rate ends soon. Should I let it roll over, or move it into the stocks and shares ISA? I would like to keep about a year of spending in cash.',
      },
      {
        from: 'firm',
        daysAgo: 2,
        time: '17:48',
        body: 'Good question, and a sensible rule. A year of spending for you is close to what is there now, so I would keep all of it in cash and look for a better rate.',
      },
      {
        from: 'firm',
        daysAgo: 1,
        time: '09:40',
        body: 'There is no rush. The rate holds for some weeks yet, so I will send two or three choices well before it ends.',
        isUnread: true,
      },
    ],
  },
  {
    ...imogen,
    subject: 'Change of address',
    contact: clientServices,
    messages: [
      {
        from: 'firm',
        daysAgo: 2,
        time: '15:20',
        body: 'Thank you. We need one document before we can make the change: a utility bill, a bank statement or a council tax letter that shows the new address and is less than three months old.',
        asksFor: 'waiting',
      },
    ],
  },
  {
    ...imogen,
    subject: 'Your yearly review, January',
    contact: ruth,
    messages: [
      {
        from: 'firm',
        daysAgo: 10,
        time: '11:02',
        body: 'Your review is due in January. Would a Tuesday or a Thursday suit you, both at ten?',
      },
      { from: 'client', daysAgo: 10, time: '19:31', body: 'Both are free. Whichever is easier for you.' },
      {
        from: 'firm',
        daysAgo: 9,
        time: '08:55',
        body: 'Thursday at ten, then. I will send a note of what to bring.',
      },
    ],
  },
  {
    ...imogen,
    subject: 'Beneficiaries on the pension',
    contact: ruth,
    policyPosition: 0,
    messages: [
      {
        from: 'client',
        daysAgo: 58,
        time: '13:14',
        body: 'Could you check that both children are named on the family pension? I am not sure that we ever added Wilfred.',
      },
      {
        from: 'firm',
        daysAgo: 50,
        time: '10:20',
        body: 'All done, and Castlegate have confirmed it in writing. Our letter about it is attached.',
        attachments: ['letter/beneficiaries'],
      },
    ],
  },
  {
    ...daniel,
    subject: 'Raising my pension contribution',
    contact: ruth,
    policyPosition: 0,
    messages: [
      {
        from: 'client',
        daysAgo: 4,
        time: '20:12',
        body: 'I have had a rise and would like to put some of it into the workplace pension. Would my employer match it?',
      },
      {
        from: 'firm',
        daysAgo: 1,
        time: '09:40',
        body: 'They match up to six per cent and you are at five, so one more per cent is worth having first. Your payroll team makes the change. The form is attached: please sign it and send it back to us here.',
        isUnread: true,
        attachments: ['letter/contribution-form'],
        asksFor: 'waiting',
      },
    ],
  },
  {
    ...daniel,
    subject: 'Your yearly review, January',
    contact: ruth,
    messages: [
      {
        from: 'firm',
        daysAgo: 12,
        time: '11:06',
        body: 'Your yearly review is due in January. I will write with a few dates; there is nothing that you need to do yet.',
      },
    ],
  },
];
