import { type Article, riskNote } from './article.ts';

export const whenMarketsFall: Article = {
  id: 'a-note-to-read-when-markets-fall',
  title: 'A note to read when markets fall',
  summary: 'Written on a quiet day, to be opened on a bad one.',
  categoryId: 'markets',
  authorId: 'tomas-elwin',
  daysAgo: 231,
  html: `<p>If you are reading this in the ordinary way, nothing much is happening. Please put it aside. It is meant for a morning on which the news is red, a number in this portal is smaller than it was last week, and somebody at work has sold everything and feels wonderful.</p>
<h2>First, what has probably happened</h2>
<p>Shares have fallen by a tenth, or a fifth, or more. That is not strange. Over the last hundred years they have fallen by a tenth from a peak in most years, by a fifth about once in five or six, and by two fifths or worse a handful of times. Each fall had a reason that was unlike any before it, and each time it was said that this one was different. In that they were all alike.</p>
<p>They have also come back each time. Often it took months, sometimes years, and once or twice most of a decade. Nobody can tell you which kind this is. We cannot, and the man on the television cannot either; he is only sure of when he will be on next.</p>
<h2>Second, what has not happened</h2>
<ul>
<li>You have not lost money that you need this year. We agreed that what you will spend in the next two or three years stays out of shares. Look at the cash and the bonds in your plans: they are what this was for.</li>
<li>The companies have not gone. A share is part of a business, and on most bad days the bakeries bake and the trains run.</li>
<li>Your plan has not been proved wrong. It was drawn with a fall of this kind in it. At your last review we showed you one.</li>
</ul>
<h2>Third, why selling feels right and is not</h2>
<p>To sell and do well you must be right twice, about going and about coming back. The best days for shares come close to the worst ones, often in the same fortnight, and while everybody is still frightened. Someone who was out for the ten best days of the last thirty years ended with about half of what they would have had by doing nothing. They were not fools. They were waiting for it to feel safe, and it felt safe after the price had gone up.</p>
<blockquote><p>The time to decide how much you could bear to lose is when you are not losing it. You did. It is written down.</p></blockquote>
<h2>What we are doing</h2>
<p>If the fall is large enough we bring the portfolios back to their agreed shares, which means selling a little of what has held up and buying some of what has not. It is a rule and asks for no courage, which is as well. If you pay in monthly, leave it running: this month’s money buys more than last month’s did. If you draw an income, we will ring you to talk about which pot it should come from for a while.</p>
<h2>What you might do</h2>
<ol>
<li>Hide the amounts. There is a control at the top of this portal that covers every figure, and it stays on until you turn it off. It was made for days like this.</li>
<li>Go for a walk.</li>
<li>Ring me, if it is three in the morning in your head. You will not be the only one, and I would much rather talk for an hour than hear about it afterwards.</li>
</ol>
<p>And should you find, in the calm that follows, that you disliked it more than you had expected, tell us then. It means that we agreed on a little too much risk. That is easily mended on a good day, at a good price.</p>
${riskNote}`,
};
