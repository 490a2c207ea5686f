import type { ReportText } from '../report-text.ts';

export const tamarAndWye: ReportText = {
  provider: 'Tamar & Wye',
  verdict: 'approved',
  sections: {
    ownership_and_financial_strength: [
      4,
      'Tamar & Wye is a partnership of eleven without debt. Fees that recur cover its costs one and a half times over, and the partners leave a fifth of each year’s profit in the business. It is small: some three billion pounds, a third of it for charities. Assets are held by a large custodian in the client’s own name, so the manager’s size is a question of continuity rather than of safety. Two partners will retire within five years, and who follows them has been written down and shown to us.',
      ['Accounts of the last three years', 'Custody agreement', 'Plan of succession, read at their office'],
    ],
    proposition: [
      4,
      'There are five portfolios, from cautious to adventurous, each with a stated range of shares and a stated worst year, and a bespoke service above £250,000. We asked for the returns of every account in each model and not only of the model: the spread was under one percent, so clients do get what is described. Income can be set as a natural yield or a fixed sum. There is no ethical version yet, and we have been told plainly that there will not be one soon.',
      ['Factsheets of the five portfolios', 'Returns of all accounts over five years'],
    ],
    charges: [
      3,
      'One yearly fee, which falls with size, covers management, dealing and custody; nothing is added for trading, and no fund pays them anything. That is clean, and we like it. It is not low. At £400,000 a client pays about a sixth more than the middle of the managers we compare with, before the cost of the underlying funds and trusts, which is higher than an index portfolio’s would be. A client ought to want a manager, and not merely a portfolio, to find it worth paying.',
      ['Published fee schedule', 'Total cost on three sample accounts'],
    ],
    service: [
      5,
      'The partner who manages the money writes the quarterly letter and answers the telephone. The letters are the best we read: two pages, one of them about what went wrong. We rang eight times and spoke to the named manager on six. Moves in of three test accounts took twelve working days and lost nothing on the way. When a client of ours was widowed, the manager drove to see her and brought no papers to sign.',
      ['Eight test calls', 'Eight quarterly letters', 'Three transfers in, followed from end to end'],
    ],
    technology_and_resilience: [
      3,
      'Reports are clear and arrive on the day that they are promised. The client site is plain and shows yesterday’s value and the documents, and not much more. There is no feed of values to us yet, so we enter them by hand each quarter and the portal shows them as such. A feed is promised for the spring and the supplier is under contract. Systems are run by the custodian, whose record over the year was without fault.',
      ['Our log of valuations received', 'Contract for the data feed'],
    ],
    investment_range: [
      4,
      'The managers may hold anything that is listed, and do: direct shares, government and company bonds, index funds where they see no reason to pay more, and a good many investment trusts. That last is a bias which we understand and accept, since it has added to returns over ten years and to the bumps along the way. No structured products, nothing unlisted, and nothing that cannot be sold within a week. Each holding has a one-page reason on file; we read twelve.',
      ['List of holdings', 'Twelve notes on why a holding is held'],
    ],
    fair_value_and_target_market: [
      4,
      'The assessment argues its case rather than asserting it. It says for whom an index portfolio would be the better buy, and that it turns small accounts away for that reason; last year it declined forty-one. It counts the time of a manager as part of what is bought and gives the hours. We agree with its conclusion for clients with more than £250,000 who will use the manager’s judgement and his time, and for nobody else.',
      ['Published value assessment', 'Figures on accounts declined'],
    ],
  },
  tiers: [
    [0, 500_000, 0.75],
    [500_000, 1_000_000, 0.6],
    [1_000_000, null, 0.5],
  ],
  strengths: [
    'These are managers who explain themselves, in short sentences and over their own names. Portfolios behaved through two hard years as their descriptions had said that they would, which is rarer than good returns and more useful. Every account in a model gets the model. And a client who rings is put through to the person who decides, because there is nobody else to be put through to.',
    ['Managers who explain themselves', 'One fee for everything', 'Steady through two hard years'],
  ],
  concerns: [
    'Values are typed in by hand until the feed comes, and a quarter is a long time to wait for a figure. The firm rests on a few people; we have seen the plan for their retirement and would like to see it begin. And it is not cheap. None of this surprised us, since Tamar & Wye told us all of it in the first meeting, three years ago.',
    ['No electronic valuations yet', 'Rests on a few people', 'Dearer than the middle of its peers'],
  ],
  conclusion:
    'Approved, for the third year. Of the managers whom we know, this is still the one for clients who want their money looked after by somebody whom they can talk to, for the plainness of its letters and the evenness of its results. Both of the things that we asked for last year are in hand. A feed of values is promised for the spring; until it comes we enter them by hand each quarter and the portal says so. We will look first, next year, at whether it has arrived.',
};
