import type { ReportText } from '../report-text.ts';

export const harbottleHale: ReportText = {
  provider: 'Harbottle Hale International',
  verdict: 'watch',
  sections: {
    ownership_and_financial_strength: [
      2,
      'The bank that bought the company three years ago has put it up for sale. Four buyers are named in the press, of whom three would pay with borrowed money. Capital is above the local minimum by a fifth. Policyholders’ assets are kept apart by law, and that law has been tested in the courts once and held. But we cannot tell a client who will own this company at the next anniversary of a contract that lasts for life, and neither can the company.',
      ['Statement of the owner', 'Local solvency return', 'Opinion of local counsel'],
    ],
    proposition: [
      3,
      'Nine currencies and a wide choice of assets make the bond useful to people with a life in two countries. Its trusts are sound. The portfolio bond, the one that we used, was closed to new money between February and May without a reason being given, and was opened again as quietly. A regular savings plan with heavy early charges is still sold in some markets; we have never placed one, and never would.',
      ['Product documents in force on the day of the review', 'Notices of closing and reopening'],
    ],
    charges: [
      3,
      'A yearly charge of under one percent, a fee for each deal and a charge to leave that falls from eight percent to nothing over eight years. On £150,000 the total came to 1.3 percent before funds. It is near the top of what offshore bonds cost, and was so when we first used it, for the sake of the currencies. All charges were applied correctly in the five cases that we checked.',
      ['Published charge sheet', 'Charges recalculated on five client bonds'],
    ],
    service: [
      3,
      'Answers by mail took nine working days. Surrenders took twenty-six, after identity papers that had been accepted at the start were asked for again. Calls are answered soon enough and by courteous people, who seldom can decide anything. The named manager for our firm left in March and was not replaced until August. One of five complaints was upheld by the local ombudsman’s counterpart, against one of nine a year ago.',
      ['Ten test calls', 'Four surrenders followed', 'Published complaint decisions'],
    ],
    technology_and_resilience: [
      3,
      'Values are on the site each morning and are right. Statements came a month late in two quarters, though complete. A breach of a supplier’s mailbox exposed the names and addresses, and nothing else, of some two hundred clients, none of them ours; they were told within three days and properly. Our monthly file arrived eleven times of twelve. The site itself is the best thing that the present owner has done.',
      ['Our log of valuations received', 'The company’s report on the breach'],
    ],
    investment_range: [
      4,
      'Nearly any fund with a price may be held, in nine currencies, and discretionary managers from four countries. The check on what is held is light: the company looks for a price and a custodian, and no further. We found three funds on the list that had not dealt for more than a quarter. With an adviser who chooses carefully the breadth is worth having, and we choose carefully.',
      ['Fund list in force on the day of the review', 'Terms of twenty funds chosen by lot'],
    ],
    fair_value_and_target_market: [
      2,
      'There is an assessment for the bond on sale and none for its forerunners, which is where most of our clients are. The one there is compares charges with a single competitor, chosen, we suspect, with care. The target market is too wide to exclude anybody. We asked for the assessment of the older bonds in June, were promised it for September, and have not seen it.',
      ['Published value assessment', 'Our letter of June and the reply'],
    ],
  },
  tiers: [
    [0, 250_000, 0.95],
    [250_000, null, 0.7],
  ],
  strengths: [
    'Currencies, and the ease of moving between them, are still the reason for which one comes here. Values are daily and right. When data was lost by a supplier the people concerned were told at once, without being asked to read between lines. Assets are kept apart under a law that has stood up in court. It is not nothing, and for a year it will do.',
    ['Nine currencies in one policy', 'Daily values, correct', 'Candid about a breach'],
  ],
  concerns: [
    'An owner that is leaving does not invest. The sale may bring a better one, or one that has borrowed the price. Meanwhile older contracts have no assessment of value at all, the bond was shut for three months without a word, and complaints are upheld twice as often as before. We would not choose it today, and so should not leave it as it stands.',
    [
      'Company up for sale',
      'No assessment for older bonds',
      'More complaints upheld',
      'Closed for three months without a reason',
    ],
  ],
  conclusion:
    'Watch, down from approved with conditions. There is to be no new money until we know who the owner will be and have read an assessment of value for the older bonds. Policies that are held stay where they are: to leave today would cost most clients more than to wait, and some would owe tax as well. We will decide within a year, one way or the other, and a provider does not stay on watch with us for two.',
};
