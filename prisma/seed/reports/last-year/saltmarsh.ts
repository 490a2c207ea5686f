import type { ReportText } from '../report-text.ts';

export const saltmarsh: ReportText = {
  provider: 'Saltmarsh',
  verdict: 'approved',
  sections: {
    ownership_and_financial_strength: [
      5,
      'A listed company, widely held, without debt and with capital well above one and a half times the minimum. Profit reached a record, most of it from group schemes that were won in earlier years. The board has announced that all records will move to a single system next spring and has set money aside for it. Moves of that kind are where good providers stumble, and we have asked to be told of each rehearsal before it is held.',
      ['Annual report', 'Announcement of the change of system'],
    ],
    proposition: [
      4,
      'For pensions through work it is hard to better: joining takes four minutes, contributions can be changed from a telephone, and leavers keep the scheme’s charge. The default fund was moved to a lower-cost index core during the year without any fuss. The ISA and general account are serviceable and separate, and one cannot see all three on a page. Income from the ISA is paid four times a year, or not at all.',
      ['Product documents in force on the day of the review', 'Notice of the change to the default fund'],
    ],
    charges: [
      4,
      'The scheme rate for our clients’ employers runs from 0.29 to 0.42 percent with the default fund included, which is keen. Private clients pay tiers that fall to a fifth of one percent. Each plan climbs the tiers alone. There is nothing to pay for switching or for leaving. We checked nine accounts and all nine were right. A cut promised for pots above a million has been put off by a year.',
      ['Published charge sheet', 'Charges recalculated on nine client accounts'],
    ],
    service: [
      4,
      'The telephone was answered in a minute and fifty seconds on average and eighteen of twenty answers were right. Transfers out took fourteen working days, and transfers in eleven. Employers speak well of their account managers, who change less often than elsewhere. Letters are answered in a week. We noticed in August that several people who used to answer our questions had been moved to prepare for the new system.',
      ['Twenty test calls', 'Our log of twenty-four transfers', 'Replies of six employers'],
    ],
    technology_and_resilience: [
      4,
      'Two systems do the work of one, and by now both are old, but they ran all year with three short interruptions, each explained. Valuations reached us on all but four nights. The member site is well liked, above all for its graph of what the pension may become, which is honest about the range. We read the plan for next year’s move. It is careful, and it leaves six weeks less than we would have liked.',
      ['Our log of valuations received', 'Plan of the change of system'],
    ],
    investment_range: [
      4,
      'Some 1,900 funds, a good default and a cheaper index default beside it. A climate-minded version was added and is more than a label: the governance committee publishes how it votes. Shares and trusts are not offered. For the saving that Saltmarsh is meant for, nothing important is missing. Funds that have done poorly for three years are named in the committee’s minutes, and two were closed.',
      ['Fund list in force on the day of the review', 'Minutes of the governance committee'],
    ],
    fair_value_and_target_market: [
      4,
      'The assessment rests on the views of more than three thousand members and on a fair comparison of charges. It is clear that people with several kinds of account are not whom it has in mind. We would add a measure of time, since the cost of waiting falls on people when they can least afford it; the company told us that it would think about this. For scheme members the case for value is strong.',
      ['Published value assessment', 'Survey of members'],
    ],
  },
  tiers: [
    [0, 50_000, 0.42],
    [50_000, 250_000, 0.35],
    [250_000, null, 0.2],
  ],
  strengths: [
    'Everything to do with saving through work is done well and at a low price, from the first day in a job to the last. The default fund is governed in public by people who close what does not work. There is no debt, capital is ample, and the member site tells people the truth about what they may expect, in a picture that they understand.',
    ['Keen charges within schemes', 'Well-governed default fund', 'Clear picture of what to expect'],
  ],
  concerns: [
    'A move of all records to one system is the largest risk that a provider takes, and the plan for it is six weeks shorter than we would like. Good people have already been taken from the telephones to prepare for it. Beyond that, private clients with several accounts are served adequately and no more, and pay tiers that do not add up across their plans.',
    ['Change of system next spring', 'Tiers counted for each plan alone'],
  ],
  conclusion:
    'Approved, without change. The score rises to 4.1 on the strength of its capital. Saltmarsh is our choice for group schemes and for people who leave one. We have told it that we will watch the change of system week by week, and that transfers and telephone times are the measures that we shall go by. If they hold, next year’s verdict will be the same as this one.',
};
