import type { ReportText } from '../report-text.ts';

export const castlegateTrustees: ReportText = {
  provider: 'Castlegate Trustees',
  verdict: 'approved',
  sections: {
    ownership_and_financial_strength: [
      4,
      'Castlegate belongs to four families, one of them in its second generation, and pays them very little. For the first time since we began these reviews it stands above its own capital target and not merely above the legal one: last year’s profit was kept, and two of the families put in more. Pension assets are held by trustees apart from the company. A firm of this size will never score five from us, because the loss of two or three people would be felt.',
      [
        'Audited accounts of the last three years',
        'Letter from the auditor on capital',
        'Register of shareholders',
      ],
    ],
    proposition: [
      5,
      'This is an operator for pensions with something awkward in them. It takes commercial property, unlisted shares, loans to a member’s own company and listed investments of every kind, and it has done each often enough to have written rules for it. Four of our clients hold their business premises here. Drawdown is paid monthly with any pattern one likes, and death benefits are settled by people who have read the nomination before the telephone rings.',
      ['Product documents in force on the day of the review', 'Files of four property cases'],
    ],
    charges: [
      3,
      'A flat fee of £480 a year covers the plan, and property carries a further £350. Purchases, sales and loans are priced by the piece from a published list; we found no charge that was not on it. A flat fee is fair above £200,000 and very cheap above a million. Below £100,000 it is dear, and Castlegate says so before we do. The score has not moved because the fee has not, in four years of rising costs.',
      ['Published fee list', 'Invoices on nine client plans'],
    ],
    service: [
      4,
      'Each plan has a named case handler who answers the telephone, rings back when away, and remembers. Our test calls reached that person first time in fourteen of twenty. Property purchases took 64 days from instruction to completion, down from 91 last year, thanks to a second in-house solicitor. What keeps it from a five is cover: when a handler was ill for a month in spring her cases slowed to a crawl, and nobody told the members why.',
      ['Twenty test calls', 'Dates of six property purchases', 'Our log of complaints'],
    ],
    technology_and_resilience: [
      4,
      'The new member site opened in January and works: documents are there, values are there, and a payment can be changed without a letter. More to the point, valuations now reach us every night, where until last autumn a spreadsheet came by mail each quarter. That was one of our two conditions. Two brief outages were announced in advance. Backups were restored in a rehearsal that we were shown the log of, which we wish more firms would offer.',
      ['Our log of valuations received', 'Log of the restore rehearsal in March'],
    ],
    investment_range: [
      5,
      'Almost anything that the rules allow may be held: any recognised exchange, any authorised fund, discretionary managers of the member’s choice, bank deposits in eleven currencies, commercial property and unlisted shares after due checks. Requests are answered with yes, or with no and the reason, in five working days. We asked about three investments that we would not want a client to own. It refused two and asked hard questions about the third, which is the right result.',
      ['List of permitted investments', 'Three test requests and their answers'],
    ],
    fair_value_and_target_market: [
      4,
      'The statement of target market is honest in print that a small or simple pension is better elsewhere, and names the size below which it would rather not have the business. The value assessment is short and specific. It compares the flat fee with percentage charges at five sizes of plan, and admits to being the dearest of its group at the smallest. We would like to see the time that members wait measured there too.',
      ['Published value assessment', 'Statement of target market'],
    ],
  },
  strengths: [
    'Castlegate does the difficult thing well and the simple thing adequately, which is the right way round for an operator of its kind. A member with premises, a loan and a portfolio has one person to ring who knows all three. The capital has been rebuilt out of profit and out of the owners’ own pockets, and the promise about nightly values was kept a month early.',
    [
      'Commercial property done well',
      'A named person on every case',
      'Capital rebuilt',
      'Nightly valuations, as promised',
    ],
  ],
  concerns: [
    'The flat fee bites on small pensions, so we place none below £200,000 here unless property is planned. The firm rests on few people, and cover for absence is still a matter of goodwill. It tells us that two more handlers have been taken on and are being trained; we will ask their names next year. Neither point bore on the verdict.',
    ['Flat fee bites on small pensions', 'Thin cover when a handler is away'],
  ],
  conclusion:
    'Approved, up from approved with conditions. Two years ago we asked for two things: capital above its own target, and valuations that reach us every night. Both have been met, and met by spending money rather than by changing the measure. Castlegate is our usual choice for pensions that hold property or unlisted shares, and for larger pensions whose owners value a telephone that somebody answers.',
};
