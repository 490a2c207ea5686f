import { type Article, riskNote } from './article.ts';

export const helpingChildrenBuyAHome: Article = {
  id: 'helping-children-buy-a-home',
  title: 'Helping children to buy a home',
  summary:
    'A gift, a loan, a share or a guarantee: four ways to help, and the conversation to have before any of them.',
  categoryId: 'family',
  authorId: 'marian-kestle',
  daysAgo: 126,
  html: `<p>Roughly half of the first-time buyers whom our clients have for children get help from them. Most of it is given in a hurry, because a house has been found. It is better thought about while there is no house.</p>
<h2>Begin with yourself</h2>
<p>The first question is not how much they need but how much you can spare, for good, in a bad year. We can show you that with your own figures: what happens to your plan if the money goes, markets fall by a quarter, and one of you needs care at eighty-three. If the answer still leaves you comfortable, give with a light heart. If it does not, there are ways to help that cost less.</p>
<h2>1. A gift</h2>
<p>The simplest, and the one that lenders like best. They will ask for a letter in which you say that it is a gift and that you want neither repayment nor a share. Whatever you give counts towards your estate if you die within seven years, with some relief after three, and beyond that is forgotten. Small yearly allowances are free at once, as are regular gifts out of income that you would not have spent.</p>
<p>Say something about their brothers and sisters. A line in your will that brings gifts into account saves more bad feeling than any speech.</p>
<h2>2. A loan</h2>
<p>You keep the right to have it back. Put it in writing, with what happens on a sale, a divorce or your death. The lender must be told, may count the repayments against what your child can borrow, and may say no. A loan stays in your estate. It does offer some protection if the couple parts, provided that it was a real loan and was treated as one.</p>
<h2>3. A share</h2>
<p>You buy part of the house. You also acquire part of its rise in value, and a tax bill on it one day; if you own a home already, the whole purchase may bear the higher rate of stamp duty, and your child may lose the relief for first-time buyers. I have seldom seen this come out ahead of a gift or a loan.</p>
<h2>4. A guarantee, or savings as security</h2>
<p>Some lenders let you leave money with them for some years instead of giving it, or take your income into account without putting you on the deeds. It costs nothing if all goes well. If it does not, you are answerable, so read what you are signing as if it were your own mortgage. In a sense it is.</p>
<h2>Their own efforts</h2>
<p>Anybody between eighteen and forty may open a lifetime ISA, put in up to £4,000 a year and have a quarter added, towards a first home of up to £450,000. A grandparent who gives the £4,000 each April for five years has in effect given £25,000 and some interest. There is a penalty for taking it out for anything else, so it suits those who are sure.</p>
<h2>The conversation</h2>
<ol>
<li>Is this a gift or a loan? Say the word aloud. Half of all family quarrels about money are about that one word.</li>
<li>If you buy with somebody, whose is it if you part? A declaration of trust, made with the purchase, costs a few hundred pounds.</li>
<li>What do you say to the others?</li>
<li>What would you do if you lost your job? Cover for income is cheap at thirty, and nobody ever asks about it.</li>
</ol>
<p>We are glad to have that conversation with all of you in the room, or to talk to your children on their own, at no charge. They are often easier with somebody who is not their mother.</p>
${riskNote}`,
};
