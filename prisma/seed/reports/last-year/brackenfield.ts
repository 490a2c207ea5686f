import type { ReportText } from '../report-text.ts';

export const brackenfield: ReportText = {
  provider: 'Brackenfield',
  verdict: 'approved',
  sections: {
    ownership_and_financial_strength: [
      5,
      'Founders and an employee trust own all of it, and during the year the trust bought a further four percent from one founder at a price set by an outside valuer. Capital stands at a little under twice what is asked. Profit was flat, because forty people were taken on ahead of need for the new drawdown service. We would rather see that than the reverse. The client money audit raised one small point of wording, which has been dealt with.',
      ['Audited accounts', 'Valuation for the employee trust'],
    ],
    proposition: [
      4,
      'The four main plans stand under one charge, and family linking now extends to parents as well as to husbands, wives and children. Drawdown can be set up online but each month’s slice of a phased plan still needs its own instruction, which is a nuisance to clients and a source of errors. A way round it is in testing with two firms, of which we are one. Junior plans cannot be opened without paper.',
      ['Product documents in force on the day of the review', 'Trial of the new drawdown instruction'],
    ],
    charges: [
      4,
      'The charge has not changed in three years: tiers from 0.29 percent downward, nothing to join, nothing to leave. A fee for paper statements was brought in and then dropped before anybody had paid it, after advisers complained, ourselves among them. We recalculated ten accounts and found one overcharged by £3.14, from a family link that was entered a day late. It was refunded with a letter of apology longer than the sum deserved.',
      ['Published charge sheet', 'Charges recalculated on ten client accounts'],
    ],
    service: [
      4,
      'Calls were answered in just under two minutes on average, with a slow patch in the first two weeks of April that everybody shares. Seventeen of twenty answers were right. Transfers out took thirteen working days. What lifts Brackenfield above the middle is what happens when something goes wrong: the person who made the mistake mends it and says so. New staff were evident in the summer, willing and a little lost.',
      ['Twenty test calls', 'Our log of twenty-seven transfers'],
    ],
    technology_and_resilience: [
      5,
      'The site was never away for longer than a quarter of an hour, and valuations came every night of the year without exception, the only provider on the panel of which that is true. A rehearsal of the loss of its main data centre was run in September with an observer from the regulator, and service moved across in nineteen minutes. Signing in was strengthened without making it worse, which is hard to do.',
      ['Our log of valuations received', 'Report of the September rehearsal'],
    ],
    investment_range: [
      4,
      'Some 3,100 funds, all large exchange-traded funds and most investment trusts. The cheapest class of each fund was offered in all but two cases on our list, and those two followed within a month of our pointing them out. Shares listed abroad can be bought in three markets, at a fair cost of exchange. We could build every portfolio that we use here without leaving anything out.',
      ['Fund list in force on the day of the review', 'Check of share classes'],
    ],
    fair_value_and_target_market: [
      4,
      'The assessment compares the whole cost for six kinds of client with that of three rivals, and does not choose the rivals to flatter itself. It finds that clients with less than £50,000 pay more than they need to, and that four in a hundred of its clients are in that position. We think the line is nearer £60,000. Nothing is said yet about what is done for the four, except that they are told.',
      ['Published value assessment', 'Our own comparison with four platforms'],
    ],
  },
  tiers: [
    [0, 250_000, 0.29],
    [250_000, 1_000_000, 0.18],
    [1_000_000, null, 0.08],
  ],
  strengths: [
    'A platform that has not missed a night of valuations in a year, that can lose its data centre and be back in twenty minutes, and whose owners buy shares from one another rather than sell them to strangers. It spends on what is not seen. Mistakes are few and are mended by the person who made them. We find it easy to explain to clients, which is worth something in itself.',
    ['A full year of nightly valuations', 'Patient owners', 'Mistakes mended by whoever made them'],
  ],
  concerns: [
    'Phased drawdown by monthly instruction is the one part of the work that we dread, and two of our clients received a payment late because a form was missed. A cure is being tested. The platform is dear for small sums, as it says itself. And forty new people take time to become good: we should expect a slower year before a better one.',
    ['Phased drawdown needs an instruction each month', 'Dear for small sums'],
  ],
  conclusion:
    'Approved, without change. The score rises a little to 4.2, for a faultless year of technology. It remains our first choice for families with several plans. We will give particular attention next year to drawdown, where we expect the new instruction to remove the form, and to the wait on the telephone in April, which forty more people ought to shorten.',
};
