import { type Article, riskNote } from './article.ts';

export const whatOnePercentCosts: Article = {
  id: 'what-one-percent-really-costs',
  title: 'What a charge of one per cent really costs',
  summary:
    'Small yearly charges are easy to nod through. Here is what they come to, and which of them are worth paying.',
  categoryId: 'research',
  authorId: 'idris-callow',
  daysAgo: 32,
  html: `<p>One per cent sounds like the sort of number that one need not think about. A waiter who asked for a tip of one per cent would be laughed at. Yet of all the figures on a statement it is the one that you can be most certain of, and over a working life it decides more than most of the choices that people lie awake over.</p>
<h2>The sum</h2>
<p>Take £100,000 left alone for twenty-five years, in something that grows by six per cent a year before charges. The table shows what is left, and how much of the growth went elsewhere.</p>
<table>
<thead><tr><th>Charges a year</th><th>Value after 25 years</th><th>Given up</th></tr></thead>
<tbody>
<tr><td>None</td><td>£429,000</td><td>–</td></tr>
<tr><td>0.5%</td><td>£381,000</td><td>£48,000</td></tr>
<tr><td>1.0%</td><td>£339,000</td><td>£90,000</td></tr>
<tr><td>1.5%</td><td>£301,000</td><td>£128,000</td></tr>
<tr><td>2.0%</td><td>£267,000</td><td>£162,000</td></tr>
</tbody>
</table>
<p>The reason is that a charge is taken from the whole pot and not from the year’s growth. One per cent of the pot is a sixth of a growth of six per cent; in a year in which the pot grows by two, it is half.</p>
<h2>Three layers</h2>
<p>Most plans carry three charges, and people often know only one of them.</p>
<dl>
<dt>The platform or the policy</dt>
<dd>Keeps the records, holds the assets and pays you. A quarter of one per cent is ordinary for a good platform, less for a large sum. Some older policies take twice that.</dd>
<dt>The funds</dt>
<dd>Anything from under a tenth of one per cent for an index fund to more than one per cent for a manager who picks. What is shown as the ongoing charge leaves out the cost of trading, so look for the total.</dd>
<dt>Advice</dt>
<dd>That is us. Ours is agreed in writing, and you can stop it.</dd>
</dl>
<p>You will find the charges that we know of on the page of each of your policies.</p>
<h2>When a charge is worth it</h2>
<p>Cheapest is not the same as best. A platform that answers the telephone when somebody has died is worth a tenth of one per cent. A manager may be worth a good deal if what he does could not be had from an index, and nothing at all if it could. Advice is worth paying for when it changes what you do: the allowance that was used, the pension that was not cashed in, the fund that was not sold in a bad March.</p>
<p>The test that I use is a plain one. If the charge came as a bill each January instead of being taken quietly, would you pay it? If you would hesitate, ask what it is for. If the answer is long, hesitate some more.</p>
<h2>What to do with this</h2>
<ol>
<li>Add the three layers for each plan. A note of the total in pounds is worth more than any percentage.</li>
<li>Look hardest at what you have held longest. Old plans are where old charges live.</li>
<li>Before you move, ask what leaving costs, and what you would give up: guarantees on older pensions can be worth far more than any charge.</li>
</ol>
<p>We go through the first of these with you at every review. If yours is some months away and a figure bothers you, send a message with the policy’s number and we will do the sum.</p>
${riskNote}`,
};
