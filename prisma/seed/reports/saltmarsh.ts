import { type ProviderReports, reportsOn } from './report-text.ts';

export const saltmarsh: ProviderReports = reportsOn('Saltmarsh', {
  latest: {
    verdict: 'approved_with_conditions',
    sections: {
      ownership_and_financial_strength: [
        4,
        'Saltmarsh is a listed company in which nobody holds more than nine per cent. It has no debt and its capital is one and a half times what is required. Profit fell by a third this year because it spent heavily on moving twenty years of records to one system, and the dividend was held rather than raised. We think the spending right and the timing late. The score comes down from five because the board has promised savings to shareholders that depend on the move having gone well, and so far it has not.',
        ['Annual report and half-year statement', 'Call with the finance director in September'],
      ],
      proposition: [
        4,
        'Group pensions are what Saltmarsh was built for and it shows. Joining, raising a contribution and leaving an employer all happen online without a form, and the default fund is sound. The ISA and the general account came later and feel like it: they cannot be linked with the pension for charges, and an income from them is paid quarterly or not at all. For somebody whose main plan is through work, that is enough. For a family with four kinds of account, it is not.',
        ['Product documents in force on the day of the review', 'Our own product matrix'],
      ],
      charges: [
        4,
        'Large pots are cheap here, and members of a group scheme pay the scheme’s rate whatever the size of their own. There is no charge for switching funds and none for leaving. The tiers are simple, but each plan climbs them alone, so that somebody with £60,000 in a pension and £60,000 in an ISA pays as if they had two small pots. We checked eleven accounts; ten were right, and the eleventh was refunded within a week of our asking.',
        ['Published charge sheet', 'Charges recalculated on eleven client accounts'],
      ],
      service: [
        3,
        'This is where the year was lost. In the summer, calls took almost six minutes to answer on average and letters eighteen working days. Transfers out slowed from fourteen working days to twenty-three, and two of ours passed forty. The people who answer are as courteous and as able as ever; there were simply too few of them while half the office was checking moved records. September was better, at three minutes and nineteen days. Better is not yet good.',
        [
          'Twenty test calls in August, ten more in September',
          'Our log of twenty-two transfers',
          'Weekly service figures, given on request',
        ],
      ],
      technology_and_resilience: [
        3,
        'The move to a single system was made over two weekends in May and brought two outages of about half a day. Nothing was lost, balances agreed afterwards to the penny in every account that we look after, and the second outage was announced in good time. But the new member site launched without the graph that people used most, and a promised fix has slipped twice. Valuations reached us each night throughout, which deserves saying.',
        ['Our log of valuations received', 'Saltmarsh’s reports on both outages'],
      ],
      investment_range: [
        4,
        'About 1,900 funds are on offer, with a sound default that lowers its risk in the twelve years before the chosen retirement age, and a low-cost index version of it for those who would rather. Every fund that we use in group schemes is there. Individual shares and investment trusts are not, which suits the members and rules the platform out for portfolios that need them. Funds that lag for three years are reviewed in public and dropped more readily than elsewhere.',
        ['Fund list in force on the day of the review', 'Minutes of the governance committee, published'],
      ],
      fair_value_and_target_market: [
        4,
        'Saltmarsh is clear about whom it serves: people saving through work, and those who leave an employer and would like to stay put. The value assessment compares charges fairly and reports the views of four thousand members. We would like it to count waiting time as a cost, as some others now do; this year that would have changed the answer for anybody moving money. Value for those who sit still and save is as good as it was.',
        ['Published value assessment', 'Survey of members, with its questions'],
      ],
    },
    tiers: [
      [0, 50_000, 0.42],
      [50_000, 250_000, 0.35],
      [250_000, null, 0.2],
    ],
    strengths: [
      'For saving through work we know of nothing better at the price. Contributions arrive where they should in the month in which they were paid, the default fund does what its label says, and members who leave an employer keep the scheme’s charge. The move to one system was painful, yet it was done without losing a record, and it should make the next ten years easier than the last.',
      [
        'Sound default fund with an index version',
        'Low cost within group schemes',
        'Records intact after a hard move',
      ],
    ],
    concerns: [
      'Clients who needed something this summer waited for it, and waiting is expensive when a house purchase or a divorce hangs on a transfer. We also worry about the order of things: the savings promised to shareholders come from needing fewer people, and fewer people is what went wrong. The missing graph is a small matter by comparison, but a fix that slips twice tells us that somebody is overstretched.',
      [
        'Slow transfers since the summer',
        'Two long outages during the move',
        'Savings promised before service has recovered',
      ],
    ],
    conclusion:
      'Approved with conditions, down from approved. We use Saltmarsh for group pensions as before, and for new private business only where time does not press. The condition is simple to state and to check: transfers out under fifteen working days on average for a full quarter, by its own figures and by ours. When that is met the condition lifts without a further review. Nobody needs to move because of this verdict.',
  },
  previous: {
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
        'The scheme rate for our clients’ employers runs from 0.29 to 0.42 per cent with the default fund included, which is keen. Private clients pay tiers that fall to a fifth of one per cent. Each plan climbs the tiers alone. There is nothing to pay for switching or for leaving. We checked nine accounts and all nine were right. A cut promised for pots above a million has been put off by a year.',
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
  },
  first: {
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
        'Scheme charges for employers of the size that we advise run from 0.31 to 0.45 per cent, default fund included. Private tiers begin at 0.42 and fall to 0.2. Nothing is charged for a switch, a transfer or an income, apart from a fee of £25 for payments by the same day, which nobody needs. Nine accounts checked, nine right. People with less than a thousand pounds in a former employer’s scheme pay no charge at all.',
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
  },
});
