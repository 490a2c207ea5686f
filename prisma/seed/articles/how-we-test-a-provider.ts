import { type Article, riskNote } from './article.ts';

export const howWeTestAProvider: Article = {
  id: 'how-we-test-a-provider',
  title: 'Twenty telephone calls: how we test a provider',
  summary: 'What goes into a verdict, who decides it, and what a score of four means and does not mean.',
  categoryId: 'research',
  authorId: 'anneka-thrale',
  daysAgo: 60,
  html: `<p>Each October we publish a report on every provider that our clients’ money is with. People ask how it is made, and some ask whether we do it ourselves. We do. It takes two of us about four months, and a good part of that is spent listening to music on the telephone.</p>
<h2>First, paper</h2>
<p>Every provider gets the same eighty-four questions in May. They are dull on purpose. How much capital do you hold, and how much must you? How many people left your service teams last year? When did you last restore a backup, and how long did it take? Which of your own customers would be better off elsewhere, and how do you tell them?</p>
<p>The answers come back long. We set them beside the accounts, the regulatory return and whatever the company has told its shareholders. Where two of these disagree we ask again, and that is often the most useful hour of the whole review.</p>
<h2>Then, what happened</h2>
<p>After that we look at what we know ourselves. We log every transfer, letter and complaint on behalf of our clients: when it was sent, when it was answered, and whether the answer was right. We recalculate charges on a dozen accounts with each provider, to the penny. We count the nights on which valuations did not arrive.</p>
<p>And we ring up. Twenty calls to each, at odd hours over a month, with questions that real clients have asked. How do I tell you that my mother has died? Can I change the day on which I am paid? What does it cost to leave? We note how long it took, and check the answer afterwards. It is humbling work. One savings society has answered all twenty rightly; nobody else ever has.</p>
<h2>Scores</h2>
<p>Seven areas are scored from one to five:</p>
<ol>
<li>ownership and financial strength</li>
<li>proposition</li>
<li>charges</li>
<li>service, which counts double</li>
<li>technology and resilience</li>
<li>investment range</li>
<li>fair value and target market, which counts double</li>
</ol>
<p>Two of us score apart and then compare. Where we differ by one we talk; where we differ by two we go back to the evidence. The overall score is the plain mean, with nothing added for charm. Three is what one may reasonably expect. Four is good. Five is rare, and so is one.</p>
<h2>The verdict is not the score</h2>
<p>A provider may score well and still be put on watch, if one thing is wrong enough. The verdict answers a different question: should we use them? <strong>Approved</strong> means yes. <strong>Approved with conditions</strong> means yes, and we have written down what must change and by when. <strong>Watch</strong> means no new business while we wait. <strong>Removed</strong> means that we have written to everybody who holds a policy there.</p>
<p>No verdict is an instruction to move. Leaving has costs of its own, in charges and sometimes in tax, and a policy bought from a company that we would not choose today may still be one to keep. If a verdict on something that you hold has gone down, you will hear from your adviser before you read about it here.</p>
<h2>Who pays</h2>
<p>You do, through our fee, and nobody else. Providers do not pay to be reviewed, see nothing before it is published except the facts that they are asked to check, and may not quote us. Two have asked to. We said that they were welcome to quote all ten sections.</p>
${riskNote}`,
};
