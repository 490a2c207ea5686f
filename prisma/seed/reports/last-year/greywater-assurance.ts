import type { ReportText } from '../report-text.ts';

export const greywaterAssurance: ReportText = {
  provider: 'Greywater Assurance',
  verdict: 'approved',
  sections: {
    ownership_and_financial_strength: [
      5,
      'A mutual with capital of 207 percent of what is required. A year of heavier claims, after a hard winter, took a little from its surplus and did not show in the ratio. Reinsurance was renewed with the same five companies on slightly better terms. The members were asked to approve a merger with a smaller society and did; it brings forty thousand policies and no debts. Integration will take two years, and no jobs in claims are to go.',
      ['Solvency report', 'Papers for the members’ vote'],
    ],
    proposition: [
      4,
      'Life, illness and income cover stand on one form with trusts as part of it. A short-term income plan, paying for two years at most, gives people on smaller incomes something that they can afford, and we used it seventeen times. Definitions are among the clearest in print: illnesses are described by what a consultant would write and not by what a lawyer would. Business cover is limited to two lives, which is few.',
      ['Policy conditions of all current plans', 'Our own comparison of definitions'],
    ],
    charges: [
      4,
      'In fifty-five quotes Greywater stood among the first five in forty-eight. It is cheapest for people in their thirties and for trades that others load, and dearest for those over sixty. Premiums on reviewable plans rose by three percent on average, against six allowed by the tables. Taking commission as a lower premium works to the penny. There is still no discount for a couple who apply together, which two others now give.',
      ['Fifty-five quotes, run on two days', 'Premium reviews of nine older policies'],
    ],
    service: [
      4,
      'Seven applicants in ten had an answer without a doctor’s report, in three days. The rest waited six weeks, chiefly for surgeries. Claims staff give their names and keep the case. We followed one death claim and one for cancer, both paid within eleven working days of the last paper, and in both the family told us that they had been spoken to like people. Changes to an existing policy are slow, because they travel by post.',
      ['Timing of thirty applications', 'Two claims followed with the families’ consent'],
    ],
    technology_and_resilience: [
      3,
      'Online application was rebuilt and is now as good as any; we had one hour’s interruption all year. Service of policies once they are sold belongs to another age: signed forms for an address, for a bank account, for a change of premium. An online service for members is to open next winter. We think the date optimistic, given the merger, and have scored what is there rather than what is planned.',
      ['Our log of applications and changes', 'Plan for the members’ service'],
    ],
    investment_range: [
      4,
      'Scored here on options and riders, since there is nothing to invest in. Cover may be level, fall with a mortgage, or rise with prices. It can be increased after a birth, a marriage or a larger loan without health questions, up to half as much again. Waiver of premium is well priced. A rider for fractures was added that we think nobody needs. Splitting a joint policy requires a new application.',
      ['Schedule of options', 'Our own comparison of riders'],
    ],
    fair_value_and_target_market: [
      5,
      'Of every hundred life claims 98 were paid, and the two that were not are described, without names, in a report that anybody may read. For income cover the figure is 93. The share of premiums that comes back as claims is printed for each plan. The target market says in so many words that older smokers will do better with two named competitors. Candour of this order is so rare that we cannot mark it at less than five.',
      ['Published claims figures, with reasons', 'Published value assessment'],
    ],
  },
  strengths: [
    'It pays, and it tells the world when it does not and why. There is no shareholder behind the claims desk, and capital is twice what is needed after a winter in which claims were heavy. Trusts are completed with the application, so that families are not left waiting for probate. The short-term income plan has let us protect people whom the full version priced out.',
    ['Pays claims and publishes the figures', 'Very strong capital', 'An income plan that people can afford'],
  ],
  concerns: [
    'Every change to a policy needs paper, and paper goes astray. A merger and a new online service in the same two years is a good deal for a society of this size, and if one of them slips we know which it will be. Business cover stops at two lives. None of it touches what the society is for, and so none of it touches the verdict.',
    ['Paper forms for every change', 'Merger and new systems at the same time'],
  ],
  conclusion:
    'Approved, without change, and with a slightly higher score for the breadth of its range. Greywater is our usual choice for family cover and, since the short-term plan, for income cover too. We have asked to see the plan for its online service each quarter. Should the choice ever lie between the service and the claims desk, we hope that it goes on choosing the desk.',
};
