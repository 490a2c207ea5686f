import { type Article, riskNote } from './article.ts';

export const howMuchCash: Article = {
  id: 'how-much-cash-is-enough',
  title: 'How much cash is enough?',
  summary:
    'Too little and you sell at the wrong time. Too much and prices eat it. A way to find your own figure.',
  categoryId: 'retirement',
  authorId: 'idris-callow',
  daysAgo: 312,
  html: `<p>Cash is the only part of a plan about which everybody has a view, and the views are firm. Some clients keep a year’s spending in the bank and cannot sleep; some keep ten and think themselves daring. There is no right number. There is a right way of getting to yours.</p>
<h2>Three pots</h2>
<p>It helps to ask what each pound of cash is <em>for</em>. There are three answers.</p>
<dl>
<dt>Surprises</dt>
<dd>The boiler, the tooth, the job. While you work, three to six months of what you must spend is usual: nearer three with two steady incomes, nearer six with one that is not. In retirement it can be less, since pensions do not lose their jobs.</dd>
<dt>Plans</dt>
<dd>A car next year, a wedding in two, school fees until July. Anything with a date inside three years belongs in cash or in something that is repaid on that date. Markets do not know when the wedding is.</dd>
<dt>Income</dt>
<dd>If you draw on investments, one or two years of what you draw. It means that in a bad year you can spend from here and leave the rest to recover.</dd>
</dl>
<p>Add the three. For most people it comes to less than they hold and more than they would have guessed for the last one.</p>
<h2>What too much costs</h2>
<p>Cash feels as if it stands still. With prices rising at three per cent, £50,000 that earns one per cent buys what £41,000 does after ten years, and nobody sends a statement to say so. Over almost any period of fifteen years shares have done better, and over periods of two it has been close to the toss of a coin. That is really the whole argument: cash for two years, not for fifteen.</p>
<h2>What too little costs</h2>
<p>It costs being made to sell. Someone who draws £20,000 a year from £400,000 and has no cash must sell one twentieth of the pot in a good year, and a fifteenth in one when it has fallen by a quarter. What was sold then does not come back when the market does. A cushion of two years is the cheapest insurance that I know against it.</p>
<h2>Where to keep it</h2>
<ol>
<li><strong>At once:</strong> an easy-access account that pays a fair rate without needing to be watched. Look at it each January all the same.</li>
<li><strong>Within a year:</strong> notice accounts, or a one-year fixed rate. The best pay noticeably more.</li>
<li><strong>In an ISA if the interest is taxed.</strong> A saver on the basic rate may have £1,000 of interest a year without tax, one on the higher rate £500, and one on the highest nothing.</li>
<li><strong>Not all in one place.</strong> The compensation scheme covers each person up to a limit at each institution, and brands that sound different may share one licence. After the sale of a house, or an inheritance, the limit is higher for some months.</li>
</ol>
<h2>A rule for filling it up again</h2>
<p>Each January, if markets have been kind, sell enough to bring the income pot back to two years. If they have not, leave it and look again in a year. Two thin years in a row are rare; three are rarer. Deciding it by rule, in January, in slippers, is far better than deciding it in October with the radio on.</p>
<p>Your adviser can show you your own three pots beside what you hold today. It is a short conversation, and usually ends in one transfer.</p>
${riskNote}`,
};
