import type { ReportText } from '../report-text.ts';

export const tamarAndWye: ReportText = {
  provider: 'Tamar & Wye',
  verdict: 'approved',
  sections: {
    ownership_and_financial_strength: [
      4,
      'Nine partners own the whole of the firm and work in it every day, which is the simplest arrangement on this panel. There are no loans. Profit was modest in the year before last, when two people and a new office were paid for at once, and is comfortable again. We wanted to know what happens when a partner leaves: the others buy the share over four years at a price set by the accountants, and this has been done twice without harm.',
      ['Partnership deed', 'Accounts of the last two years'],
    ],
    proposition: [
      4,
      'A client is given one of four portfolios, or above a quarter of a million pounds a portfolio of their own. The four differ in how much they hold in shares and in nothing else, so that moving from one to the next is easy to understand. We read what is sent to a new client before anything is signed. It says how far each portfolio fell in its worst twelve months, on the first page and in ordinary type.',
      ['Papers sent to a new client', 'Factsheets of the four portfolios'],
    ],
    charges: [
      3,
      'The fee is a single percentage, taken quarterly, and covers everything but the cost of what is held. We checked that against five statements and found nothing else taken. Below half a million pounds it is dearer than most of its kind, and the trusts which the managers favour carry charges of their own. We asked whether those could be brought down and were told that the question is put to each trust every year. We will ask to see the answers.',
      ['Fee schedule', 'Five client statements'],
    ],
    service: [
      4,
      'Letters come each quarter from the partner who looks after the money, and the telephone is answered by somebody who knows the account. We rang six times and reached the partner four times, with a call back on the same day for the rest. One transfer in took five weeks because a form lay with the other side and nobody chased it; they told us of it before we asked, and forms are now chased every third day.',
      ['Six test calls', 'Record of one late transfer'],
    ],
    technology_and_resilience: [
      2,
      'Here the firm is behind. Clients have a site that shows a value once a week and cannot be used on a telephone with any pleasure. There is nothing that could send figures to us, and no plan for it when we visited. Behind the scenes matters are better: the custodian keeps the records, copies are held in two places, and a test in which the office was shut for a day was passed without a payment being late.',
      ['Visit to the office', 'Report of the yearly shutdown test'],
    ],
    investment_range: [
      4,
      'Shares and bonds are held directly, with investment trusts where a market is hard to enter and index funds where there is nothing to be gained by choosing. Every holding can be sold inside a week, and the rule has been kept even for the smallest companies. We asked for the three worst purchases of the past five years and were given them, with what had been thought at the time and what has been changed since. Few firms answer that so readily.',
      ['Holdings of twelve accounts', 'Notes on three losses'],
    ],
    fair_value_and_target_market: [
      4,
      'The assessment runs to eleven pages and is meant to be read. It names those for whom the service is not intended: anybody with less than a hundred thousand pounds, anybody who needs the money within five years, and anybody who would be content with an index. The value of the partner’s time is set against its price, and the sums are shown. We found it honest, if a little long, and agree with where it ends.',
      ['Published value assessment', 'Record of enquiries declined'],
    ],
  },
  tiers: [
    [0, 500_000, 0.8],
    [500_000, 1_000_000, 0.65],
    [1_000_000, null, 0.5],
  ],
  strengths: [
    'The people who decide are the people who write and answer, and there is no department between them and a client. What is sent out is plain about losses as well as gains. The partners hold the same portfolios as their clients, on the same terms, and showed us that they do. Nothing owed to anybody, and nothing earned from anybody but clients, makes the accounts of this firm short and reassuring reading.',
    ['Partners invested beside their clients', 'Plain about losses', 'No debt and one source of income'],
  ],
  concerns: [
    'The technology is that of ten years ago, and until values reach us without being typed they will be late and now and then wrong. The firm is small enough that an illness would be felt. Its charges need a client who will make use of what they pay for. We have put the first of these in writing as something that we expect to see begun before our next review.',
    ['Old technology', 'Small enough to feel an absence', 'Charges above the middle'],
  ],
  conclusion:
    'Approved, for clients with a quarter of a million pounds or more who want a person to manage it. Of the managers whom we met in this first year of the panel it was the one whose letters we would have kept. We ask that a client site fit for a telephone be built, and that a way be found of sending us values; neither is a condition, since the money itself is well looked after. We will look at both again next year.',
};
