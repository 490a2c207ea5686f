import { type Article, riskNote } from './article.ts';

export const takingAnIncome: Article = {
  id: 'taking-an-income-without-running-out',
  title: 'Taking an income without running out',
  summary:
    'Four ways to draw on a pension, what each one asks of you, and the two questions that decide between them.',
  categoryId: 'retirement',
  authorId: 'anneka-thrale',
  daysAgo: 18,
  html: `<p>Saving for a pension is simple to describe: put money in, leave it alone. Taking an income is harder, because you do not know how long you will live, what prices will do, or in which order the good and bad years will come. There are four ways to go about it, and most people end with a blend.</p>
<h2>1. Buy the income</h2>
<p>An annuity turns a sum into an income for life. It asks nothing more of you: no charts, no reviews, no bad years. In return you give up the sum, and the choices you make on the first day, such as whether it rises with prices or goes on to your husband or wife, stand for good. It suits the bills that must be paid whatever happens.</p>
<h2>2. Draw the natural income</h2>
<p>Spend the dividends and the interest and leave the holdings alone. Your capital is never sold at a bad moment. But the income is whatever companies choose to pay, it was cut sharply in more than one year that you will remember, and chasing it can lead you to own the wrong things.</p>
<h2>3. Draw a share of the pot</h2>
<p>Take the same percentage each year. You cannot run out, because a share of something is never all of it. What you can do is have a thin year: if the pot falls by a fifth, so does your income. This works well for spending that can bend, such as travel and gifts.</p>
<h2>4. Draw a fixed amount, with rails</h2>
<p>Begin with an amount that rises with prices, and agree in advance what happens when things go wrong. If the pot falls so far that the amount has become more than, say, five and a half per cent of it, you skip the next rise or cut by a tenth. If the pot has done well, you may take a little more. It needs a review each year, and the nerve to keep to the rails that you set.</p>
<h2>The two questions</h2>
<p>First, <strong>how much of your spending could you not do without?</strong> Add up the bills, the food and the council tax, and set them beside the state pension and any income that is already certain. The gap between the two is what an annuity is for. If there is no gap, you need less certainty than you think.</p>
<p>Second, <strong>how would you feel if the pot were a quarter smaller next year?</strong> Not what would you do; that we can plan. If the honest answer is that you would sell, then a way that depends on your sitting still is not yours, however well it does on paper.</p>
<p>A good plan usually covers the first question with something that cannot fail and leaves the rest in the market with rails. The point is not to end with the largest sum. It is to be able to spend without counting.</p>
${riskNote}`,
};
