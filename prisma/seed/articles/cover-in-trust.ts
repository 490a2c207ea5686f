import { type Article, riskNote } from './article.ts';

export const coverInTrust: Article = {
  id: 'is-your-cover-still-in-trust',
  title: 'Is your cover still written in trust?',
  summary: 'A ten-minute check that can save a family months of waiting.',
  categoryId: 'protection',
  authorId: 'ruth-vasey',
  daysAgo: 25,
  html: `<p>Life cover pays out when somebody dies. What people do not expect is how long it can take. If the policy belongs to the person who has died, the money belongs to the estate, and nobody may touch the estate until the court has said who is in charge of it. That can take months, and the bills do not wait.</p>
<p>A policy written in trust belongs to the trustees instead. They send the insurer a form and the death certificate and are often paid within two weeks. The money does not pass through the will, and as a rule it is not counted for inheritance tax either. Setting it up costs nothing but a form.</p>
<h2>Why it needs looking at again</h2>
<p>Trusts are signed once and forgotten. In the years since, people move, marry, part, have children and lose touch. We find the same four faults again and again:</p>
<ul>
<li><strong>Nobody is left.</strong> Both trustees have died, or the only one was the person insured.</li>
<li><strong>The wrong people are named.</strong> A former husband or wife still stands first, and the second child is not there at all.</li>
<li><strong>The policy was replaced.</strong> The old cover was in trust, the cheaper one that came after it is not.</li>
<li><strong>Nobody knows.</strong> The trustees were never told, or have no idea where the deed is.</li>
</ul>
<h2>The ten minutes</h2>
<ol>
<li>Open each policy here and look under the details for <em>in trust</em>. If it says no, ask us why.</li>
<li>Find the deed. If you cannot, we may hold a copy, and so may the insurer.</li>
<li>Read the names of the trustees. There should be at least two besides you, both alive and both willing, and not all older than you are.</li>
<li>Read who is to benefit. Most deeds let the trustees choose from a wide list, and a short letter of wishes tells them what you would like. You may change that letter whenever you please.</li>
<li>Tell the trustees that they are trustees, and where the papers are.</li>
</ol>
<h2>When a trust is not the answer</h2>
<p>Cover that is tied to a mortgage with a joint policy pays the survivor directly, and often needs no trust. Cover through an employer usually has a trust of its own and asks only for a nomination. And once a policy is in trust you cannot take it back, so if you think that you may need the money yourself, as with critical illness cover, ask before you sign.</p>
<p>If any of the five steps gave you pause, send us a message with the policy’s number. It is one of the few things in our trade that can be put right in an afternoon.</p>
${riskNote}`,
};
