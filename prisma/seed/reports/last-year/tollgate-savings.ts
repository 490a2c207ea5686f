import type { ReportText } from '../report-text.ts';

export const tollgateSavings: ReportText = {
  provider: 'Tollgate Savings',
  verdict: 'approved',
  sections: {
    ownership_and_financial_strength: [
      5,
      'Owned by its savers and borrowers, rated A+, with capital of more than three times the minimum. It lent a little less than in the year before because it would not match what others offered, and told its members so. Losses on loans came to £41,000 in all. The pension scheme for its own staff, which worries many societies of its age, was closed in good time and is fully funded. We have looked for something to be anxious about and not found it.',
      ['Annual report to members', 'Rating report', 'Report on the staff pension scheme'],
    ],
    proposition: [
      3,
      'Six accounts: easy access, notice of thirty or ninety days, fixed ISAs for one and two years, and a lifetime ISA. A three-year ISA is to follow. One may pay in on any day until the rate is withdrawn, which is kinder than most. Nothing is flexible in the tax sense, so that withdrawals cannot be put back within the year. For people who want a place for cash and not a system for managing it, it is enough.',
      ['Product terms in force on the day of the review', 'Our own comparison of cash ISAs'],
    ],
    charges: [
      5,
      'No account carries a charge of any kind. Interest lost by leaving a fixed rate early is stated in days and in pounds for a sample sum. The one-year ISA ranked between fourth and eleventh over the year, by which we mean that it was always fair and never a lure. Money whose term ends goes to an account that pays within half a percent of the best easy-access rate, and we know of larger names where it goes to one that pays nothing.',
      ['Rates on the first of each month', 'Letters sent at the end of a term'],
    ],
    service: [
      5,
      'Fifty seconds to an answer, on average, and no menu before it. Eleven branches, each with somebody who can open any account. ISA transfers in took seven working days. When a client of ours died, the society asked for one document, once, and paid the funeral bill on the same afternoon. It is hard to say how much that matters to a family, and easy to see why people stay for decades.',
      [
        'Twenty test calls',
        'Six ISA transfers, timed',
        'One bereavement, followed with the family’s consent',
      ],
    ],
    technology_and_resilience: [
      2,
      'The site belongs to an earlier age and is closed from eleven at night to six in the morning. It cannot show two people the same joint account. A replacement is being built for the winter, by a supplier that serves four other societies. We receive balances by letter. There were two outages in working hours, of an hour each, during which the branches went on with pen and paper and lost nothing.',
      ['Our log of balances received', 'Log of outages'],
    ],
    investment_range: [
      3,
      'This section is about the choice of terms and rates, there being nothing to invest in. Six accounts cover the first two years well, and after that there is nothing until the three-year ISA arrives. The lifetime ISA in cash is one of few on sale anywhere, and is worth knowing about for young people who mean to buy within five years. There is no account in another currency and no tracker.',
      ['List of accounts on sale'],
    ],
    fair_value_and_target_market: [
      4,
      'What the oldest accounts pay is printed beside what the newest do, for each account and each year, and the gap has never passed half a percent. Few would dare. The society says for whom it is not meant: people who move their cash every few months in search of the last tenth of a percent. We would like the compensation limit to be shown on the page where money is paid in, and not only in the leaflet.',
      ['Published table of old and new rates', 'Leaflet on compensation'],
    ],
  },
  strengths: [
    'The society is strong beyond any need and treats its oldest savers as it treats its newest. People answer, in under a minute, and do what was asked. It paid a funeral bill on the afternoon on which it heard of a death. We have nothing to teach it about how to behave towards the people whose money it holds.',
    ['Fair to savers of long standing', 'Answers in under a minute', 'Very strong capital'],
  ],
  concerns: [
    'The site is old, is shut at night and cannot show a joint account to both of its owners. Balances reach us by letter. All of that is to change in the winter, with a supplier that others have used without regret, and we shall see. Savers with more than the compensation limit need to be told more plainly, on the screen, to spread what they have.',
    ['Old site, closed at night', 'Balances by letter only'],
  ],
  conclusion:
    'Approved, without change. Tollgate is where we suggest that people keep the cash which they mean not to think about. The score is as high as a narrow range and an old site allow, and rests on service and fairness that larger names do not come near. We will look at the new site when it opens, and hope that whoever builds it leaves the telephone as it is.',
};
