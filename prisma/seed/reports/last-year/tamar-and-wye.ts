import type { ReportText } from '../report-text.ts';

export const tamarAndWye: ReportText = {
  provider: 'Tamar & Wye',
  verdict: 'approved',
  sections: {
    ownership_and_financial_strength: [
      4,
      'Two people became partners during the year, one from within and one from a larger house, which makes eleven. Both bought their shares with their own money. What was earned covered what was spent nearly one and a half times, a little better than before, and reserves stand at seven months of costs. Money under management grew by a tenth, most of it from charities that had asked three firms and chosen this one.',
      ['Accounts of the year', 'Register of partners'],
    ],
    proposition: [
      4,
      'A fifth portfolio has been added at the cautious end, for clients who draw an income and would be kept awake by more. It was tried for a year with the partners’ own money before it was offered. Otherwise the service is as we found it: few choices, each with its worst year stated, and a separate arrangement for larger sums. We compared forty accounts with the portfolio each was meant to follow and found two that lagged, for reasons written down at the time.',
      ['Description of the fifth portfolio', 'Comparison of forty accounts'],
    ],
    charges: [
      3,
      'The first band of the fee has come down by a twentieth of a percent, which puts the firm nearer to its peers without bringing it level. We had asked what the trusts in the portfolios cost, and were shown letters to fourteen of them; four have lowered their charges since. On three accounts that we worked through in full the total was what had been forecast to the client, within a few pounds. There are still no charges for dealing, leaving or asking questions.',
      ['Letters to fourteen trusts', 'Full cost of three accounts'],
    ],
    service: [
      5,
      'Transfers are now chased as was promised, and the slowest of the year took fifteen working days. Seven test calls out of eight were taken by the partner concerned. We were allowed to sit in on a review with a client of ours, with her leave: an hour, of which forty minutes were spent on what she wanted to do and ten on markets. Complaints numbered two, both about a letter that went to an old address, and both were answered within the week.',
      ['Log of transfers', 'Eight test calls', 'A review meeting, attended'],
    ],
    technology_and_resilience: [
      2,
      'A new client site was opened in May. It can be read on a telephone and shows a value for each day, though one must still ring to change an address. Sending values to us has been talked about with two suppliers and ordered from neither, so we go on typing them in. An attempt at fraud by e-mail was stopped by a clerk who rang the client to check; the rule that made her do so is older than the fraud.',
      ['The new client site', 'Report on an attempted fraud'],
    ],
    investment_range: [
      4,
      'What may be held has not changed, and we see no need that it should. The share of investment trusts has been brought down from a third to a quarter, because several had come to move together, and the partners’ minutes show how that was argued over three meetings. Government bonds have been bought again after many years with hardly any. Each of the twenty holdings that we picked at random had its page of reasons, and eighteen of the pages had been looked at within the year.',
      ['Minutes of three meetings', 'Twenty holdings picked at random'],
    ],
    fair_value_and_target_market: [
      4,
      'The sum from which clients are taken has been raised to a quarter of a million pounds, and those below it who were there already have been offered a place elsewhere or may stay at the old fee. All forty-six were written to by name. The assessment says outright that this was done because the service is not worth its price to smaller accounts. It is unusual to be told so, and it is the right conclusion from the figures that are given.',
      ['Published value assessment', 'Letter to forty-six clients'],
    ],
  },
  tiers: [
    [0, 500_000, 0.75],
    [500_000, 1_000_000, 0.6],
    [1_000_000, null, 0.5],
  ],
  strengths: [
    'What was asked for last year was done, in the order in which it mattered to clients. The partners go on saying what they got wrong before anybody finds it, and the review that we sat in on was a conversation rather than a performance. Growth has not thinned the service: each partner looks after some seventy households, as before, and has told us at what number they would close the door to new ones.',
    ['Did what was asked', 'Conversations, not performances', 'A limit to households for each partner'],
  ],
  concerns: [
    'Values still do not come to us by themselves, which in this of all years is a poor showing. Two of the senior partners are past sixty and nothing has been put on paper about who follows them; we were promised a plan, and will read it. The fee is lower than it was and not yet low. None of it touches the safety of the money, which lies with a custodian many times their size.',
    ['No feed of values', 'No written succession', 'Fee still above the middle'],
  ],
  conclusion:
    'Approved again, and a little more warmly than before. Service has become the best of any manager whom we use, and the new site makes the firm easier to live with from day to day. We ask for two things by the next review: a signed contract for sending values, and a plan on paper for the retirement of the senior partners. With those in hand there would be little left to say against it beyond its price.',
};
