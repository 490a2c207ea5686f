/** The firm's own pages. Written for the seed; a real firm brings its own. */
export const contentTexts = [
  {
    id: 'complaints',
    title: 'If you are unhappy with us',
    html: `<p>Tell us in whatever way suits you: a message here, a letter, or a call to any of us. You do not have to use the word complaint.</p>
<h2>What we do</h2>
<ol>
<li>We answer within three working days to say who is looking into it.</li>
<li>Somebody who was not part of the matter looks at what happened.</li>
<li>Within eight weeks you have our final answer in writing, or a letter that says why we need longer.</li>
</ol>
<h2>The ombudsman</h2>
<p>If our answer does not satisfy you, or eight weeks have gone by, you may take the matter to the Financial Ombudsman Service. It is free for you, and you have six months from our final answer to ask.</p>`,
  },
  {
    id: 'compensation',
    title: 'How your money is protected',
    html: `<p>The Financial Services Compensation Scheme steps in when an authorised firm has failed and cannot pay what it owes. What it covers depends on what you hold.</p>
<ul>
<li><strong>Deposits</strong> are covered for each person at each bank or building society, up to the scheme's limit.</li>
<li><strong>Investments</strong> are kept apart from the platform's own money. If they cannot be returned, they are covered up to the scheme's limit.</li>
<li><strong>Life insurance, annuities and income protection</strong> are covered in full where the insurer is authorised here.</li>
</ul>
<p>The scheme does not make good a fall in the market. The page of each provider says which of these applies there.</p>`,
  },
  {
    id: 'privacy',
    title: 'Privacy',
    html: `<p>We hold what you have told us, what your providers tell us, and what we write down when we advise you. We use it to look after you and to meet our legal duties, and for nothing else.</p>
<h2>Who sees it</h2>
<p>Your adviser and the people who help with your case; the providers that you hold policies with; and the regulator, if it asks. We sell nothing to anybody.</p>
<h2>Your rights</h2>
<p>You may see what we hold, have it put right, take a copy elsewhere, or object to how we use it. Some records we must keep for years even if you leave; we will say which.</p>`,
  },
  {
    id: 'cookies',
    title: 'Cookies and what is kept on your device',
    html: `<p>This portal sets no advertising or tracking cookies.</p>
<p>It keeps a few things on your device so that it works: a sign-in token, whether you hide amounts, and a copy of what you last looked at. The token and the copy are encrypted, and all of it is wiped when you sign out.</p>`,
  },
  {
    id: 'accessibility',
    title: 'Accessibility',
    html: `<p>We want everybody to be able to use this portal, with a keyboard, a screen reader, large text or a small screen. We aim for level AA of the Web Content Accessibility Guidelines 2.2.</p>
<p>Charts can be read without sight: each has a sentence that sums it up, values that are spoken as you move along it, and a table behind it.</p>
<p>If something stands in your way, please tell us. We will send what you need in another form and then mend the page.</p>`,
  },
  {
    id: 'risk-warnings',
    title: 'About risk',
    html: `<ul>
<li>The value of investments can go down as well as up, and you may get back less than you put in.</li>
<li>Past performance does not tell you what will happen next.</li>
<li>Tax depends on your own position and can change.</li>
<li>A pension is a long-term plan; you cannot usually take money from it before the minimum pension age.</li>
<li>Cover ends if premiums stop, and has no value when it ends.</li>
</ul>
<p>Nothing in this portal is a recommendation made for you. Speak to your adviser before you act.</p>`,
  },
  {
    id: 'about-vip',
    title: 'Your VIP service',
    isVipOnly: true,
    html: `<p>You have one adviser who knows your whole position, and a small team behind her that knows it too. This is what that gives you, in practice.</p>
<h2>What you have</h2>
<ul>
<li><strong>A direct line.</strong> Your adviser’s own number and mail address, and an answer within one working day. If she is away, somebody who has read your file answers instead.</li>
<li><strong>Two reviews a year.</strong> A full one, and a shorter one in the last quarter of the tax year, so that allowances are used on purpose and not in a hurry.</li>
<li><strong>Your family at the table.</strong> We meet your husband, wife, children or executors whenever you would like us to, at no extra charge.</li>
<li><strong>Your other professionals, joined up.</strong> We speak to your solicitor and your accountant directly, once you have told us that we may.</li>
<li><strong>The research, in full.</strong> You may ask the people who wrote a due diligence report what they meant, and what they left out.</li>
</ul>
<h2>What stays the same</h2>
<p>Every client of the firm gets the same advice from the same people, and the same providers at the same charges. What differs is how often we meet, and how quickly we can be reached. No provider pays to be used for one group of clients rather than another.</p>
<h2>If something is not right</h2>
<p>Say so to your adviser, or to any director of the firm. A service that is described here and that you do not receive is a fault of ours, and we would rather hear about it from you than guess.</p>`,
  },
] as const;
