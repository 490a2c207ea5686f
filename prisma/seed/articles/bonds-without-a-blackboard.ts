import { type Article, riskNote } from './article.ts';

export const bondsWithoutABlackboard: Article = {
  id: 'bonds-without-a-blackboard',
  title: 'Bonds, explained without a blackboard',
  summary:
    'Why a loan can lose value, what the yield tells you, and what bonds are for now that they pay something again.',
  categoryId: 'markets',
  authorId: 'tomas-elwin',
  daysAgo: 95,
  html: `<p>Nearly everybody who has a balanced portfolio owns bonds, and hardly anybody will say at dinner that they understand them. It is a pity, because there is only one idea in it.</p>
<h2>A bond is a loan that you can sell</h2>
<p>Suppose that you lend the government £100 for ten years and are promised £4 a year and your £100 back. That is a bond. You may wait the ten years, or sell the promise to somebody else on the way.</p>
<p>Now suppose that, a year later, new loans of the same kind pay £5. Nobody will give you £100 for a promise of £4 when they can have one of £5 for the same money. They will give you about £93, because at that price the £4 and the gain at the end come to the same as the new loan pays. Nothing has happened to the government and nothing has happened to your £4. Only the price has changed.</p>
<p>That is the one idea: <strong>when rates go up, the prices of existing bonds go down, and the other way round.</strong></p>
<h2>How far</h2>
<p>It depends on how long the promise has to run. Being stuck with too little for six months does not matter much; for thirty years it does. A rough rule is that for each one per cent that rates move, the price moves by the number of years, in per cent; for long bonds it is rather less, since some of the money comes back on the way.</p>
<table>
<thead><tr><th>Years to run, about</th><th>Rates up 1%</th><th>Rates down 1%</th></tr></thead>
<tbody>
<tr><td>2</td><td>down 2%</td><td>up 2%</td></tr>
<tr><td>8</td><td>down 6%</td><td>up 7%</td></tr>
<tr><td>20</td><td>down 12%</td><td>up 14%</td></tr>
</tbody>
</table>
<p>In 2022 rates rose faster than they had for forty years, and long bonds fell by more than shares do in many a bad year. People who had been told that bonds were the safe part felt cheated. They had been told half of it. Bonds are safe in the sense that the borrower pays. They are not safe in the sense that the price stands still.</p>
<h2>The number to look at</h2>
<p>The yield of a bond, at the price of today, is roughly what you will earn from it each year if you hold it until it is repaid. It is one of the few honest forecasts in finance. When yields were near one per cent it told you to expect little, and that is what people got. At four or five it tells you something better.</p>
<p>Companies pay more than governments, since they may not pay at all. The extra is there to cover the ones that fail. When it looks unusually large, people are afraid; when it looks unusually small, they ought to be.</p>
<h2>What they are for</h2>
<ul>
<li><strong>To pay an income</strong> that was agreed in advance.</li>
<li><strong>To be there</strong> when shares are not. In most recessions, though not in all, rates are cut and bonds rise while shares fall.</li>
<li><strong>To match a date.</strong> If you need £40,000 in four years, a bond that is repaid in four years does not care what happens in between, and nor need you.</li>
</ul>
<p>In your portfolios we hold mostly short and middling ones. They have paid us less for waiting than long ones might have, and let us sleep in 2022. You will find how much of each plan is in bonds under its holdings.</p>
${riskNote}`,
};
