import type { ReportText } from '../report-text.ts';

export const greywaterAssurance: ReportText = {
  provider: 'Greywater Assurance',
  verdict: 'approved',
  sections: {
    ownership_and_financial_strength: [
      5,
      'Greywater is a mutual, founded by railway clerks in 1907 and owned by its members ever since. Its capital is 212 percent of what is required, the highest on our panel, and it writes no business that depends on markets going up. Reinsurance is spread over five companies, none with more than a third. For cover that may be claimed in forty years, strength of this kind matters more than anything else in this report, and we weigh it so when two quotes are close.',
      ['Solvency report', 'Rating report, AA-', 'List of reinsurers'],
    ],
    proposition: [
      4,
      'Life, critical illness and income cover can be taken together on one form, with trusts built in and explained in ordinary words. Income cover defines incapacity by one’s own occupation for most trades, which is the definition that pays. Children’s cover is included. There is no longer a short-term income plan, withdrawn in the spring, so that people who want two years of benefit at a low price must look elsewhere. Everything else a family is likely to need is here.',
      ['Policy conditions of all current plans', 'Our own comparison of definitions'],
    ],
    charges: [
      4,
      'Premiums are seldom the lowest quote and almost always among the first five: we ran sixty cases, and Greywater stood within six percent of the cheapest in fifty-one. Guaranteed premiums stayed guaranteed. Reviewable ones, on older whole of life policies, rose by less than the tables would have allowed. There is no policy fee, and commission can be turned into a lower premium to the penny, which is how we take it.',
      ['Sixty quotes, run on two days in August', 'Premium reviews of eleven older policies'],
    ],
    service: [
      4,
      'Three applicants in four had a decision in two days without a doctor’s report; the fourth waited five weeks on average, most of it for the surgery. Claims are handled by one person from start to end. We followed two this year, a death and a long illness, and in both the first payment came within nine working days of the last paper. Ordinary questions are answered in a day. Paper still slows what it touches, which is why the score stops at four.',
      ['Timing of thirty-four applications', 'Two claims followed with the families’ consent'],
    ],
    technology_and_resilience: [
      3,
      'Quiet and dependable, and behind the times. Applications run well online and there was no outage in our hours. Changes to a premium, a direct debit or an address still need a paper form with a signature, though an electronic one would serve the law as well. Policies now show in the portal, but only from a monthly file. A new service for members was promised for last winter and is now promised for next. We have taken a point off until it is here.',
      ['Our log of applications and changes', 'Greywater’s published plan for its systems'],
    ],
    investment_range: [
      4,
      'There is nothing to invest in here, so we score instead the choice of options and riders. Cover may rise with prices or by a fixed share, be raised after a birth or a move without new questions, be split on divorce, and be paid as an income rather than as a sum. Waiver of premium is offered at a fair price. We miss only a joint policy that can become two without a new application, which two competitors now have.',
      ['Schedule of options', 'Our own comparison of riders'],
    ],
    fair_value_and_target_market: [
      5,
      'Greywater pays 98 of every 100 life claims and publishes, case by case and without names, why it did not pay the others. Income claims are paid in 94 of 100. The assessment of value gives the share of premiums that comes back as claims for each plan, which few insurers dare. It names the people for whom its cover is poor value, smokers over sixty among them, and tells them where to look. We found nothing to argue with.',
      ['Published claims figures, with reasons', 'Published value assessment'],
    ],
  },
  strengths: [
    'An insurer is judged on the day of the claim, and on that day Greywater is as good as any we know. It pays, it pays soon, and when it does not pay it says why in public. Capital is far above what is needed, and the owners are the members, so nobody stands to gain from a hard line. Trusts are set up with the application rather than a year later, which has saved several of our families from waiting for probate.',
    ['Pays claims and publishes the figures', 'Very strong capital', 'Trusts as part of the application'],
  ],
  concerns: [
    'Paper forms for ordinary changes are an irritation that becomes a risk when a direct debit is not moved in time and cover lapses. It happened to one client of ours in May, and was put right without fuss. The members’ service is a year late. And with the short income plan gone there is a gap that we now fill with another insurer, case by case.',
    ['Paper form for premium changes', 'Online service a year late', 'Short income plan withdrawn'],
  ],
  conclusion:
    'Approved, without change. Greywater remains our usual choice for family cover and for income protection to retirement age. Its score is the same as last year for the same reasons: excellent where it matters most, ordinary in the machinery. We have told it that another year without the online service would cost it a second point on technology, though not its place on the panel.',
};
