import { type ProviderReports, reportsOn } from './report-text.ts';

export const tollgateSavings: ProviderReports = reportsOn('Tollgate Savings', {
  latest: {
    verdict: 'approved',
    sections: {
      ownership_and_financial_strength: [
        5,
        'Tollgate is a savings society owned by the people who save with it, and has been since 1884. Its lending is nearly all on homes, at an average of fifty-three per cent of their worth, and losses over ten years would fit on a postcard. Capital is more than three times the minimum. It takes no deposits from companies and borrows almost nothing in the market, so that a bad week elsewhere passes it by. It is rated A+, which for so small a society is unusual.',
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
        'The society publishes what its oldest accounts pay beside its newest, and the gap is a quarter of one per cent. That is the single best test of whether a savings provider treats people well, and few would publish it. The target market is drawn with sense. It could say more plainly that sums above the compensation limit ought to be spread; its leaflet does, but the site leaves it to the small print.',
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
  },
  previous: {
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
        'No account carries a charge of any kind. Interest lost by leaving a fixed rate early is stated in days and in pounds for a sample sum. The one-year ISA ranked between fourth and eleventh over the year, by which we mean that it was always fair and never a lure. Money whose term ends goes to an account that pays within half a per cent of the best easy-access rate, and we know of larger names where it goes to one that pays nothing.',
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
        'What the oldest accounts pay is printed beside what the newest do, for each account and each year, and the gap has never passed half a per cent. Few would dare. The society says for whom it is not meant: people who move their cash every few months in search of the last tenth of one per cent. We would like the compensation limit to be shown on the page where money is paid in, and not only in the leaflet.',
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
  },
  first: {
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
        'Nothing is charged for anything that we could find. Rates are fair: the one-year ISA lay between fifth and fourteenth in the tables over the year. When a fixed rate ends and nobody says otherwise, the money goes to easy access, at a rate that was within three quarters of one per cent of the best. That gap is why it is a four. Leaving early costs ninety days of interest on the one-year account and a hundred and eighty on the other.',
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
        'The society prints what old accounts pay beside what new ones do, and the gap was a little under half a per cent at its widest. It names the people who would do better elsewhere, those who change accounts every few months, and appears to mean it kindly. The leaflet on compensation is clear. We would put the same words on the screen where money is paid in, because that is where a large sum arrives.',
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
  },
});
