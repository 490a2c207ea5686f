import type { ReportText } from '../report-text.ts';

export const saltmarsh: ReportText = {
  provider: 'Saltmarsh',
  verdict: 'approved',
  sections: {
    ownership_and_financial_strength: [
      4,
      'Listed on the main market since 1998, with several hundred thousand shareholders and no large one. Capital is about one and a half times what is required. A loan taken to buy a smaller pension company four years ago is being paid back and will be gone next year; until then we hold back a point. Earnings come from charges on money that moves little from year to year, which makes them about as steady as earnings are.',
      ['Annual report', 'Terms of the remaining loan'],
    ],
    proposition: [
      4,
      'Built around the pension that comes with a job. Employers can run a scheme with one person and a spreadsheet, and members can do on a telephone whatever they need. Those who leave may stay at the same charge. An ISA and a general account have been added for members who asked; they work, and stand apart from the pension on the site, with tiers of their own. We see it as a pension company with two useful extras.',
      ['Product documents in force on the day of the review', 'Two schemes set up from the start'],
    ],
    charges: [
      4,
      'Scheme charges for employers of the size that we advise run from 0.31 to 0.45 percent, default fund included. Private tiers begin at 0.42 and fall to 0.2. Nothing is charged for a switch, a transfer or an income, apart from a fee of £25 for payments by the same day, which nobody needs. Nine accounts checked, nine right. People with less than a thousand pounds in a former employer’s scheme pay no charge at all.',
      ['Published charge sheet', 'Charges recalculated on nine client accounts'],
    ],
    service: [
      4,
      'Calls took two minutes to be answered and seventeen of twenty answers were right. Transfers in took twelve working days and out fifteen. Employers whom we asked gave it eight out of ten, and the one who gave six had been sent somebody else’s schedule, with names in it; the breach was reported and handled as it should be. Letters to members are written in short sentences. Complaints are few for its size.',
      ['Twenty test calls', 'Our log of eighteen transfers', 'Replies of seven employers'],
    ],
    technology_and_resilience: [
      4,
      'Two systems, one of them bought along with the smaller company, exchange files every night. It is not elegant, and it worked on all but nine nights of the year. The member site is fast, and its picture of the future is shown as a range and not as a line. There was one serious outage, of five hours on a Monday, with a full account of the cause within the week. Merging the two systems is spoken of and not yet planned.',
      ['Our log of valuations received', 'Account of the Monday outage'],
    ],
    investment_range: [
      4,
      'About 1,800 funds, of which members use perhaps thirty, and a default that most of them never leave. The default is sensible: global shares while young, a slow move to bonds over the last twelve years, no clever ideas. Its cost is a little above the cheapest. A governance committee with a majority of outsiders looks after it and publishes minutes. There are no shares and no investment trusts.',
      ['Fund list in force on the day of the review', 'Minutes of the governance committee'],
    ],
    fair_value_and_target_market: [
      4,
      'The assessment sets charges beside those of four competitors, and the default fund’s returns beside those of its peers over one, three and five years; it does not come first in either and does not claim to. Members were asked what they value, and answered that they want it to be simple. The target market leaves out people who want to choose shares and says so. We think the value fair for schemes, and fair enough for the rest.',
      ['Published value assessment', 'Survey of members'],
    ],
  },
  tiers: [
    [0, 50_000, 0.42],
    [50_000, 250_000, 0.35],
    [250_000, null, 0.2],
  ],
  strengths: [
    'A scheme can be set up here in a morning and run by one person, and its members are charged fairly from their first contribution to their last. The default fund is looked after by people who do not work for the company and whose minutes anybody can read. Small pots left behind by people who change jobs are not eaten up by charges. It is a company that has understood what it is for.',
    ['Easy for employers to run', 'Independent eyes on the default fund', 'Small pots left whole'],
  ],
  concerns: [
    'Two systems that talk by file every night will have to become one, and that will be a difficult year whenever it comes. A schedule was sent to the wrong employer. Private clients with more than one account do not have their tiers added together, so we use it for them only where the pension is most of what they have. A loan remains to be paid.',
    ['Two systems to be merged one day', 'Tiers counted for each plan alone', 'A loan still to be repaid'],
  ],
  conclusion:
    'Approved, for group pensions and for people who leave a scheme. For private clients with several plans we look first at others on the panel. The points that held the score at 4.0 are known to the company and are of the kind that money and patience will mend. We have asked to hear of any plan to merge the two systems while it is still a plan.',
};
