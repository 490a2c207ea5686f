import type { ReportText } from '../report-text.ts';

export const harbottleHale: ReportText = {
  provider: 'Harbottle Hale International',
  verdict: 'approved_with_conditions',
  sections: {
    ownership_and_financial_strength: [
      3,
      'A bank bought the company two years ago from the family that had founded it. The bank is strong; what it wants with a life company is less clear, since its own branches do not sell the policies. Capital is a quarter above the local minimum. Policyholders’ assets are kept apart by law. Several of the people whom we knew left after the sale, and the head office has moved to another island. We have nothing against the owner, and would like to hear its plan.',
      ['Accounts of the company and of its owner', 'Local solvency return'],
    ],
    proposition: [
      4,
      'A portfolio bond in nine currencies, which accepts almost any asset with a price and pays in or out in the currency of one’s choice. For people who work abroad, or who own homes in two countries, there are few as convenient. Trusts and assignments are handled with practice. The regular savings plan has such heavy early charges that we ignore it, and urge others to do so too; it does not count in this score.',
      ['Product documents in force on the day of the review', 'Our own product matrix'],
    ],
    charges: [
      3,
      'Charges are high and clear: a yearly one, a fee for each deal, and one for leaving that runs down over eight years. On £150,000 with a handful of funds it comes to 1.25 percent in all before the funds’ own costs. The middle of the market for such bonds is near one percent. A discount for sums above £250,000 brings it close to that. What we checked had been charged correctly, in pounds and in two other currencies.',
      ['Published charge sheet', 'Charges recalculated on four client bonds'],
    ],
    service: [
      3,
      'Letters took eight working days after the move of office and four before it. The telephone is answered quickly, at hours that suit this country. Surrenders took seventeen working days. Papers to prove identity are asked for with zeal, which is right, and not always kept, which is not. One of nine complaints was upheld, about the middle for its kind. A named manager looks after our firm, and does so well.',
      ['Ten test calls', 'Three surrenders followed', 'Published complaint decisions'],
    ],
    technology_and_resilience: [
      3,
      'A new site was opened in the spring with daily values in any of the nine currencies, and it is good. The monthly file to us came twelve times of twelve. Documents are produced by the former office, under contract, and lag behind by a few weeks. There was an outage of two days during the move, over a weekend, with notice. Sign-in asks for a second step, which at this company’s age is to its credit.',
      ['Our log of valuations received', 'Notice of the move'],
    ],
    investment_range: [
      3,
      'Several thousand funds, in nine currencies, and managers in four countries. The gate is a wide one: any asset with a price and a custodian may come in. We took twenty at random and found two that we should not have let through, one that sells its units once a quarter and one whose issuer we could not identify. In careful hands it is a useful range. The company says that care is the adviser’s task, and we think that it is also its own.',
      ['Fund list in force on the day of the review', 'Terms of twenty funds chosen by lot'],
    ],
    fair_value_and_target_market: [
      3,
      'An assessment was made of the bond on sale, and is fair in what it says. It does not deal with the bonds that went before, on which charges are the same or higher. The target market is drawn broadly, as those who live between countries are a varied crowd. We asked for the older bonds to be assessed as well, and were told that this was intended for the coming year. We have made it a condition.',
      ['Published value assessment', 'Our letter and the reply'],
    ],
  },
  tiers: [
    [0, 250_000, 0.95],
    [250_000, null, 0.7],
  ],
  strengths: [
    'For clients whose lives are lived in more than one currency it does what they need, with a site that shows every value in any of the nine. Trusts are handled by people who have seen many. The file that we depend on arrived each month. Assets are kept apart from the company by a law that is older than the company is.',
    ['Nine currencies in one policy', 'Good new site', 'Dependable monthly file'],
  ],
  concerns: [
    'We do not know what the owner wants with it, and people whom we trusted have gone. Charges are above the middle. The gate through which assets enter is held by nobody. And there is no assessment of value for the bonds that most of our own clients have. Each of these can be mended within a year by a company that wishes to.',
    ['Owner’s plan unknown', 'Charges above the middle', 'Light check on what may be held'],
  ],
  conclusion:
    'Approved with conditions. We ask for an assessment of value for all bonds, old and new, within the year, and for a check on assets that amounts to more than a price and a custodian. Until then we use it only for clients who need more than one currency, and tell each of them about the charge for leaving before they sign and again in writing afterwards.',
};
