import type { ReportText } from '../report-text.ts';

export const greywaterAssurance: ReportText = {
  provider: 'Greywater Assurance',
  verdict: 'approved',
  sections: {
    ownership_and_financial_strength: [
      5,
      'A mutual since its first day, with capital of 210 percent of what is required and assets of a very plain kind: government bonds, and good company bonds that run for about as long as its promises. There is no owner to be paid but the members, who receive a bonus on some plans and better terms on the rest. Reinsurers are five and strong. We asked what would have to happen for a claim not to be paid, and the answer took them some time to imagine.',
      ['Solvency report', 'Schedule of assets and promises'],
    ],
    proposition: [
      3,
      'Life and critical illness cover stand on one form; income protection needs a second one with half of the same questions. Trusts are on the form for life cover. Definitions are clear and generous: own occupation for income, and early stages counted for most cancers. There is nothing for those who can only afford a short benefit, and business cover is kept to one life. A range for families, then, with some doors still shut.',
      ['Policy conditions of all current plans', 'Our own comparison of definitions'],
    ],
    charges: [
      4,
      'In fifty quotes it was among the first five in forty-three, and within eight percent of the lowest in most. It does not buy business with a low first year. Reviewable premiums are looked at every five years by a published method, and we followed six through the arithmetic without finding anything amiss. No fee is added to small policies, where others add two pounds a month to plans that cost ten.',
      ['Fifty quotes, run on two days', 'Premium reviews of six older policies'],
    ],
    service: [
      4,
      'Two in three applicants had an answer without a doctor being asked, within four days. Underwriters may be rung up by us and say what they are thinking, which saves weeks. We followed one claim, for income after an accident: the first payment came ten working days after the last paper, and the person who paid it rang every month to ask how things were. Changes of detail go by post and take eight working days.',
      ['Timing of twenty-six applications', 'One claim followed with the client’s consent'],
    ],
    technology_and_resilience: [
      3,
      'One may apply online with a site that forgets what was typed if it is left for ten minutes. Otherwise all is letters and forms. The systems behind are old, and in good order: no outage was reported and we noticed none. A rebuilt application is due within the year. Policies cannot be seen in the portal at all yet; we keep them there by hand, from the documents, and check them yearly.',
      ['Our log of applications', 'Interview with the head of operations'],
    ],
    investment_range: [
      4,
      'There being nothing to invest in, we score options. Cover may be level or fall with a loan or rise with prices. It may be raised without questions after a birth or a larger mortgage, by up to a third. A waiver of premium is offered at cost. Benefits can be paid as a yearly sum to a family that would rather have it so. A joint policy cannot be divided, which matters more often than one would like.',
      ['Schedule of options', 'Our own comparison of riders'],
    ],
    fair_value_and_target_market: [
      5,
      'For each plan the society publishes what was taken in, what was paid out, and what was refused and why. Of life claims it paid 97 in every hundred, and of income claims 92. The three life claims refused are described; in each, a serious illness had been kept back. It lists people to whom its cover is not suited. We went looking for a weakness in the method and found that it had marked itself more harshly than we would.',
      ['Published claims figures, with reasons', 'Published value assessment'],
    ],
  },
  strengths: [
    'It is very strong, it belongs to its members, and it accounts for itself more openly than any insurer that we have read. Underwriters talk to us. A claim is handled by one person who stays with it. Definitions give the benefit of the doubt to the person who is ill. On the things that decide whether cover was worth having, there is little to add.',
    ['Very strong capital', 'Open about claims', 'Generous, clear definitions'],
  ],
  concerns: [
    'Two forms ask the same questions, the online application forgets, and everything after the sale is on paper. The range has gaps, the largest of them for people on small incomes who need some cover and cannot pay for all. We have made both points to the society, and were shown plans for both with dates that seemed reasonable to us.',
    ['Repeated and forgetful forms', 'Nothing for smaller incomes'],
  ],
  conclusion:
    'Approved, and our usual choice for family cover from now on. A client should not have to think about an insurer more than once in ten years, and this is one about which that may safely be said. For income cover on smaller incomes, and for business cover, we go on choosing among others case by case until the range is wider.',
};
