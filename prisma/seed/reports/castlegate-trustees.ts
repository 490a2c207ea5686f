import { type ProviderReports, reportsOn } from './report-text.ts';

export const castlegateTrustees: ProviderReports = reportsOn('Castlegate Trustees', {
  latest: {
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
        'The new member site opened in January and works: documents are there, values are there, and a payment can be changed without a letter. More to the point, valuations now reach us every night, where until last autumn a spreadsheet came by email each quarter. That was one of our two conditions. Two brief outages were announced in advance. Backups were restored in a rehearsal that we were shown the log of, which we wish more firms would offer.',
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
  },
  previous: {
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
        'Valuations still come to us as a spreadsheet by email each quarter, and one quarter’s was for the wrong month. Members have a site that shows documents and a value up to three months old. A new site and a nightly feed are being built by a supplier with whom others on the panel have done well, and are promised for January. This is one of two conditions, and it has stood for a year.',
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
  },
  first: {
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
  },
});
