import type { ReportText } from '../report-text.ts';

export const northmoorLife: ReportText = {
  provider: 'Northmoor Life',
  verdict: 'approved_with_conditions',
  sections: {
    ownership_and_financial_strength: [
      4,
      'The owner is an overseas group for which Northmoor is a twelfth of the whole. Solvency stands at 161 percent, comfortably above what is asked, and the assets behind annuities are held in this country. A new chief executive at the group has spoken of concentrating on fewer markets. Nothing follows from that for certain, but a subsidiary is only as steady as its parent’s attention, and we have taken note. The rating is unchanged at BBB+ with a word of caution added.',
      ['Solvency report', 'Statement of the group’s chief executive', 'Rating report'],
    ],
    proposition: [
      5,
      'Annuities with nearly any shape of payment, underwritten on health and habits; onshore and offshore bonds with up to a thousand segments; four kinds of trust, each with a deed that works. A discounted gift arrangement was added and is priced without greed. For people who need certainty, or who wish to give money away by degrees, there are few with so complete a set. We can find nothing in the range to complain of.',
      ['Product documents in force on the day of the review', 'Specimen trust deeds'],
    ],
    charges: [
      3,
      'Bonds sold until four years ago carry 0.45 percent in addition to the funds, and those sold now 0.2. Holders of the older kind may not move to the newer terms. Annuity rates were among the first three in twenty-eight of forty quotes. We raised the older bonds with the company in the spring and were told that an offer to holders was being drawn up. By the day of this review none had been made.',
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
      'The present system is thirty years old and gives the right answer in its own time. Monthly values of bonds came on the working day that was promised in ten months out of twelve. A new system is to take over next summer after three months in which both run side by side; that parallel run is what gives us confidence in the plan, and we have said so to the company. The site for advisers was open all year.',
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
};
