import type { ReportText } from '../report-text.ts';

export const tollgateSavings: ReportText = {
  provider: 'Tollgate Savings',
  verdict: 'approved',
  sections: {
    ownership_and_financial_strength: [
      5,
      'A savings society of the old sort: members’ money lent to other members on their homes, within a hundred miles of the head office. Capital is three times the minimum and has risen in each of the last twelve years. It came through two crises without asking anybody for help. The board is elected, and at the last meeting one of its members was not chosen again, which is a sign of life. We can think of nothing about its strength to improve.',
      ['Annual report to members', 'Results of the members’ vote', 'Rating report'],
    ],
    proposition: [
      3,
      'Five accounts: easy access, thirty days, ninety days, a cash ISA for one year and another for two. A lifetime ISA is to come. Money may be paid in by transfer, by cheque or over a counter. One may hold an account jointly, though one of the two must be chosen as the first. Everything that it does it does properly, and the list of what it does is short. For a reserve of cash no more is needed.',
      ['Product terms in force on the day of the review', 'Our own comparison of cash ISAs'],
    ],
    charges: [
      4,
      'Nothing is charged for anything that we could find. Rates are fair: the one-year ISA lay between fifth and fourteenth in the tables over the year. When a fixed rate ends and nobody says otherwise, the money goes to easy access, at a rate that was within three quarters of one percent of the best. That gap is why it is a four. Leaving early costs ninety days of interest on the one-year account and a hundred and eighty on the other.',
      ['Rates on the first of each month', 'Letters sent at the end of a term'],
    ],
    service: [
      5,
      'The average wait was fifty-five seconds and there is no menu. All twenty of our questions were answered rightly by whoever picked up the telephone, and that has not happened with anybody else. ISA transfers took eight working days. A client who had lost her husband was visited at home, since she could not come to the branch. Ten branches are open on Saturday mornings.',
      ['Twenty test calls', 'Five ISA transfers, timed'],
    ],
    technology_and_resilience: [
      2,
      'The site shows balances and lets one move money to a single named account. It is shut at night. It was built fifteen years ago and has been mended since rather than renewed, and those who mend it are two. We receive balances by letter and enter them ourselves. Money was never at risk: the books are kept apart from the site, and balance every evening before anybody goes home.',
      ['Our log of balances received', 'Visit to the head office'],
    ],
    investment_range: [
      3,
      'A choice of five terms and rates, in sterling only. For a reserve that may be needed within two years it is enough, and beyond two years there is nothing. We compared it with nine societies of like size: three had more accounts, and four had fewer. A promised lifetime ISA in cash would fill a gap in the market as well as in the range, since few remain on sale.',
      ['List of accounts on sale', 'Comparison with nine societies'],
    ],
    fair_value_and_target_market: [
      4,
      'The society prints what old accounts pay beside what new ones do, and the gap was a little under half a percent at its widest. It names the people who would do better elsewhere, those who change accounts every few months, and appears to mean it kindly. The leaflet on compensation is clear. We would put the same words on the screen where money is paid in, because that is where a large sum arrives.',
      ['Published table of old and new rates', 'Leaflet on compensation'],
    ],
  },
  strengths: [
    'Strength without cleverness, and service that made us ring a twenty-first time to be sure. It treats a widow as a neighbour would. Old savers are paid nearly what new ones are, in writing. If somebody asked us what a savings society is for, we should send them to one of its branches on a Saturday and let them watch for a while.',
    ['Every test question answered rightly', 'Three times the capital required', 'Fair to old savers'],
  ],
  concerns: [
    'The site is old and two people keep it going. Balances come by letter. The rate that money falls into when a term ends is fair and could be fairer. And since there are only five accounts, somebody who wants a ladder of several years must go to a second place. None of it gave us a moment’s doubt about the verdict.',
    ['Old site, kept going by two people', 'Balances by letter only', 'Nothing beyond two years'],
  ],
  conclusion:
    'Approved. We needed a home for cash that is safe, that pays fairly without being watched, and in which somebody answers when a client is old or bereaved or simply worried. Of fourteen that we looked at this was the one about which the telephone notes had nothing to complain of. Clients with more than the compensation limit should use a second one as well.',
};
