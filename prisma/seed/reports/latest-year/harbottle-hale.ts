import type { ReportText } from '../report-text.ts';

export const harbottleHale: ReportText = {
  provider: 'Harbottle Hale International',
  verdict: 'removed',
  sections: {
    ownership_and_financial_strength: [
      2,
      'The company was sold for the second time in four years, on this occasion to a fund that borrowed most of the price and secured the loan on the business. The rating was cut to BB in the spring. Policyholders’ assets are kept apart by local law, and the local scheme pays up to ninety percent if that fails, but a company that must send its profit to a lender has little left to spend on those whom it already has. Capital is above the local minimum by a narrow margin.',
      ['Prospectus of the loan', 'Rating report, BB', 'Local solvency return'],
    ],
    proposition: [
      3,
      'Bonds may be held in nine currencies, with payments in and out in any of them, and that remains useful to the few of our clients who live in two countries. For anybody else it offers what others offer. The regular savings plan, which carries the highest charges of all, is still sold abroad although it was withdrawn here. Segments, assignments and trusts work as they should, on paper and after some weeks.',
      ['Product documents in force on the day of the review', 'Our own product matrix'],
    ],
    charges: [
      2,
      'There is a yearly charge, a fee for each deal, a fee for each fund held, and a charge to leave during the first eight years that begins at eight percent. On a bond of £150,000 with six funds this came to 1.9 percent a year before the funds’ own costs, more than twice the middle of its peers. The fee for each fund was new this year and was announced by a notice on the site rather than by a letter.',
      ['Charge sheet and the notice of change', 'Charges recalculated on five client bonds'],
    ],
    service: [
      2,
      'Transfers and surrenders took 47 working days on average, and the longest 93. Two of every five complaints taken to the ombudsman’s counterpart were upheld against the company. Calls are answered quickly, by people who can do nothing but write the question down. Identity papers were asked for again, and then again, in four of our five cases. We saw no sign that the new owner means to change this.',
      ['Ten test calls', 'Five surrenders followed', 'Published complaint decisions'],
    ],
    technology_and_resilience: [
      3,
      'The site works, values are shown and are right, and there was no outage of note. Documents arrive late and in the wrong order: a statement for the first quarter reached clients in July, after the one for the second. Valuations come to us by a monthly file that is usually complete. It is the one part of the company in which the last owner spent money, and it will last for a while without more.',
      ['Our log of valuations received', 'Dates of client statements'],
    ],
    investment_range: [
      4,
      'The list is very wide, and includes every sensible fund that we would want. It also includes funds that we would not let near a client: notes whose issuer is hard to name, funds that may be sold twice a year, and one that had stopped dealing when we looked. The company checks that a fund exists and little more. In the hands of an adviser who chooses with care the range is a strength, which is why the score is what it is.',
      ['Fund list in force on the day of the review', 'Terms of twenty funds chosen by lot'],
    ],
    fair_value_and_target_market: [
      1,
      'We asked for the assessment of value in February, in May and in August. We have not had it, and believe that it does not exist for the older bonds. The statement of target market is a page that would fit any product of any company. A provider that cannot say why its product is worth its price, to people who have asked politely three times, has told us what we needed to know.',
      ['Our letters of February, May and August'],
    ],
  },
  tiers: [
    [0, 250_000, 0.95],
    [250_000, null, 0.7],
  ],
  strengths: [
    'Several currencies in one policy is a real convenience for people who earn in one and spend in another, and we know of only two other companies that do it as neatly. Values are accurate and the site is open when one needs it. Assets are kept apart from the company’s own under local law. These are reasons not to panic; they are not reasons to stay.',
    ['Several currencies in one policy', 'Accurate values', 'Assets kept apart by law'],
  ],
  concerns: [
    'The owner borrows against the business, the charges have gone up without a letter, and leaving costs money for eight years. Getting out takes a quarter of a year. There is no assessment of value to be had. Any two of these would have kept it on watch. The compensation scheme here does not cover it, and the local one stops at ninety percent.',
    [
      'Charge to leave, for up to eight years',
      'No value assessment to be had',
      'Owner that borrows against the business',
      'New fee announced without a letter',
    ],
  ],
  conclusion:
    'Removed, after a year on watch. None of what we asked for last October was done. We place nothing new here, and have written to each client who holds a policy about what leaving would cost today, when it stops costing anything, and what tax it might bring. For some the right answer is to wait for a year or two; we have given each of them the date. The panel will not look at Harbottle Hale again unless its owner changes.',
};
