import type { ReportText } from '../report-text.ts';

export const northmoorLife: ReportText = {
  provider: 'Northmoor Life',
  verdict: 'approved',
  sections: {
    ownership_and_financial_strength: [
      4,
      'Part of a large insurance group abroad, for eleven years now. Solvency is 170 percent. The group has put money in twice and taken dividends out with moderation, and it guarantees the annuity business in writing up to a stated sum. The rating is BBB+ and steady. A subsidiary is never quite master of its own fate; against that, this one earns its keep and is run by people who have been here since before it was bought.',
      ['Solvency report', 'Text of the group’s guarantee', 'Rating report'],
    ],
    proposition: [
      5,
      'Here is the widest set of annuities that we know: level or rising, for one life or two, guaranteed for up to thirty years, underwritten on health, and payable on any day. Bonds, onshore and offshore, are cut into as many as a thousand segments and may be given away piece by piece. Trusts are well drafted. For clients who need an income that is certain, or who plan to give over twenty years, we seldom need to look further.',
      ['Product documents in force on the day of the review', 'Specimen trust deeds'],
    ],
    charges: [
      3,
      'Annuity rates are good, in the first three in thirty of forty quotes. Bonds now on sale have come down to 0.2 percent a year beside the funds; those sold before stay at 0.45, for the same work. We understand why a company does this, and do not like it. Switches are free. A charge for leaving in the first five years applies to onshore bonds only, and is set out on the first page.',
      ['Charge sheets of current and earlier bonds', 'Forty annuity quotes'],
    ],
    service: [
      4,
      'Letters are answered in seven working days and calls in two minutes and a half, by people who have done the work for a long time and need not put one on hold to ask. Surrenders took fourteen working days. Annuities began when promised. We sent a question about part assignments that had defeated two other companies, and had a correct answer by return, in manuscript.',
      ['Twenty test calls', 'Our log of thirty letters', 'Annuity payments of fourteen clients'],
    ],
    technology_and_resilience: [
      3,
      'Bond values are struck daily and sent to us once a month, on a day that is promised and kept. The system that does it is nearly thirty years old and is spoken of with affection by those who can work it, of whom three will retire soon. A successor is being chosen. Online, one can see and print, and change an address, but not give an instruction. There were no outages beyond planned Sundays.',
      ['Our log of valuations received', 'Interview with the head of systems'],
    ],
    investment_range: [
      4,
      'Some two hundred insured funds, a good many outside managers, and within the offshore bond almost anything with a daily price. Discretionary managers may be appointed. About thirty of the insured funds are old and dear and would be better closed; most of what they hold came in decades ago. Property funds were open throughout the year. Each of seven test switches was done on the day at the right price.',
      ['Fund list in force on the day of the review', 'Seven switches, followed'],
    ],
    fair_value_and_target_market: [
      3,
      'The assessment is thorough on annuities and brief on bonds, where products of very different cost are dealt with on a single page. It concludes that all are fair. For those sold today we agree. For the older ones we should like an argument, and have asked for one. The target market for each product is clear, and one sees that somebody has thought about people who are ill or who have lost somebody.',
      ['Published value assessment', 'Statements of target market'],
    ],
  },
  tiers: [
    [0, 100_000, 0.45],
    [100_000, null, 0.4],
  ],
  strengths: [
    'Experience, above all. The products are the fullest of their kind, the people who look after them have done so for decades, and what is promised for a day is done on that day. Annuities are backed by assets held here and by a parent that has put its guarantee in writing. For certainty of income there is no better company on the panel.',
    ['Widest range of annuities', 'Long-serving, knowledgeable staff', 'Written guarantee of the parent'],
  ],
  concerns: [
    'An old system and the retirement of those who can work it make the choice of a successor urgent, and such moves are seldom smooth. Older bonds pay more than twice the charge of new ones without a reason that we can see. Neither matters to somebody who is about to buy an annuity; both matter to somebody who bought a bond ten years ago.',
    ['Ageing system, staff near retirement', 'Older bonds charged more than new'],
  ],
  conclusion:
    'Approved, for annuities without reserve and for bonds on today’s terms. We use it wherever an income has to be certain. We have asked the company to make the newer terms open to people with older bonds, and to tell us, before the choice is made, how it means to replace its system. What happens on those two points will weigh heavily next year.',
};
