import { type Article, riskNote } from './article.ts';

export const fillingGapsInTheStatePension: Article = {
  id: 'filling-gaps-in-the-state-pension',
  title: 'Gaps in the state pension, and when to fill them',
  summary:
    'It may be the best-value income you can buy, or money thrown away. A forecast and three questions tell you which.',
  categoryId: 'retirement',
  authorId: 'tomas-elwin',
  daysAgo: 196,
  html: `<p>I look after people with pension pots of some size, and they are apt to leave the state pension out of the conversation. They should not. For a couple with full records it is worth more than £20,000 a year between them, it rises with prices or better, and it goes on for as long as they do. To buy that from an insurer at sixty-six would take well over £400,000.</p>
<h2>How it is counted</h2>
<p>For anybody reaching pension age now, each year in which enough National Insurance was paid or credited adds about a thirty-fifth of the full amount. You need ten years to have anything, and thirty-five for all of it. People who were members of good company schemes before 2016 often need more than thirty-five, because they paid less in those years; do not be put off by a forecast that seems to punish you for it.</p>
<p>Years go missing in ordinary ways: a spell abroad, a sabbatical, low profits in a first year of business, bringing up children when the other parent claimed the benefit.</p>
<h2>Look before you pay</h2>
<ol>
<li>Ask for your forecast on the government’s site. It shows what you would have if you stopped today, the most you can reach, and every year since you were sixteen.</li>
<li>See whether the years that you will still work will do it for you. If you are forty-five and mean to work until sixty, a gap at twenty-three does not matter at all.</li>
<li>See whether you were owed credits. Child benefit, caring for somebody, illness and looking after grandchildren can all give them, some of them years afterwards and free.</li>
</ol>
<h2>What a year costs and brings</h2>
<p>A whole year costs a little under a thousand pounds at the usual rate, and much less for people with small profits from work of their own or with a year that is nearly full. It adds around £350 a year to the pension for life. So the money is back in about three years after pension age, or somewhat longer once income tax is counted, and all that follows is yours.</p>
<table>
<thead><tr><th>If you live to</th><th>Paid for one year</th><th>Received, before tax</th></tr></thead>
<tbody>
<tr><td>70</td><td>about £950</td><td>about £1,400</td></tr>
<tr><td>80</td><td>about £950</td><td>about £4,900</td></tr>
<tr><td>90</td><td>about £950</td><td>about £8,400</td></tr>
</tbody>
</table>
<p>The figures are in the pounds of today and assume a pension from sixty-six. You can usually go back six years, and no further.</p>
<h2>When not to</h2>
<ul>
<li>You will reach the full amount anyway. The money is not returned.</li>
<li>You are seriously ill and have nobody to whom any of it would pass.</li>
<li>The year falls before 2016 and the forecast does not go up. It happens more often than one would think; ring the Future Pension Centre and ask about that year by name.</li>
<li>You may come to need help with rent or council tax that a higher pension would take away.</li>
</ul>
<h2>One more thing</h2>
<p>You may also put off drawing it. Each year of waiting adds a little under six per cent for life, which suits people who are still working at sixty-six and pay tax at forty per cent. It pays best for those who live past their early eighties. Nobody knows whether they will, but it is a cheap form of insurance against having been too healthy.</p>
<p>Bring the forecast to your next review, on paper or on a telephone. It takes ten minutes to read together, and it is the one part of your plan that we cannot look up for you.</p>
${riskNote}`,
};
