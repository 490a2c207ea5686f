import { type ProviderReports, reportsOn } from './report-text.ts';

export const northmoorLife: ProviderReports = reportsOn('Northmoor Life', {
  latest: {
    verdict: 'watch',
    sections: {
      ownership_and_financial_strength: [
        3,
        'Northmoor is part of an overseas insurance group which in April put the business under review, a phrase that may mean investment, a sale or a run-off. Solvency is adequate at 148 per cent, and the guarantees behind its annuities are backed by assets held here and not abroad. What is missing is intent. We asked three times whether the owner means to go on writing new bonds in five years’ time, and were told three times that no decision had been taken.',
        ['Solvency report', 'Three letters to the group and the replies', 'Rating report, BBB+'],
      ],
      proposition: [
        5,
        'The products themselves are as good as they were. Annuities can be bought with almost any shape of income, guarantee and share for a survivor, and are underwritten on health with care. Bonds onshore and offshore come in up to a thousand segments, may be assigned in part, and can be placed in four kinds of trust with documents that solicitors do not complain of. If the company were run as well as its contracts are written, this would be a different report.',
        ['Product documents in force on the day of the review', 'Specimen trust deeds, read by counsel'],
      ],
      charges: [
        3,
        'Older bonds carry a policy charge of 0.45 per cent on top of the funds; bonds sold today carry a quarter of one per cent less. The newer terms are not offered to those who already hold a bond, and moving means a new contract and sometimes a charge to leave. Annuity rates are competitive, in the first three of the market in most of our quotes. We have asked again that holders be given the newer terms. The answer was that the matter is part of the review.',
        ['Charge sheets of current and earlier bonds', 'Forty annuity quotes'],
      ],
      service: [
        2,
        'Letters took nineteen working days to be answered, and three of our requests were lost altogether and had to be sent again. Calls were picked up in eight minutes on average by people who could often see only half of a record. Surrenders took twenty-seven working days. One thing has not suffered: annuity payments were on time in every month for every client, and we checked them all. People who only need to be paid have noticed nothing.',
        [
          'Twenty test calls',
          'Our log of forty-four letters',
          'Annuity payments of nineteen clients over twelve months',
        ],
      ],
      technology_and_resilience: [
        2,
        'Records moved to a new system in June, without the parallel run that had been planned. Monthly values of bonds have been late or missing ever since; some clients have had none since the middle of August. The values that did come were right. The online service for advisers was shut for five weeks and reopened without valuations. We were given four dates for a repair, and the fourth is still in the future. This is the main reason for the verdict.',
        ['Our log of valuations received', 'Northmoor’s notices to advisers since June'],
      ],
      investment_range: [
        5,
        'A broad list of insured funds, outside managers and, in the offshore bond, almost any fund with a daily price. Discretionary managers may be appointed on bonds above £100,000. Dealing inside the bond continued through the change of system with little delay, which suggests that the trouble lies in reporting more than in the assets. We tested ten switches and all were placed at the right price, one of them a day late.',
        ['Fund list in force on the day of the review', 'Ten switches, followed'],
      ],
      fair_value_and_target_market: [
        3,
        'The assessment passes older bonds as a group, by setting their charge beside the average of what was sold at the time. We do not think that what others charged fifteen years ago is the right measure of value today, and have said so. For annuities the case is well made and we agree with it. The target market is drawn sensibly. Nothing is said about the worth of a service that cannot tell people what they own.',
        ['Published value assessment', 'Our letter of September and the reply'],
      ],
    },
    tiers: [
      [0, 100_000, 0.45],
      [100_000, null, 0.4],
    ],
    strengths: [
      'What was bought here is sound. Annuities are paid to the day and backed by assets that the owner cannot easily move. Bond contracts are flexible, the trusts are well drafted, and the choice of funds is wide. Staff who have been there for twenty years still know the answer, when the screen lets them give it. Nothing that we found this year puts the money itself in doubt.',
      ['Annuities paid on time, always', 'Flexible bond terms', 'Wide choice of funds'],
    ],
    concerns: [
      'People cannot see what their bonds are worth, letters go unanswered for a month, and the owner will not say whether it wants the business. Each could be borne alone. Together they are how a slow decline begins, and policyholders are the last to be told of those. We are also uneasy that better terms exist and are kept from the people who have been there longest.',
      [
        'Late and missing values since June',
        'Slow service and lost letters',
        'Owner undecided about the business',
        'Newer terms not offered to holders',
      ],
    ],
    conclusion:
      'Watch, down from approved with conditions. Annuities are safe where they are and need nothing done. We place no new bonds here until values have arrived on time for two quarters and the owner has said what it intends. Clients who hold a bond need not act: leaving in haste may cost tax and a charge, and we are pressing for the newer terms on their behalf. We will write again by the end of March, or sooner if there is news.',
  },
  previous: {
    verdict: 'approved_with_conditions',
    sections: {
      ownership_and_financial_strength: [
        4,
        'The owner is an overseas group for which Northmoor is a twelfth of the whole. Solvency stands at 161 per cent, comfortably above what is asked, and the assets behind annuities are held in this country. A new chief executive at the group has spoken of concentrating on fewer markets. Nothing follows from that for certain, but a subsidiary is only as steady as its parent’s attention, and we have taken note. The rating is unchanged at BBB+ with a word of caution added.',
        ['Solvency report', 'Statement of the group’s chief executive', 'Rating report'],
      ],
      proposition: [
        5,
        'Annuities with nearly any shape of payment, underwritten on health and habits; onshore and offshore bonds with up to a thousand segments; four kinds of trust, each with a deed that works. A discounted gift arrangement was added and is priced without greed. For people who need certainty, or who wish to give money away by degrees, there are few with so complete a set. We can find nothing in the range to complain of.',
        ['Product documents in force on the day of the review', 'Specimen trust deeds'],
      ],
      charges: [
        3,
        'Bonds sold until four years ago carry 0.45 per cent in addition to the funds, and those sold now 0.2. Holders of the older kind may not move to the newer terms. Annuity rates were among the first three in twenty-eight of forty quotes. We raised the older bonds with the company in the spring and were told that an offer to holders was being drawn up. By the day of this review none had been made.',
        [
          'Charge sheets of current and earlier bonds',
          'Forty annuity quotes',
          'Our letter of April and the reply',
        ],
      ],
      service: [
        3,
        'Letters took eleven working days and calls four minutes, both worse than a year ago. The people are experienced and are fewer. Surrenders took nineteen working days. Annuities began on the promised day in every case, and were paid on time throughout. We were told twice that a delay was due to training for the new system, nine months before it is to start, which strikes us as an early excuse.',
        ['Twenty test calls', 'Our log of thirty-six letters', 'Annuity payments of seventeen clients'],
      ],
      technology_and_resilience: [
        3,
        'The present system is thirty years old: its answers are right, but slow. Monthly values of bonds came on the promised working day in ten months out of twelve. A new system takes over next summer, after three months in which both run side by side; that parallel run gives us confidence in the plan, and we have told the company so. The site for advisers was open all year.',
        ['Our log of valuations received', 'Plan of the change of system'],
      ],
      investment_range: [
        4,
        'Insured funds, outside managers and a wide choice within the offshore bond, all priced daily. Switching is free and was done correctly in each of eight tests. Two property funds stopped dealing for five months; holders were told promptly, and treated alike, and both have opened again. Discretionary managers may be appointed above £100,000. We would like to see fewer old funds with high charges left open to new money.',
        ['Fund list in force on the day of the review', 'Eight switches, followed'],
      ],
      fair_value_and_target_market: [
        3,
        'Annuities are shown to be fair value by a method that we would have used ourselves. Bonds are passed together, old and new, although what people pay differs by more than double. When we asked how that could be, we were told that the older kind was fair by the standards of its time. A test of value that looks backward cannot fail, and so is not a test. The target market is well described.',
        ['Published value assessment', 'Our letter of April and the reply'],
      ],
    },
    tiers: [
      [0, 100_000, 0.45],
      [100_000, null, 0.4],
    ],
    strengths: [
      'The contracts are excellent and the annuities have never been a day late in our time. Solvency is comfortable. Experienced people, where one can reach them, know the answer to questions that would defeat most helpdesks. For an income that must be certain, or a gift that must be made by degrees, the range is the fullest that we know.',
      ['Annuities paid on time, always', 'Complete range for giving and for income', 'Comfortable solvency'],
    ],
    concerns: [
      'Service has slipped for two years running, on numbers that the company itself gave us, and the reason offered lies in the future. Holders of older bonds go on paying more than twice what newcomers do. The group may lose interest. And all records are to move next summer: with the promised parallel run we should be content, without it we should not.',
      [
        'Slower answers, second year running',
        'Older bonds dear, no better terms offered',
        'Change of system next summer',
      ],
    ],
    conclusion:
      'Approved with conditions, down from approved. We ask for two things: letters answered within eight working days for half a year, and an offer of the newer terms to people who hold older bonds. Annuities are not touched by either, and we go on placing them here. New bonds are placed only where no other company has what the client needs. We meet the company again in February, and shall ask above all about the parallel run.',
  },
  first: {
    verdict: 'approved',
    sections: {
      ownership_and_financial_strength: [
        4,
        'Part of a large insurance group abroad, for eleven years now. Solvency is 170 per cent. The group has put money in twice and taken dividends out with moderation, and it guarantees the annuity business in writing up to a stated sum. The rating is BBB+ and steady. A subsidiary is never quite master of its own fate; against that, this one earns its keep and is run by people who have been here since before it was bought.',
        ['Solvency report', 'Text of the group’s guarantee', 'Rating report'],
      ],
      proposition: [
        5,
        'Here is the widest set of annuities that we know: level or rising, for one life or two, guaranteed for up to thirty years, underwritten on health, and payable on any day. Bonds, onshore and offshore, are cut into as many as a thousand segments and may be given away piece by piece. Trusts are well drafted. For clients who need an income that is certain, or who plan to give over twenty years, we seldom need to look further.',
        ['Product documents in force on the day of the review', 'Specimen trust deeds'],
      ],
      charges: [
        3,
        'Annuity rates are good, in the first three in thirty of forty quotes. Bonds now on sale have come down to 0.2 per cent a year beside the funds; those sold before stay at 0.45, for the same work. We understand why a company does this, and do not like it. Switches are free. A charge for leaving in the first five years applies to onshore bonds only, and is set out on the first page.',
        ['Charge sheets of current and earlier bonds', 'Forty annuity quotes'],
      ],
      service: [
        4,
        'Letters are answered in seven working days and calls in two minutes and a half, by people who have done the work for a long time and need not put one on hold to ask. Surrenders took fourteen working days. Annuities began when promised. We sent a question about part assignments that had defeated two other companies, and had a correct answer by return, in manuscript.',
        ['Twenty test calls', 'Our log of thirty letters', 'Annuity payments of fourteen clients'],
      ],
      technology_and_resilience: [
        3,
        'Bond values are calculated daily and sent to us once a month, always on the promised day. The system behind them is nearly thirty years old; of the few people who know it well, three retire soon. Its replacement is being chosen. Online, clients can view and print their policies and change an address, but cannot give an instruction. There were no outages outside planned maintenance on Sundays.',
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
  },
});
