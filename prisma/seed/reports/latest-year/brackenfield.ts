import type { ReportText } from '../report-text.ts';

export const brackenfield: ReportText = {
  provider: 'Brackenfield',
  verdict: 'approved',
  sections: {
    ownership_and_financial_strength: [
      5,
      'Brackenfield is owned by its three founders and a trust that holds shares for its staff; nobody outside can force a sale. It keeps about twice the capital that its regulator asks for, has no debt, and has made a profit in each of the last nine years. We read the accounts and the regulatory return side by side this year and found no difference that was not explained in the notes. Client money and client assets are reconciled daily, and the auditor’s report on them is clean.',
      ['Audited accounts of the last nine years', 'Client assets report of the auditor, without exceptions'],
    ],
    proposition: [
      5,
      'Pension, ISA, general account and onshore bond stand under one charge and one login, and a family can be linked so that the tiers count together. What moved the score from four to five is phased drawdown: an instruction given once now crystallises each month’s slice on its own, with the tax code applied properly. Few rivals manage that without a form every time. Junior plans are still opened on paper, which is an oddity in an otherwise complete range.',
      [
        'Product documents in force on the day of the review',
        'Three phased drawdown cases followed for six months',
      ],
    ],
    charges: [
      4,
      'There is one tiered platform charge, taken monthly from cash or, failing that, from the largest holding. Nothing is charged to join, to leave, to trade funds or to take an income. Linked family accounts share the tiers, which is worth real money to couples. We checked the charge on twelve client accounts to the penny and all twelve were right. It is held back from a five by its floor: with less than £60,000 the same service can be had for less elsewhere, and Brackenfield does not pretend otherwise.',
      ['Published charge sheet', 'Charges recalculated on twelve client accounts'],
    ],
    service: [
      5,
      'We rang twenty times in August, at odd hours and with awkward questions. The average wait was 74 seconds and nineteen of the twenty answers were correct; the twentieth was put right by a call back within the hour, before we had asked. Transfers out took eleven working days on average across thirty-one cases, two better than last year. Bereavement cases have a named handler from the first letter. Complaints are few, are answered in under three weeks, and read as if a person wrote them.',
      [
        'Twenty test calls in August',
        'Our log of thirty-one transfers',
        'Complaint figures published to the regulator',
      ],
    ],
    technology_and_resilience: [
      4,
      'No outage lasted longer than forty minutes, and none fell in the last week of the tax year. The blemish is valuations: after a change of file format in March nothing reached us for three months, so that clients saw a gap in their graphs. The data was right inside Brackenfield throughout; it was the delivery that failed. Their report on the episode was candid, named the test that had been left out, and was in our hands nine days after the feed came back. Six clean months should restore the point.',
      ['Our log of valuations received', 'Brackenfield’s incident report of June'],
    ],
    investment_range: [
      4,
      'The list runs to some 3,400 funds, all the large exchange-traded ones, investment trusts and listed shares, and every fund in our model portfolios is there in its cheapest class. New funds that we asked for were added within nine working days. Structured products need a call, and direct property is not held at all, which is a sensible choice for a platform of this kind. The screening tools for advisers are plain; we do that work elsewhere and do not mark it down.',
      ['Fund list in force on the day of the review', 'Four requests to add a fund, timed'],
    ],
    fair_value_and_target_market: [
      4,
      'The value assessment is among the few we would show a client. It sets charges beside three named rivals, says in a table for whom the platform is poor value, and gives the number of clients who fall into that group. We agree with its finding for people with more than £60,000 in two or more plans. It scores four rather than five because the assessment treats families linked and not linked as one group, although the charge they pay can differ by a third.',
      ['Published value assessment', 'Statement of target market', 'Our own comparison with four platforms'],
    ],
  },
  tiers: [
    [0, 250_000, 0.29],
    [250_000, 1_000_000, 0.18],
    [1_000_000, null, 0.08],
  ],
  strengths: [
    'What sets Brackenfield apart is that its good habits are dull ones. Owners who are in no hurry have kept twice the capital needed, spent steadily on the parts that clients never see, and resisted buying growth. The result is a platform on which transfers arrive when promised, questions are answered by somebody who knows, and an income can be set up once and left to run.',
    ['Strong capital and patient owners', 'Quick, accurate transfers', 'Phased drawdown without forms'],
  ],
  concerns: [
    'Three months without valuations is too long, however well it was explained afterwards, and we have asked for a monthly note on the feed until next spring. The charge is dear for people with little, so we do not place a single small ISA here. Brackenfield also depends on one supplier for its dealing, as many do; it has a second under contract, but the switch has not been tried in earnest.',
    [
      'Valuations missing for three months in spring',
      'Dear below £60,000',
      'Second dealing supplier not yet tried',
    ],
  ],
  conclusion:
    'Approved. Brackenfield remains our first choice for clients who hold several kinds of plan and more than £60,000 between them. It moved up on proposition and on service, and down on technology, and the three together take it from 4.2 to 4.4. There is no condition, but there is a promise: we will look again at the record of valuations in six months, and a second gap of that length would cost it more than a point.',
};
