import { type ProviderReports, reportsOn } from './report-text.ts';

export const brackenfield: ProviderReports = reportsOn('Brackenfield', {
  latest: {
    verdict: 'approved',
    sections: {
      ownership_and_financial_strength: [
        5,
        'Brackenfield is owned by its three founders and a trust that holds shares for its staff; nobody outside can force a sale. It keeps about twice the capital that its regulator asks for, has no debt, and has made a profit in each of the last nine years. We read the accounts and the regulatory return side by side this year and found no difference that was not explained in the notes. Client money and client assets are reconciled daily, and the auditor’s report on them is clean.',
        [
          'Audited accounts of the last nine years',
          'Client assets report of the auditor, without exceptions',
        ],
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
        [
          'Published value assessment',
          'Statement of target market',
          'Our own comparison with four platforms',
        ],
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
  },
  previous: {
    verdict: 'approved',
    sections: {
      ownership_and_financial_strength: [
        5,
        'Founders and an employee trust own all of it, and during the year the trust bought a further four per cent from one founder at a price set by an outside valuer. Capital stands at a little under twice what is asked. Profit was flat, because forty people were taken on ahead of need for the new drawdown service. We would rather see that than the reverse. The client money audit raised one small point of wording, which has been dealt with.',
        ['Audited accounts', 'Valuation for the employee trust'],
      ],
      proposition: [
        4,
        'The four main plans stand under one charge, and family linking now extends to parents as well as to husbands, wives and children. Drawdown can be set up online but each month’s slice of a phased plan still needs its own instruction, which is a nuisance to clients and a source of errors. A way round it is in testing with two firms, of which we are one. Junior plans cannot be opened without paper.',
        ['Product documents in force on the day of the review', 'Trial of the new drawdown instruction'],
      ],
      charges: [
        4,
        'The charge has not changed in three years: tiers from 0.29 per cent downward, nothing to join, nothing to leave. A fee for paper statements was brought in and then dropped before anybody had paid it, after advisers complained, ourselves among them. We recalculated ten accounts and found one overcharged by £3.14, from a family link that was entered a day late. It was refunded with a letter of apology longer than the sum deserved.',
        ['Published charge sheet', 'Charges recalculated on ten client accounts'],
      ],
      service: [
        4,
        'Calls were answered in just under two minutes on average, with a slow patch in the first two weeks of April that everybody shares. Seventeen of twenty answers were right. Transfers out took thirteen working days. What lifts Brackenfield above the middle is what happens when something goes wrong: the person who made the mistake mends it and says so. New staff were evident in the summer, willing and a little lost.',
        ['Twenty test calls', 'Our log of twenty-seven transfers'],
      ],
      technology_and_resilience: [
        5,
        'The site was never away for longer than a quarter of an hour, and valuations came every night of the year without exception, the only provider on the panel of which that is true. A rehearsal of the loss of its main data centre was run in September with an observer from the regulator, and service moved across in nineteen minutes. Signing in was strengthened without making it worse, which is hard to do.',
        ['Our log of valuations received', 'Report of the September rehearsal'],
      ],
      investment_range: [
        4,
        'Some 3,100 funds, all large exchange-traded funds and most investment trusts. The cheapest class of each fund was offered in all but two cases on our list, and those two followed within a month of our pointing them out. Shares listed abroad can be bought in three markets, at a fair cost of exchange. We could build every portfolio that we use here without leaving anything out.',
        ['Fund list in force on the day of the review', 'Check of share classes'],
      ],
      fair_value_and_target_market: [
        4,
        'The assessment compares the whole cost for six kinds of client with that of three rivals, and does not choose the rivals to flatter itself. It finds that clients with less than £50,000 pay more than they need to, and that four in a hundred of its clients are in that position. We think the line is nearer £60,000. Nothing is said yet about what is done for the four, except that they are told.',
        ['Published value assessment', 'Our own comparison with four platforms'],
      ],
    },
    tiers: [
      [0, 250_000, 0.29],
      [250_000, 1_000_000, 0.18],
      [1_000_000, null, 0.08],
    ],
    strengths: [
      'A platform that has not missed a night of valuations in a year, that can lose its data centre and be back in twenty minutes, and whose owners buy shares from one another rather than sell them to strangers. It spends on what is not seen. Mistakes are few and are mended by the person who made them. We find it easy to explain to clients, which is worth something in itself.',
      ['A full year of nightly valuations', 'Patient owners', 'Mistakes mended by whoever made them'],
    ],
    concerns: [
      'Phased drawdown by monthly instruction is the one part of the work that we dread, and two of our clients received a payment late because a form was missed. A cure is being tested. The platform is dear for small sums, as it says itself. And forty new people take time to become good: we should expect a slower year before a better one.',
      ['Phased drawdown needs an instruction each month', 'Dear for small sums'],
    ],
    conclusion:
      'Approved, without change. The score rises a little to 4.2, for a faultless year of technology. It remains our first choice for families with several plans. We will give particular attention next year to drawdown, where we expect the new instruction to remove the form, and to the wait on the telephone in April, which forty more people ought to shorten.',
  },
  first: {
    verdict: 'approved',
    sections: {
      ownership_and_financial_strength: [
        5,
        'Owned by three founders and by a trust on behalf of the staff, which votes its shares separately and has once voted against the founders. Capital is somewhat more than one and a half times what is required. Profits have been made in seven years of seven, and most have stayed in the company. A first offer from a larger group was refused in the winter; we were told of it before we had asked. There is no debt.',
        ['Audited accounts of seven years', 'Deed of the employee trust'],
      ],
      proposition: [
        4,
        'A pension, an ISA, a general account and a bond under one charge, with the accounts of a couple linked so that the tiers count together. Children and parents cannot be linked yet. Income can be taken from any account on any day of the month. Drawdown works, on forms. Nothing here is remarkable by itself; having all of it in one place, and correct, is less common than it ought to be.',
        ['Product documents in force on the day of the review', 'Our own product matrix'],
      ],
      charges: [
        4,
        'One tiered charge, and nothing for joining, leaving, trading funds or drawing an income. At £150,000 it is a little below the middle of the seven platforms that we compared, and at £500,000 the second lowest. At £30,000 it is the second highest. The charge is taken monthly and shown in pounds on each statement, which the rules did not require when they began to do it. All eight accounts that we checked were right.',
        ['Published charge sheet', 'Comparison of seven platforms at five sizes'],
      ],
      service: [
        4,
        'Calls were answered in two minutes and ten seconds on average, and sixteen of twenty answers were right the first time. Transfers out took fifteen working days, transfers in fourteen. There is no menu to fight through before a person speaks. Two bereavement cases were handled with tact. Post is scanned on the day it arrives and answered within a week. Early April was slow, as it was everywhere, and for once somebody had written to warn us.',
        ['Twenty test calls', 'Our log of nineteen transfers'],
      ],
      technology_and_resilience: [
        4,
        'The platform runs on its own software, written by people who still work there, with dealing and custody bought in from outside. Two outages of an hour and one of three were all that we saw. Valuations arrived on all but six nights. A rehearsal of the loss of the data centre took four hours against a target of one, and the company published that figure to its advisers along with what it would do about it.',
        ['Our log of valuations received', 'Note on the rehearsal'],
      ],
      investment_range: [
        4,
        'Around 2,800 funds, all of the larger exchange-traded funds, shares listed here and most investment trusts. The cheapest class of fund is on offer nearly always. Adding a fund at our request took twelve working days. No structured products and no property held directly. We were able to move each of our model portfolios across without changing a holding, and that is the test that matters to clients.',
        ['Fund list in force on the day of the review', 'Model portfolios, matched'],
      ],
      fair_value_and_target_market: [
        4,
        'The assessment is written for a reader rather than for a regulator. It says that people with less than £50,000 can do better elsewhere, and how many of its clients that is. Costs are compared with three rivals chosen for being cheap. What we miss is any word on service: it is assumed to be part of the price and not measured. For families with several plans we think it good value without much doubt.',
        ['Published value assessment', 'Statement of target market'],
      ],
    },
    tiers: [
      [0, 250_000, 0.29],
      [250_000, 1_000_000, 0.18],
      [1_000_000, null, 0.08],
    ],
    strengths: [
      'A sound company, owned by people who work in it, which turned down money because it did not like what came with it. The platform does the ordinary things in one place and gets them right, the charge is one line on a page, and the firm publishes its failures before anybody finds them. We had used it for four years before this review and found nothing in the files that our planners had not already known.',
      ['Owners who work in the business', 'All main plans under one charge', 'Publishes its own failures'],
    ],
    concerns: [
      'Drawdown depends on forms, and forms depend on people not being busy. It is dear for small sums. The recovery rehearsal took four times as long as it should have. These are the faults of a company that grew steadily and is now of a size at which steadiness has to be organised. We have asked for a second rehearsal within the year, and to see the figure.',
      ['Drawdown by form', 'Dear for small sums', 'Slow recovery rehearsal'],
    ],
    conclusion:
      'Approved. Of the seven platforms that we considered for the first panel, Brackenfield gave us the fewest unpleasant surprises, and it becomes our first choice for clients with several kinds of plan. Nobody who is elsewhere needs to move for the sake of this verdict. We expect next year to see a shorter rehearsal and at least a date for drawdown without paper.',
  },
});
