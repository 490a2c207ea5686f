import { type Article, riskNote } from './article.ts';

export const aQuietYear: Article = {
  id: 'why-a-quiet-year-can-be-a-hard-one',
  title: 'Why a quiet year can still be a hard one',
  summary:
    'Headline returns were dull. Beneath them, the gap between the best and the worst sectors was the widest for a decade.',
  categoryId: 'markets',
  authorId: 'tomas-elwin',
  daysAgo: 11,
  html: `<p>Ask people how markets did this year and most will shrug. A broad index ends not far from where it stood, the papers have found other things to write about, and a balanced portfolio has gone up by roughly what a savings account paid. It looks like a year in which nothing happened.</p>
<p>Look one layer down and it was nothing of the kind. The best large sector finished far ahead of the worst. Shares that moved together for years parted company. Bonds spent the spring falling and the autumn winning it back. The calm at the top was the sum of a good deal of noise below.</p>
<h2>What an average hides</h2>
<p>An index is an average weighted by size. When a few very large companies go up and many small ones go down, the two cancel out and the line on the chart is flat. Nobody owns that flat line unless they own the whole index. Anybody who picked one side of it had a very good year or a very bad one, and could easily have thought that they had learned something about their own skill.</p>
<p>This is why we hold several kinds of thing at once, and why we accept that one of them will always look foolish. The part that disappoints this year is paying for the years in which the others will.</p>
<h2>The case for doing little</h2>
<p>Years like this tempt people to act, because small movements make every decision look cheap. It seldom is. Selling what has lagged and buying what has led means paying a charge, perhaps a tax, and the higher price. Studies of real accounts keep finding the same thing: those who trade most end with less than the funds that they traded.</p>
<p>What we did instead was dull on purpose. In April and again in October we brought each portfolio back to its agreed shares, which meant selling a little of what had done well and adding to what had not. It is a rule rather than a view, and it works because it asks nobody to feel brave.</p>
<h2>What to take from it</h2>
<ol>
<li>Judge a portfolio over the years that you have, not over the twelve months that happen to end in December.</li>
<li>Look at the parts now and then, if only to see that one of them is always in trouble.</li>
<li>Keep what you will spend in the next two or three years out of the market, and let the rest have its dull years in peace.</li>
</ol>
<p>If a quiet year left you uneasy, that is worth telling us too. It may mean that the level of risk we agreed is no longer the one that lets you sleep.</p>
${riskNote}`,
};
