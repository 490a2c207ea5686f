import { type Article, riskNote } from './article.ts';

export const powerOfAttorney: Article = {
  id: 'the-form-that-families-forget',
  title: 'Powers of attorney: the form that families forget',
  summary: 'Everybody makes a will. Fewer make the document that matters while they are still alive.',
  categoryId: 'family',
  authorId: 'marian-kestle',
  daysAgo: 46,
  html: `<p>A will says what happens after a death. A lasting power of attorney says who may act for you while you are alive and cannot act for yourself. The second is needed more often than people think, usually without warning, and by then it is too late to make one.</p>
<p>Before I became a planner I spent some years as a solicitor. The saddest files were not about quarrels. They were about husbands who could not pay a care home out of an account in their wife’s name, because the bank had quite rightly stopped it, and who waited most of a year for a court to appoint them.</p>
<h2>There are two of them</h2>
<ul>
<li><strong>Property and financial affairs</strong> covers bank accounts, bills, investments, pensions and the house. You may let it be used as soon as it is registered, which is handy for a long stay abroad or in hospital.</li>
<li><strong>Health and welfare</strong> covers care, treatment and where you live. It only counts when you cannot decide yourself.</li>
</ul>
<p>Scotland and Northern Ireland have documents of their own under other names. What follows is about England and Wales.</p>
<h2>Whom to choose</h2>
<p>Somebody who will do it, who is honest, and who can read a statement. Nearness helps. So does having two people, with a third in reserve, and letting them act together <em>or</em> alone: if they must always act together, one lost telephone can stop everything. You may ask for joint decisions on large matters only, such as selling the house.</p>
<p>Tell them what you would want. Nobody has ever had that conversation too early, and it need not be solemn. How much would you give away? Would you rather stay at home if it cost more? Who should be asked, and who should not?</p>
<h2>Where it touches investments</h2>
<p>One clause is forgotten in more than half of the forms I see. If your money is looked after by a discretionary manager, the document should say that your attorneys may go on with that arrangement. Without the words, some managers will close the account rather than take the risk. It costs nothing to add and a good deal to have left out.</p>
<p>Providers differ in how they register a power. Most now take an access code and do it in a few days; some still ask for a certified copy by post. Send it to each of them while nothing is urgent. We keep a list of which want what, and can do it for you.</p>
<h2>What it takes</h2>
<ol>
<li>Fill in the form, on paper or through the government’s site. You do not need a solicitor, although for a business, a second family or property abroad you should have one.</li>
<li>A certificate provider, who may be a friend of two years’ standing, confirms that you understand it and are under no pressure.</li>
<li>Everybody signs, in the right order. The order is where most forms go wrong.</li>
<li>Register it, for a fee of less than a hundred pounds each. It takes some weeks, so do it now and put it in a drawer.</li>
</ol>
<p>You may change your mind for as long as you are able to. And if you have an old <em>enduring</em> power, made before October 2007, it is still good for money matters; check that the people named in it are the ones whom you would choose today.</p>
${riskNote}`,
};
