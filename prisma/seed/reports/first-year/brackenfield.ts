import type { ReportText } from '../report-text.ts';

export const brackenfield: ReportText = {
  provider: 'Brackenfield',
  verdict: 'approved',
  sections: {
    ownership_and_financial_strength: [
      5,
      'Owned by three founders and by a trust on behalf of the staff, which votes its shares separately and has once voted against the founders. Capital is somewhat more than one and a half times what is required. Profits have been made in seven years of seven, and most have stayed in the company. A first offer from a larger group was refused in the winter; we were told of it before we had asked. There is no debt.',
      ['Audited accounts of seven years', 'Deed of the employee trust'],
    ],
    proposition: [
      4,
      'A pension, an ISA, a general account and a bond under one charge, with the accounts of a couple linked so that the tiers count together. Children and parents cannot be linked yet. Income can be taken from any account on any day of the month. Drawdown works, on forms. Nothing here is remarkable by itself; having all of it in one place, and correct, is less common than it ought to be.',
      ['Product documents in force on the day of the review', 'Our own product matrix'],
    ],
    charges: [
      4,
      'One tiered charge, and nothing for joining, leaving, trading funds or drawing an income. At £150,000 it is a little below the middle of the seven platforms that we compared, and at £500,000 the second lowest. At £30,000 it is the second highest. The charge is taken monthly and shown in pounds on each statement, which the rules did not require when they began to do it. All eight accounts that we checked were right.',
      ['Published charge sheet', 'Comparison of seven platforms at five sizes'],
    ],
    service: [
      4,
      'Calls were answered in two minutes and ten seconds on average, and sixteen of twenty answers were right the first time. Transfers out took fifteen working days, transfers in fourteen. There is no menu to fight through before a person speaks. Two bereavement cases were handled with tact. Post is scanned on the day it arrives and answered within a week. Early April was slow, as it was everywhere, and for once somebody had written to warn us.',
      ['Twenty test calls', 'Our log of nineteen transfers'],
    ],
    technology_and_resilience: [
      4,
      'The platform runs on its own software, written by people who still work there, with dealing and custody bought in from outside. Two outages of an hour and one of three were all that we saw. Valuations arrived on all but six nights. A rehearsal of the loss of the data centre took four hours against a target of one, and the company published that figure to its advisers along with what it would do about it.',
      ['Our log of valuations received', 'Note on the rehearsal'],
    ],
    investment_range: [
      4,
      'Around 2,800 funds, all of the larger exchange-traded funds, shares listed here and most investment trusts. The cheapest class of fund is on offer nearly always. Adding a fund at our request took twelve working days. No structured products and no property held directly. We were able to move each of our model portfolios across without changing a holding, and that is the test that matters to clients.',
      ['Fund list in force on the day of the review', 'Model portfolios, matched'],
    ],
    fair_value_and_target_market: [
      4,
      'The assessment is written for a reader rather than for a regulator. It says that people with less than £50,000 can do better elsewhere, and how many of its clients that is. Costs are compared with three rivals chosen for being cheap. What we miss is any word on service: it is assumed to be part of the price and not measured. For families with several plans we think it good value without much doubt.',
      ['Published value assessment', 'Statement of target market'],
    ],
  },
  tiers: [
    [0, 250_000, 0.29],
    [250_000, 1_000_000, 0.18],
    [1_000_000, null, 0.08],
  ],
  strengths: [
    'A sound company, owned by people who work in it, which turned down money because it did not like what came with it. The platform does the ordinary things in one place and gets them right, the charge is one line on a page, and the firm publishes its failures before anybody finds them. We had used it for four years before this review and found nothing in the files that our planners had not already known.',
    ['Owners who work in the business', 'All main plans under one charge', 'Publishes its own failures'],
  ],
  concerns: [
    'Drawdown depends on forms, and forms depend on people not being busy. It is dear for small sums. The recovery rehearsal took four times as long as it should have. These are the faults of a company that grew steadily and is now of a size at which steadiness has to be organised. We have asked for a second rehearsal within the year, and to see the figure.',
    ['Drawdown by form', 'Dear for small sums', 'Slow recovery rehearsal'],
  ],
  conclusion:
    'Approved. Of the seven platforms that we considered for the first panel, Brackenfield gave us the fewest unpleasant surprises, and it becomes our first choice for clients with several kinds of plan. Nobody who is elsewhere needs to move for the sake of this verdict. We expect next year to see a shorter rehearsal and at least a date for drawdown without paper.',
};
