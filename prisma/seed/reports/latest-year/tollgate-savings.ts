import type { ReportText } from '../report-text.ts';

export const tollgateSavings: ReportText = {
  provider: 'Tollgate Savings',
  verdict: 'approved',
  sections: {
    ownership_and_financial_strength: [
      5,
      'Tollgate is a savings society owned by the people who save with it, and has been since 1884. Its lending is nearly all on homes, at an average of fifty-three percent of their worth, and losses over ten years would fit on a postcard. Capital is more than three times the minimum. It takes no deposits from companies and borrows almost nothing in the market, so that a bad week elsewhere passes it by. It is rated A+, which for so small a society is unusual.',
      ['Annual report to members', 'Rating report, A+', 'Published loan book'],
    ],
    proposition: [
      3,
      'Cash ISAs fixed for one, two and three years, an easy-access ISA, a lifetime ISA and notice accounts at thirty and ninety days: that is the whole of it. ISAs may be moved in from elsewhere in part or in whole. There is no flexible ISA, so that money taken out uses up the allowance for good, and joint accounts cannot be seen by either person alone on the site. It does a few things properly and does not attempt the rest.',
      ['Product terms in force on the day of the review', 'Our own comparison of cash ISAs'],
    ],
    charges: [
      5,
      'There are no charges for opening, holding, moving in or moving out at the end of a term. Leaving a fixed rate early costs ninety or a hundred and eighty days of interest, which is stated in large type on the first page. What matters more is the rate: over the last year Tollgate’s one-year ISA stood between third and ninth in the tables every month, and savers whose term ended were moved to a fair account and not to a poor one.',
      ['Rates on the first of each month', 'Letters sent at the end of a term'],
    ],
    service: [
      5,
      'The telephone was answered by a person within forty seconds in all of our test calls, and that person could do what we asked. Moving an ISA in took six working days on average, less than half of what the rules allow. A month before a fixed rate ends a letter sets out every choice, including those of other societies, with a form for each. Branches in eleven towns remain open, and one was reopened.',
      ['Twenty test calls', 'Nine ISA transfers, timed', 'Letters to four clients whose rate ended'],
    ],
    technology_and_resilience: [
      3,
      'The site was rebuilt in the winter and can now do most things, slowly. It was closed on four Sunday mornings, each announced. Signing in still relies on a card reader that people lose. We have no feed: balances come to us in a letter, which we enter by hand, and the portal says so beside the figure. For money that changes once a year when interest is added, that is a smaller fault than it would be elsewhere.',
      ['Our log of balances received', 'Notices of planned closures'],
    ],
    investment_range: [
      2,
      'There is none, and for cash there need be none. We score this section on the choice of terms and rates, which is narrower than at the larger banks: nothing beyond three years, no account that follows the central bank’s rate, no accounts in other currencies. People who want a ladder of five years must use two institutions. Tollgate has said that it would rather offer six accounts that it understands than sixty, and we can see the sense in that.',
      ['List of accounts on sale'],
    ],
    fair_value_and_target_market: [
      4,
      'The society publishes what its oldest accounts pay beside its newest, and the gap is a quarter of one percent. That is the single best test of whether a savings provider treats people well, and few would publish it. The target market is drawn with sense. It could say more plainly that sums above the compensation limit ought to be spread; its leaflet does, but the site leaves it to the small print.',
      ['Published table of old and new rates', 'Leaflet on compensation'],
    ],
  },
  strengths: [
    'Tollgate is what people imagine a savings society to be: owned by its members, dull in its lending, and quick to answer. Those who have been with it for twenty years are paid nearly what a newcomer is. A month before a rate ends they hear about it in a letter that lists everybody’s rates, not only its own. For a year of spending kept in cash we want nothing cleverer.',
    [
      'Old savers paid nearly what new ones are',
      'Answers at once, by people who can act',
      'Capital three times the minimum',
    ],
  ],
  concerns: [
    'Balances arrive on paper, so the figure in the portal may be some weeks old. The range stops at three years and at sterling. Anybody with more than the compensation limit should not keep it all here, or in any one place, however good it is. The card reader is to be replaced by an app in the summer; we will believe it when we hold it.',
    ['Balances by letter only', 'Narrow range', 'Sign-in depends on a card reader'],
  ],
  conclusion:
    'Approved, without change. We use Tollgate for cash that is meant to be safe and is not meant to be exciting: emergency money, a deposit for a house, the first year or two of an income in retirement. Its score is lifted by service and by charges, and held down by a range that it has chosen to keep narrow. We ask clients with more than the compensation limit to spread it, and will help with the forms.',
};
