import type { ReportText } from '../report-text.ts';

export const saltmarsh: ReportText = {
  provider: 'Saltmarsh',
  verdict: 'approved_with_conditions',
  sections: {
    ownership_and_financial_strength: [
      4,
      'Saltmarsh is a listed company in which nobody holds more than nine percent. It has no debt and its capital is one and a half times what is required. Profit fell by a third this year because it spent heavily on moving twenty years of records to one system, and the dividend was held rather than raised. We think the spending right and the timing late. The score comes down from five because the board has promised savings to shareholders that depend on the move having gone well, and so far it has not.',
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
};
