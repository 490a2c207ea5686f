import { type Article, riskNote } from './article.ts';

export const theTaxYearInOneEvening: Article = {
  id: 'the-tax-year-in-one-evening',
  title: 'The tax year in one evening',
  summary: 'Six allowances that vanish each April, in the order in which they are worth looking at.',
  categoryId: 'tax-planning',
  authorId: 'ruth-vasey',
  daysAgo: 268,
  html: `<p>The tax year ends on 5 April for reasons that have to do with a change of calendar in 1752, and every year a good many allowances end with it. You cannot save most of them up. What follows takes an evening, a pot of tea and last year’s return.</p>
<h2>1. The ISA</h2>
<p>Up to £20,000 each may go in, and what is inside is free of tax on income and on gains for good. If you have money elsewhere that is taxed, moving it across a slice a year is the least exciting and most dependable thing that you can do. A couple who have done so since these accounts began have a shelter that no budget has yet touched. Married or not, each of you has your own.</p>
<h2>2. Pension contributions</h2>
<p>Most people may pay in up to £60,000 a year, or what they earn if that is less, and use up what was left of the three years before. Relief is given at your highest rate. It is worth most to people whose income sits in one of the awkward bands: between £100,000 and £125,140, where the personal allowance is taken away, each £100 paid in can cost £40 or less. Parents who have lost child benefit or help with nursery fees should do the sum too.</p>
<p>If you have begun to draw flexibly from a pension, the limit is £10,000. Ask before you pay.</p>
<h2>3. Gains</h2>
<p>The yearly exemption for gains has shrunk to £3,000 each. It is still worth using on things that you hold outside an ISA and a pension and mean to sell one day. Assets may pass between husband and wife or civil partners without tax, so that two exemptions can be used. You may not sell and buy back the same thing within thirty days, but you may buy it inside an ISA the next minute.</p>
<h2>4. Gifts</h2>
<p>Three thousand pounds a year may be given away and forgotten at once, and last year’s if you did not use it. So may £250 to any number of other people, and something more on a wedding. Best of all, and least used, is the exemption for regular gifts out of income. There is no limit; there must be a pattern, and your way of life must not suffer for it. Keep a page on which you write down what came in, what you spent, and what you gave. Your executors will need it.</p>
<h2>5. Giving to charity</h2>
<p>Gift Aid lets the charity reclaim the basic rate, and lets you reclaim the rest. You may count this year’s gift in last year’s return if you send it before filing. It also lowers the income by which allowances are taken away, which is a second prize for the people mentioned above.</p>
<h2>6. The two of you</h2>
<p>Savings interest, dividends and the lower bands of tax are counted person by person. If one of you pays more tax than the other, look at whose name things are in. It takes a form for a savings account and a deed for a house.</p>
<table>
<thead><tr><th>Allowance</th><th>Each person</th><th>Carried forward?</th></tr></thead>
<tbody>
<tr><td>ISA</td><td>£20,000</td><td>No</td></tr>
<tr><td>Pension</td><td>£60,000, or earnings</td><td>Three years</td></tr>
<tr><td>Gains</td><td>£3,000</td><td>No</td></tr>
<tr><td>Gifts</td><td>£3,000</td><td>One year</td></tr>
</tbody>
</table>
<p>One thing not to do: buy something odd in the last week of March because of the tax. Relief makes a poor investment cheaper, and does not make it good. If you would like us to go through your own six, the weeks before the middle of March are best. After that the providers’ telephones are slower than ours.</p>
${riskNote}`,
};
