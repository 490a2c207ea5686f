import { type Article, riskNote } from './article.ts';

export const pensionsAndInheritanceTax: Article = {
  id: 'pensions-and-inheritance-tax',
  title: 'Pensions and inheritance tax: what changes in April 2027',
  summary:
    'From 6 April 2027 most unused pension funds will count towards your estate. Here is what to look at first, and what to leave alone.',
  categoryId: 'tax-planning',
  authorId: 'ruth-vasey',
  daysAgo: 4,
  html: `<p>For twenty years a pension has been the last thing to spend. It sat outside your estate, so many families drew on everything else first and left the pension to pass on. That order is about to be worth a second look.</p>
<p>From 6 April 2027 most unused pension funds will be counted with the rest of what you leave. If the whole comes to more than your allowances, the part above them may be taxed at 40%. A pension left to a husband, a wife or a civil partner stays free of the tax, and so do most death-in-service payments.</p>
<h2>What to look at first</h2>
<p>Begin with the sum, not with the plan. Add your pensions to your home, savings and investments, and set that beside your allowances. Many couples will find that they are still below the line, and for them nothing needs to change.</p>
<p>Three figures settle most cases:</p>
<ul>
<li>the allowance of each person, and any part that a late husband or wife left unused;</li>
<li>the further allowance for a home that goes to children or grandchildren, which shrinks for the largest estates;</li>
<li>what you are likely to spend yourself, because money that is spent is not taxed twice.</li>
</ul>
<blockquote><p>The worst plan is the one made in a hurry to avoid a tax that you would never have paid.</p></blockquote>
<p>If you are above the line, look at who is named on each pension. A nomination made ten years ago may now send money round a longer and dearer road than you meant. It costs nothing to renew, and the trustees will thank you for a date that is younger than your grandchildren.</p>
<h2>What may be worth doing</h2>
<p>Some people will draw more from the pension in their lifetime and give from it. Regular gifts out of income are free of the tax at once, if they are a habit and leave your way of life as it was. Larger gifts fall out of account after seven years. Others will use part of the pension to pay for cover written in trust, so that the tax, if it comes, is met by somebody else.</p>
<p>None of these is right for everybody. Drawing more than you need may push you into a higher band of income tax, and a gift is gone once it is given.</p>
<h2>What to leave alone</h2>
<p>Do not empty a pension to escape a tax that may never fall due. What you take out is taxed as income at once, and then sits in your estate all the same. Nor should you stop paying in: the relief on the way in, and an employer’s share, still outweigh most of what may be lost later.</p>
<p>We will go through your own figures at the next yearly review. If you would like to do so sooner, send a message, and bring the last statement of any pension that we do not look after.</p>
${riskNote}`,
};
