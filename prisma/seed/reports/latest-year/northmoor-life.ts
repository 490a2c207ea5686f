import type { ReportText } from '../report-text.ts';

export const northmoorLife: ReportText = {
  provider: 'Northmoor Life',
  verdict: 'watch',
  sections: {
    ownership_and_financial_strength: [
      3,
      'Northmoor is part of an overseas insurance group which in April put the business under review, a phrase that may mean investment, a sale or a run-off. Solvency is adequate at 148 percent, and the guarantees behind its annuities are backed by assets held here and not abroad. What is missing is intent. We asked three times whether the owner means to go on writing new bonds in five years’ time, and were told three times that no decision had been taken.',
      ['Solvency report', 'Three letters to the group and the replies', 'Rating report, BBB+'],
    ],
    proposition: [
      5,
      'The products themselves are as good as they were. Annuities can be bought with almost any shape of income, guarantee and share for a survivor, and are underwritten on health with care. Bonds onshore and offshore come in up to a thousand segments, may be assigned in part, and can be placed in four kinds of trust with documents that solicitors do not complain of. If the company were run as well as its contracts are written, this would be a different report.',
      ['Product documents in force on the day of the review', 'Specimen trust deeds, read by counsel'],
    ],
    charges: [
      3,
      'Older bonds carry a policy charge of 0.45 percent on top of the funds; bonds sold today carry a quarter of a percent less. The newer terms are not offered to those who already hold a bond, and moving means a new contract and sometimes a charge to leave. Annuity rates are competitive, in the first three of the market in most of our quotes. We have asked again that holders be given the newer terms. The answer was that the matter is part of the review.',
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
};
