import { type ProviderReports, reportsOn } from './report-text.ts';

export const harbottleHale: ProviderReports = reportsOn('Harbottle Hale International', {
  latest: {
    verdict: 'removed',
    sections: {
      ownership_and_financial_strength: [
        2,
        'The company was sold for the second time in four years, on this occasion to a fund that borrowed most of the price and secured the loan on the business. The rating was cut to BB in the spring. Policyholders’ assets are kept apart by local law, and the local scheme pays up to ninety per cent if that fails, but a company that must send its profit to a lender has little left to spend on those whom it already has. Capital is above the local minimum by a narrow margin.',
        ['Prospectus of the loan', 'Rating report, BB', 'Local solvency return'],
      ],
      proposition: [
        3,
        'Bonds may be held in nine currencies, with payments in and out in any of them, and that remains useful to the few of our clients who live in two countries. For anybody else it offers what others offer. The regular savings plan, which carries the highest charges of all, is still sold abroad although it was withdrawn here. Segments, assignments and trusts work as they should, on paper and after some weeks.',
        ['Product documents in force on the day of the review', 'Our own product matrix'],
      ],
      charges: [
        2,
        'There is a yearly charge, a fee for each deal, a fee for each fund held, and a charge to leave during the first eight years that begins at eight per cent. On a bond of £150,000 with six funds this came to 1.9 per cent a year before the funds’ own costs, more than twice the middle of its peers. The fee for each fund was new this year and was announced by a notice on the site rather than by a letter.',
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
      'The owner borrows against the business, the charges have gone up without a letter, and leaving costs money for eight years. Getting out takes a quarter of a year. There is no assessment of value to be had. Any two of these would have kept it on watch. The compensation scheme here does not cover it, and the local one stops at ninety per cent.',
      [
        'Charge to leave, for up to eight years',
        'No value assessment to be had',
        'Owner that borrows against the business',
        'New fee announced without a letter',
      ],
    ],
    conclusion:
      'Removed, after a year on watch. None of what we asked for last October was done. We place nothing new here, and have written to each client who holds a policy about what leaving would cost today, when it stops costing anything, and what tax it might bring. For some the right answer is to wait for a year or two; we have given each of them the date. The panel will not look at Harbottle Hale again unless its owner changes.',
  },
  previous: {
    verdict: 'watch',
    sections: {
      ownership_and_financial_strength: [
        2,
        'The bank that bought the company three years ago has put it up for sale. Four buyers are named in the press, of whom three would pay with borrowed money. Capital is above the local minimum by a fifth. Policyholders’ assets are kept apart by law, and that law has been tested in the courts once and held. But we cannot tell a client who will own this company at the next anniversary of a contract that lasts for life, and neither can the company.',
        ['Statement of the owner', 'Local solvency return', 'Opinion of local counsel'],
      ],
      proposition: [
        3,
        'Nine currencies and a wide choice of assets make the bond useful to people with a life in two countries. Its trusts are sound. The portfolio bond, the one that we used, was closed to new money between February and May without a reason being given, and was opened again as quietly. A regular savings plan with heavy early charges is still sold in some markets; we have never placed one, and never would.',
        ['Product documents in force on the day of the review', 'Notices of closing and reopening'],
      ],
      charges: [
        3,
        'A yearly charge of under one per cent, a fee for each deal and a charge to leave that falls from eight per cent to nothing over eight years. On £150,000 the total came to 1.3 per cent before funds. It is near the top of what offshore bonds cost, and was so when we first used it, for the sake of the currencies. All charges were applied correctly in the five cases that we checked.',
        ['Published charge sheet', 'Charges recalculated on five client bonds'],
      ],
      service: [
        3,
        'Answers by email took nine working days. Surrenders took twenty-six, after identity papers that had been accepted at the start were asked for again. Calls are answered soon enough and by courteous people, who seldom can decide anything. The named manager for our firm left in March and was not replaced until August. One of five complaints was upheld by the local ombudsman’s counterpart, against one of nine a year ago.',
        ['Ten test calls', 'Four surrenders followed', 'Published complaint decisions'],
      ],
      technology_and_resilience: [
        3,
        'Values are on the site each morning and are right. Statements came a month late in two quarters, though complete. A breach of a supplier’s mailbox exposed the names and addresses, and nothing else, of some two hundred clients, none of them ours; they were told within three days and properly. Our monthly file arrived eleven times of twelve. The site itself is the best thing that the present owner has done.',
        ['Our log of valuations received', 'The company’s report on the breach'],
      ],
      investment_range: [
        4,
        'Nearly any fund with a price may be held, in nine currencies, and discretionary managers from four countries. The check on what is held is light: the company looks for a price and a custodian, and no further. We found three funds on the list that had not dealt for more than a quarter. With an adviser who chooses carefully the breadth is worth having, and we choose carefully.',
        ['Fund list in force on the day of the review', 'Terms of twenty funds chosen by lot'],
      ],
      fair_value_and_target_market: [
        2,
        'There is an assessment for the bond on sale and none for its forerunners, which is where most of our clients are. The one there is compares charges with a single competitor, chosen, we suspect, with care. The target market is too wide to exclude anybody. We asked for the assessment of the older bonds in June, were promised it for September, and have not seen it.',
        ['Published value assessment', 'Our letter of June and the reply'],
      ],
    },
    tiers: [
      [0, 250_000, 0.95],
      [250_000, null, 0.7],
    ],
    strengths: [
      'Currencies, and the ease of moving between them, are still the reason for which one comes here. Values are daily and right. When data was lost by a supplier the people concerned were told at once, without being asked to read between lines. Assets are kept apart under a law that has stood up in court. It is not nothing, and for a year it will do.',
      ['Nine currencies in one policy', 'Daily values, correct', 'Candid about a breach'],
    ],
    concerns: [
      'An owner that is leaving does not invest. The sale may bring a better one, or one that has borrowed the price. Meanwhile older contracts have no assessment of value at all, the bond was shut for three months without a word, and complaints are upheld twice as often as before. We would not choose it today, and so should not leave it as it stands.',
      [
        'Company up for sale',
        'No assessment for older bonds',
        'More complaints upheld',
        'Closed for three months without a reason',
      ],
    ],
    conclusion:
      'Watch, down from approved with conditions. There is to be no new money until we know who the owner will be and have read an assessment of value for the older bonds. Policies that are held stay where they are: to leave today would cost most clients more than to wait, and some would owe tax as well. We will decide within a year, one way or the other, and a provider does not stay on watch with us for two.',
  },
  first: {
    verdict: 'approved_with_conditions',
    sections: {
      ownership_and_financial_strength: [
        3,
        'A bank bought the company two years ago from the family that had founded it. The bank is strong; what it wants with a life company is less clear, since its own branches do not sell the policies. Capital is a quarter above the local minimum. Policyholders’ assets are kept apart by law. Several of the people whom we knew left after the sale, and the head office has moved to another island. We have nothing against the owner, and would like to hear its plan.',
        ['Accounts of the company and of its owner', 'Local solvency return'],
      ],
      proposition: [
        4,
        'A portfolio bond in nine currencies, which accepts almost any asset with a price and pays in or out in the currency of one’s choice. For people who work abroad, or who own homes in two countries, there are few as convenient. Trusts and assignments are handled with practice. The regular savings plan has such heavy early charges that we ignore it, and urge others to do so too; it does not count in this score.',
        ['Product documents in force on the day of the review', 'Our own product matrix'],
      ],
      charges: [
        3,
        'Charges are high and clear: a yearly one, a fee for each deal, and one for leaving that runs down over eight years. On £150,000 with a handful of funds it comes to 1.25 per cent in all before the funds’ own costs. The middle of the market for such bonds is near one per cent. A discount for sums above £250,000 brings it close to that. What we checked had been charged correctly, in pounds and in two other currencies.',
        ['Published charge sheet', 'Charges recalculated on four client bonds'],
      ],
      service: [
        3,
        'Letters took eight working days after the move of office and four before it. The telephone is answered quickly, at hours that suit this country. Surrenders took seventeen working days. Papers to prove identity are asked for with zeal, which is right, and not always kept, which is not. One of nine complaints was upheld, about the middle for its kind. A named manager looks after our firm, and does so well.',
        ['Ten test calls', 'Three surrenders followed', 'Published complaint decisions'],
      ],
      technology_and_resilience: [
        3,
        'A new site was opened in the spring with daily values in any of the nine currencies, and it is good. The monthly file to us came twelve times of twelve. Documents are produced by the former office, under contract, and lag behind by a few weeks. There was an outage of two days during the move, over a weekend, with notice. Sign-in asks for a second step, which at this company’s age is to its credit.',
        ['Our log of valuations received', 'Notice of the move'],
      ],
      investment_range: [
        3,
        'Several thousand funds, in nine currencies, and managers in four countries. The gate is a wide one: any asset with a price and a custodian may come in. We took twenty at random and found two that we should not have let through, one that sells its units once a quarter and one whose issuer we could not identify. In careful hands it is a useful range. The company says that care is the adviser’s task, and we think that it is also its own.',
        ['Fund list in force on the day of the review', 'Terms of twenty funds chosen by lot'],
      ],
      fair_value_and_target_market: [
        3,
        'An assessment was made of the bond on sale, and is fair in what it says. It does not deal with the bonds that went before, on which charges are the same or higher. The target market is drawn broadly, as those who live between countries are a varied crowd. We asked for the older bonds to be assessed as well, and were told that this was intended for the coming year. We have made it a condition.',
        ['Published value assessment', 'Our letter and the reply'],
      ],
    },
    tiers: [
      [0, 250_000, 0.95],
      [250_000, null, 0.7],
    ],
    strengths: [
      'For clients whose lives are lived in more than one currency it does what they need, with a site that shows every value in any of the nine. Trusts are handled by people who have seen many. The file that we depend on arrived each month. Assets are kept apart from the company by a law that is older than the company is.',
      ['Nine currencies in one policy', 'Good new site', 'Dependable monthly file'],
    ],
    concerns: [
      'We do not know what the owner wants with it, and people whom we trusted have gone. Charges are above the middle. The gate through which assets enter is held by nobody. And there is no assessment of value for the bonds that most of our own clients have. Each of these can be mended within a year by a company that wishes to.',
      ['Owner’s plan unknown', 'Charges above the middle', 'Light check on what may be held'],
    ],
    conclusion:
      'Approved with conditions. We ask for an assessment of value for all bonds, old and new, within the year, and for a check on assets that amounts to more than a price and a custodian. Until then we use it only for clients who need more than one currency, and tell each of them about the charge for leaving before they sign and again in writing afterwards.',
  },
});
