import type { ReportText } from '../report-text.ts';

export const castlegateTrustees: ReportText = {
  provider: 'Castlegate Trustees',
  verdict: 'approved_with_conditions',
  sections: {
    ownership_and_financial_strength: [
      3,
      'Four families own the company, and three of them work in it. After two years of small losses it made a small profit. Capital is a tenth above the legal minimum and well short of the target that the company has set itself. Assets of the plans are in trust and safe from its creditors. An operator that fails is taken over by another, as has happened several times in this trade, and it is a slow and wearisome business for members. We want more of a margin.',
      ['Audited accounts', 'The company’s own capital plan'],
    ],
    proposition: [
      4,
      'A full self-invested pension: any fund, any listed share, commercial property on its own or shared, loans to the member’s company, unlisted shares after checks. Property is the heart of it, and there is hardly a question about leases, borrowing or tax that has not been met before. Loans to two connected companies cannot be done within one plan. Drawdown is paid on any day; death benefits follow the nomination, with thought.',
      ['Product documents in force on the day of the review', 'Files of three property cases'],
    ],
    charges: [
      3,
      'A flat fee of £480 with £350 for a property, and a price for each piece of work. There are thirty-one such prices, on two pages; we counted five that could be folded into the yearly fee without anybody noticing. Large plans pay very little for what they get. For plans below £150,000 without property there are cheaper homes, and we were told so by the company before we had said it.',
      ['Published fee list', 'Invoices on seven client plans'],
    ],
    service: [
      3,
      'Each member has a named handler, and the handlers are good. There were too few of them: three left in the autumn and two were replaced by the summer. Calls went unanswered in six of our twenty attempts, though all were returned the next day. Property took 88 days from instruction to completion. Transfers of cash and funds took nineteen working days. Complaints rose to five, all about delay.',
      ['Twenty test calls', 'Dates of four property purchases', 'Our log of complaints'],
    ],
    technology_and_resilience: [
      2,
      'Members have no site. Values are sent to us each quarter as a spreadsheet, put together by hand, with an error in one quarter of the four. Accounts are kept on a system that was modern when the company was founded; it is backed up every night, and the backup was restored for us as we watched. Nobody’s money is at risk from any of this. But people who draw an income have a right to know what it is drawn from.',
      ['Our log of valuations received', 'Restore of a backup, in our presence'],
    ],
    investment_range: [
      5,
      'Whatever the rules allow, and with better judgement than most about what they do not. Deposits may be placed with any of seven banks. Unlisted shares are taken after questions that would embarrass a weak proposal. Of three test requests, the one that should have been refused was refused, with a reason that fitted in one sentence. Discretionary managers are of the member’s own choosing, and we counted forty in use.',
      ['List of permitted investments', 'Three test requests and their answers'],
    ],
    fair_value_and_target_market: [
      4,
      'The statement of target market begins with whom the plan is not for, and the assessment of value follows from it: for pensions with property, or of more than £200,000, the whole cost is shown to be lower than that of five competitors in eleven cases out of fifteen. It is short, checkable and, so far as we could check it, right. We would add a figure for how long things take, in a year like this one above all.',
      ['Published value assessment', 'Statement of target market'],
    ],
  },
  strengths: [
    'Judgement and experience, in a field where both are scarce. Property cases that others decline are done here as routine. The company says plainly for whom it is too dear. Handlers know their members, and members follow handlers’ advice about dull and important things such as nominations. If the company were stronger and its records quicker, it would stand near the top of this panel.',
    ['Deep experience of property', 'Sound judgement of odd investments', 'Honest about whom it suits'],
  ],
  concerns: [
    'Capital is thin, handlers were lost, and members cannot see what they have between one quarter and the next. The three belong together: a company that earns little cannot pay people well or buy systems. Its owners will have to choose between putting in more and finding somebody who will. Until they do, we place here only what would not do as well elsewhere.',
    ['Thin capital', 'Handlers lost in the autumn', 'Values each quarter, by hand'],
  ],
  conclusion:
    'Approved with conditions. We set two. Capital is to rise above the company’s own target, and valuations are to reach us each night; we allow two years for both, because we would rather that they were done well. Meanwhile we use Castlegate for pensions with property or unlisted shares, where experience outweighs the rest, and review each such case with the client in person.',
};
