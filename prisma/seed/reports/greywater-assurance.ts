import { type ProviderReports, reportsOn } from './report-text.ts';

export const greywaterAssurance: ProviderReports = reportsOn('Greywater Assurance', {
  latest: {
    verdict: 'approved',
    sections: {
      ownership_and_financial_strength: [
        5,
        'Greywater is a mutual, founded by railway clerks in 1907 and owned by its members ever since. Its capital is 212 per cent of what is required, the highest on our panel, and it writes no business that depends on markets going up. Reinsurance is spread over five companies, none with more than a third. For cover that may be claimed in forty years, strength of this kind matters more than anything else in this report, and we weigh it so when two quotes are close.',
        ['Solvency report', 'Rating report, AA-', 'List of reinsurers'],
      ],
      proposition: [
        4,
        'Life, critical illness and income cover can be taken together on one form, with trusts built in and explained in ordinary words. Income cover defines incapacity by one’s own occupation for most trades, which is the definition that pays. Children’s cover is included. There is no longer a short-term income plan, withdrawn in the spring, so that people who want two years of benefit at a low price must look elsewhere. Everything else a family is likely to need is here.',
        ['Policy conditions of all current plans', 'Our own comparison of definitions'],
      ],
      charges: [
        4,
        'Premiums are seldom the lowest quote and almost always among the first five: we ran sixty cases, and Greywater stood within six per cent of the cheapest in fifty-one. Guaranteed premiums stayed guaranteed. Reviewable ones, on older whole of life policies, rose by less than the tables would have allowed. There is no policy fee, and commission can be turned into a lower premium to the penny, which is how we take it.',
        ['Sixty quotes, run on two days in August', 'Premium reviews of eleven older policies'],
      ],
      service: [
        4,
        'Three applicants in four had a decision in two days without a doctor’s report; the fourth waited five weeks on average, most of it for the surgery. Claims are handled by one person from start to end. We followed two this year, a death and a long illness, and in both the first payment came within nine working days of the last paper. Ordinary questions are answered in a day. Paper still slows what it touches, which is why the score stops at four.',
        ['Timing of thirty-four applications', 'Two claims followed with the families’ consent'],
      ],
      technology_and_resilience: [
        3,
        'Quiet and dependable, and behind the times. Applications run well online and there was no outage in our hours. Changes to a premium, a direct debit or an address still need a paper form with a signature, though an electronic one would serve the law as well. Policies now show in the portal, but only from a monthly file. A new service for members was promised for last winter and is now promised for next. We have taken a point off until it is here.',
        ['Our log of applications and changes', 'Greywater’s published plan for its systems'],
      ],
      investment_range: [
        4,
        'There is nothing to invest in here, so we score instead the choice of options and riders. Cover may rise with prices or by a fixed share, be raised after a birth or a move without new questions, be split on divorce, and be paid as an income rather than as a sum. Waiver of premium is offered at a fair price. We miss only a joint policy that can become two without a new application, which two competitors now have.',
        ['Schedule of options', 'Our own comparison of riders'],
      ],
      fair_value_and_target_market: [
        5,
        'Greywater pays 98 of every 100 life claims and publishes, case by case and without names, why it did not pay the others. Income claims are paid in 94 of 100. The assessment of value gives the share of premiums that comes back as claims for each plan, which few insurers dare. It names the people for whom its cover is poor value, smokers over sixty among them, and tells them where to look. We found nothing to argue with.',
        ['Published claims figures, with reasons', 'Published value assessment'],
      ],
    },
    strengths: [
      'An insurer is judged on the day of the claim, and on that day Greywater is as good as any we know. It pays, it pays soon, and when it does not pay it says why in public. Capital is far above what is needed, and the owners are the members, so nobody stands to gain from a hard line. Trusts are set up with the application rather than a year later, which has saved several of our families from waiting for probate.',
      ['Pays claims and publishes the figures', 'Very strong capital', 'Trusts as part of the application'],
    ],
    concerns: [
      'Paper forms for ordinary changes are an irritation that becomes a risk when a direct debit is not moved in time and cover lapses. It happened to one client of ours in May, and was put right without fuss. The members’ service is a year late. And with the short income plan gone there is a gap that we now fill with another insurer, case by case.',
      ['Paper form for premium changes', 'Online service a year late', 'Short income plan withdrawn'],
    ],
    conclusion:
      'Approved, without change. Greywater remains our usual choice for family cover and for income protection to retirement age. Its score is the same as last year for the same reasons: excellent where it matters most, ordinary in the machinery. We have told it that another year without the online service would cost it a second point on technology, though not its place on the panel.',
  },
  previous: {
    verdict: 'approved',
    sections: {
      ownership_and_financial_strength: [
        5,
        'A mutual with capital of 207 per cent of what is required. A year of heavier claims, after a hard winter, took a little from its surplus and did not show in the ratio. Reinsurance was renewed with the same five companies on slightly better terms. The members were asked to approve a merger with a smaller society and did; it brings forty thousand policies and no debts. Integration will take two years, and no jobs in claims are to go.',
        ['Solvency report', 'Papers for the members’ vote'],
      ],
      proposition: [
        4,
        'Life, illness and income cover stand on one form with trusts as part of it. A short-term income plan, paying for two years at most, gives people on smaller incomes something that they can afford, and we used it seventeen times. Definitions are among the clearest in print: illnesses are described by what a consultant would write and not by what a lawyer would. Business cover is limited to two lives, which is few.',
        ['Policy conditions of all current plans', 'Our own comparison of definitions'],
      ],
      charges: [
        4,
        'In fifty-five quotes Greywater stood among the first five in forty-eight. It is cheapest for people in their thirties and for trades that others load, and dearest for those over sixty. Premiums on reviewable plans rose by three per cent on average, against six allowed by the tables. Taking commission as a lower premium works to the penny. There is still no discount for a couple who apply together, which two others now give.',
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
      [
        'Pays claims and publishes the figures',
        'Very strong capital',
        'An income plan that people can afford',
      ],
    ],
    concerns: [
      'Every change to a policy needs paper, and paper goes astray. A merger and a new online service in the same two years is a good deal for a society of this size, and if one of them slips we know which it will be. Business cover stops at two lives. None of it touches what the society is for, and so none of it touches the verdict.',
      ['Paper forms for every change', 'Merger and new systems at the same time'],
    ],
    conclusion:
      'Approved, without change, and with a slightly higher score for the breadth of its range. Greywater is our usual choice for family cover and, since the short-term plan, for income cover too. We have asked to see the plan for its online service each quarter. Should the choice ever lie between the service and the claims desk, we hope that it goes on choosing the desk.',
  },
  first: {
    verdict: 'approved',
    sections: {
      ownership_and_financial_strength: [
        5,
        'A mutual since its first day, with capital of 210 per cent of what is required and assets of a very plain kind: government bonds, and good company bonds that run for about as long as its promises. There is no owner to be paid but the members, who receive a bonus on some plans and better terms on the rest. Reinsurers are five and strong. We asked what would have to happen for a claim not to be paid, and the answer took them some time to imagine.',
        ['Solvency report', 'Schedule of assets and promises'],
      ],
      proposition: [
        3,
        'Life and critical illness cover stand on one form; income protection needs a second one with half of the same questions. Trusts are on the form for life cover. Definitions are clear and generous: own occupation for income, and early stages counted for most cancers. There is nothing for those who can only afford a short benefit, and business cover is kept to one life. A range for families, then, with some doors still shut.',
        ['Policy conditions of all current plans', 'Our own comparison of definitions'],
      ],
      charges: [
        4,
        'In fifty quotes it was among the first five in forty-three, and within eight per cent of the lowest in most. It does not buy business with a low first year. Reviewable premiums are looked at every five years by a published method, and we followed six through the arithmetic without finding anything amiss. No fee is added to small policies, where others add two pounds a month to plans that cost ten.',
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
  },
});
