import { type ProviderReports, reportsOn } from './report-text.ts';

export const tamarAndWye: ProviderReports = reportsOn('Tamar & Wye', {
  latest: {
    verdict: 'approved',
    sections: {
      ownership_and_financial_strength: [
        4,
        'Tamar & Wye is a partnership of eleven without debt. Fees that recur cover its costs one and a half times over, and the partners leave a fifth of each year’s profit in the business. It is small: some three billion pounds, a third of it for charities. Assets are held by a large custodian in the client’s own name, so the manager’s size is a question of continuity rather than of safety. Two partners will retire within five years, and who follows them has been written down and shown to us.',
        ['Accounts of the last three years', 'Custody agreement', 'Plan of succession, read at their office'],
      ],
      proposition: [
        4,
        'There are five portfolios, from cautious to adventurous, each with a stated range of shares and a stated worst year, and a bespoke service above £250,000. We asked for the returns of every account in each model and not only of the model: the spread was under one per cent, so clients do get what is described. Income can be set as a natural yield or a fixed sum. There is no ethical version yet, and we have been told plainly that there will not be one soon.',
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
  },
  previous: {
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
        'The first band of the fee has come down by a twentieth of one per cent, which puts the firm nearer to its peers without bringing it level. We had asked what the trusts in the portfolios cost, and were shown letters to fourteen of them; four have lowered their charges since. On three accounts that we worked through in full the total was what had been forecast to the client, within a few pounds. There are still no charges for dealing, leaving or asking questions.',
        ['Letters to fourteen trusts', 'Full cost of three accounts'],
      ],
      service: [
        5,
        'Transfers are now chased as was promised, and the slowest of the year took fifteen working days. Seven test calls out of eight were taken by the partner concerned. We were allowed to sit in on a review with a client of ours, with her leave: an hour, of which forty minutes were spent on what she wanted to do and ten on markets. Complaints numbered two, both about a letter that went to an old address, and both were answered within the week.',
        ['Log of transfers', 'Eight test calls', 'A review meeting, attended'],
      ],
      technology_and_resilience: [
        2,
        'A new client site was opened in May. It can be read on a telephone and shows a value for each day, though one must still ring to change an address. Sending values to us has been talked about with two suppliers and ordered from neither, so we go on typing them in. An attempt at fraud by email was stopped by a clerk who rang the client to check; the rule that made her do so is older than the fraud.',
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
      'Most of what was asked for last year was done, in the order in which it mattered to clients. The partners go on saying what they got wrong before anybody finds it, and the review that we sat in on was a conversation rather than a performance. Growth has not thinned the service: each partner looks after some seventy households, as before, and has told us at what number they would close the door to new ones.',
      [
        'Did most of what was asked',
        'Conversations, not performances',
        'A limit to households for each partner',
      ],
    ],
    concerns: [
      'Values still do not come to us by themselves, which in this of all years is a poor showing. Two of the senior partners are past sixty and nothing has been put on paper about who follows them; we were promised a plan, and will read it. The fee is lower than it was and not yet low. None of it touches the safety of the money, which lies with a custodian many times their size.',
      ['No feed of values', 'No written succession', 'Fee still above the middle'],
    ],
    conclusion:
      'Approved again, and a little more warmly than before. Service has become the best of any manager whom we use, and the new site makes the firm easier to live with from day to day. We ask for two things by the next review: a signed contract for sending values, and a plan on paper for the retirement of the senior partners. With those in hand there would be little left to say against it beyond its price.',
  },
  first: {
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
  },
});
