const jointPolicies = {
  '3': `<h2>3. Joint policies</h2>
<p>If you own a policy with somebody else, each of you may see it here. Tell us if you do not want that.</p>`,
  '4': `<h2>3. Joint policies</h2>
<p>If you own a policy with somebody else, each of you sees its whole value. Each of you may ask us to stop this; we will then show the policy to neither until you have both agreed.</p>`,
} as const;

/** The terms of the portal, version by version. Written for the seed; not legal advice for a real firm. */
export function termsHtml(version: keyof typeof jointPolicies): string {
  return `<h2>1. What this service is</h2>
<p>This portal shows you the policies that Arkwright Pell looks after for you, the values that providers send us, and our research on those providers. It does not take dealing instructions, and nothing in it is advice made for you unless your adviser says so in writing.</p>
<p>You may use it if:</p>
<ul>
<li>you are a client of Arkwright Pell Financial Planning and at least eighteen years old;</li>
<li>we have invited you, and you have set a password of your own;</li>
<li>you have accepted these terms in the version that is in force.</li>
</ul>
<h2>2. Where the figures come from</h2>
<p>Values come from your providers. Each value has its date beside it. A value is not a promise of what you would receive if you sold or transferred, and some policies apply a charge when they end.</p>
<p>We show a value as older than usual when:</p>
<ul>
<li>a platform has sent nothing for more than three working days;</li>
<li>an insurer has sent nothing for more than thirty-five days;</li>
<li>a value that we enter by hand is more than four hundred days old.</li>
</ul>
<p>Cover and income have no fund value. They are shown, and left out of every total.</p>
${jointPolicies[version]}
<h2>4. Keeping your account safe</h2>
<p>Keep your password to yourself and set up two-step verification. Tell us at once if you think that somebody else has used your account. We will <strong>never</strong> ask for your password or a code by telephone or email.</p>
<p>After five wrong passwords we lock the account for thirty minutes. You can unlock it sooner with a code from your authenticator app.</p>
<h2>5. What you must not do</h2>
<ol>
<li>Use somebody else’s account, or let somebody else use yours.</li>
<li>Try to reach data that is not shown to you, or put the service under strain on purpose.</li>
<li>Send us instructions to buy, sell or transfer through this portal. Speak to your adviser instead.</li>
</ol>
<h2>6. Messages</h2>
<p>We answer messages within two working days. They become part of your file and we keep them as long as the law asks of us. If something cannot wait, telephone your adviser.</p>
<h2>7. Your information</h2>
<p>We hold what we need to look after you and to meet our duties, and we show you here what we hold. You may ask us to correct it at any time from your account; your record stays as it was until the change has been approved. The privacy notice says how long we keep things and whom we share them with.</p>
<h2>8. When the service is not there</h2>
<p>We aim to have the portal open at all hours, and we close it for maintenance on some Sunday mornings. We do not answer for losses that come from its being closed, from a late value, or from a mistake in data that a provider has sent us, unless the law says that we must.</p>
<h2>9. Changes to these terms</h2>
<p>We will ask you to accept a new version before you next use the portal, and say in one sentence what has changed. If you decline, you cannot use the portal, and everything else that we do for you goes on as before.</p>
<h2>10. Which law applies</h2>
<p>These terms are under the law of England and Wales. If you are unhappy with us, our complaints page says what we will do, by when, and how to reach the ombudsman.</p>`;
}
