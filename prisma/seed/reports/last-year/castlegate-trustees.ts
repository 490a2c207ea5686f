import type { ReportText } from '../report-text.ts';

export const castlegateTrustees: ReportText = {
  provider: 'Castlegate Trustees',
  verdict: 'approved_with_conditions',
  sections: {
    ownership_and_financial_strength: [
      3,
      'Four families own the company. It made a small profit, its second in a row, and kept all of it. Capital is above the legal minimum by a fifth, and below the company’s own target by about a tenth. Plan assets are held by trustees and are not at risk from any of this; what is at risk is the company’s freedom to invest in itself. Two of the families have said that they will put in more by the summer. We should like to see the money.',
      ['Audited accounts', 'Letter from two of the owners'],
    ],
    proposition: [
      5,
      'Property, unlisted shares, loans back to an employer, and any discretionary manager that a member likes: Castlegate has rules for each and the patience to apply them. Since last year it can lend to two connected companies within one plan, which solved a problem for a client of ours that three others had refused. Drawdown is flexible and paid monthly. Nothing is offered that it has not done before, and it will say so.',
      ['Product documents in force on the day of the review', 'File of the connected loan'],
    ],
    charges: [
      3,
      'The flat yearly fee is £480, with £350 for a property. Everything else is on a list, to the pound. Held against percentage charges it is dear for a small pension and remarkably cheap for a large one; the lines cross near £160,000 without property. Nothing has changed this year. One invoice in ten carried an item dated wrongly, although none was wrong in amount. That is an office short of hands.',
      ['Published fee list', 'Invoices on ten client plans'],
    ],
    service: [
      4,
      'A member rings a named person, who knows the file. That has not changed and we hope it never will. Answers come the same day as a rule. Property is slow: 91 days from instruction to completion, most of it spent waiting for the single in-house solicitor. Transfers of cash and funds took sixteen working days. There were two complaints from our clients, both about the solicitor’s queue, both answered frankly.',
      ['Twenty test calls', 'Dates of five property purchases'],
    ],
    technology_and_resilience: [
      2,
      'Valuations still come to us as a spreadsheet by mail each quarter, and one quarter’s was for the wrong month. Members have a site that shows documents and a value up to three months old. A new site and a nightly feed are being built by a supplier with whom others on the panel have done well, and are promised for January. This is one of two conditions, and it has stood for two years.',
      ['Our log of valuations received', 'Contract with the supplier'],
    ],
    investment_range: [
      5,
      'As wide as the rules allow, and better policed than last year. A new member of staff reads every proposal for an unlisted investment and writes half a page on it, which the member is given too. We proposed two assets that ought to be refused, and both were, in four days, with reasons that we would have given ourselves. Deposits may be placed with any of nine banks, in eleven currencies.',
      ['List of permitted investments', 'Two test requests and their answers'],
    ],
    fair_value_and_target_market: [
      3,
      'The statement of target market is frank that small pensions belong elsewhere. The assessment of value is thin by comparison: two pages, in which cost is set beside that of one competitor only, and service is described but not measured. For members with property we believe that the value is there, because we have seen what the work involves. The company ought to be able to show that itself, and has promised a fuller paper.',
      ['Published value assessment', 'Statement of target market'],
    ],
  },
  strengths: [
    'There are things that only a handful of operators will do and that Castlegate does as a matter of course, with a person who knows the case and answers the telephone. Proposals for odd investments are now read by somebody whose task is to say no, and members are shown the reasons. The owners take little out. For the right pension it is in a class of two or three.',
    [
      'Does the difficult things well',
      'A named person on every case',
      'Unlisted investments properly questioned',
    ],
  ],
  concerns: [
    'A value that is three months old is not good enough for people who draw an income from it, and the cure has been promised before. Capital is adequate and below the company’s own target. A single solicitor holds up every property purchase. All three can be put right with money, which is why the owners’ promise of more matters so much.',
    ['Quarterly values by spreadsheet', 'Capital below its own target', 'One solicitor for all property'],
  ],
  conclusion:
    'Approved with conditions, as last year, and with a slightly better score. The conditions stand: capital above the company’s own target, and valuations each night. Both have dates now, the summer and January, and we have seen contracts and letters where a year ago there were intentions. We go on using Castlegate for pensions with property or unlisted shares, where nobody else would do as well.',
};
