import { type Article, riskNote } from './article.ts';

export const coverForYourIncome: Article = {
  id: 'the-cover-that-people-skip',
  title: 'The cover that people skip',
  summary:
    'We insure telephones and dogs. Income, which pays for both, is usually left out. A short guide to what to look for.',
  categoryId: 'protection',
  authorId: 'anneka-thrale',
  daysAgo: 158,
  html: `<p>Imagine a machine in the cellar that printed £3,000 a month. You would insure it, and you would read the small print. Most people under sixty have such a machine. It is themselves, and it is seldom insured.</p>
<p>Income protection pays a monthly sum if you cannot work because of illness or an accident, until you are well, or the policy ends, or you retire. It is the cover for which the case is strongest, and of the main kinds it is the one that is bought least, perhaps because it asks one to imagine being ill for a long time rather than dead.</p>
<h2>What you have already</h2>
<p>Ask your employer two things: how long sick pay lasts, and whether there is a group scheme after that. Statutory sick pay is a little over a hundred pounds a week and stops after twenty-eight weeks. If you work for yourself you do not have even that. Then look at what you must pay each month, and how long savings would do it.</p>
<h2>Four things that matter</h2>
<dl>
<dt>The definition</dt>
<dd>“Own occupation” means that you are paid if you cannot do <em>your</em> work. “Any occupation” means that a surgeon with a tremor may be told that he could sell tickets. Take the first, or do not bother.</dd>
<dt>The wait</dt>
<dd>How long before it begins to pay: four weeks, thirteen, twenty-six, a year. Match it to your sick pay and savings. A longer wait makes it much cheaper; going from four weeks to twenty-six often halves the premium.</dd>
<dt>The term</dt>
<dd>To the age at which you would stop work. Policies that pay for two years at most cost far less, and are a good deal better than nothing, but the claims that ruin people are the long ones.</dd>
<dt>The premium</dt>
<dd>Guaranteed, or reviewable, or rising with age. Guaranteed costs more today and can be planned for.</dd>
</dl>
<h2>How much</h2>
<p>Insurers will cover about sixty per cent of earnings. The benefit of a policy that you pay for yourself is free of tax, so that sixty of gross is not far from what you take home. Let it rise with prices: twenty years is a long time to be paid in the pounds of today.</p>
<h2>Do they pay?</h2>
<p>Better than their reputation. Insurers publish each year how many income claims they paid, and it is most of them by far. Those that fail do so mostly because something was left off the form. Answer every question as if your doctor were reading over your shoulder, because one day somebody will. Back trouble and low spirits are the two that people forget, and also the two most common reasons for a claim.</p>
<h2>When it is not needed</h2>
<ul>
<li>You could stop work tomorrow and live on what you have.</li>
<li>Your employer pays long-term sickness benefit to retirement, and you are sure to stay.</li>
<li>Somebody else’s income would carry the household without strain.</li>
</ul>
<p>If none of these is you, ask us for a figure. For an office worker of thirty-five, cover of £2,000 a month to the age of sixty-seven after a wait of six months comes to about the price of a weekly sandwich. Most people are surprised, and then a little annoyed that nobody had told them.</p>
${riskNote}`,
};
