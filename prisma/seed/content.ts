import { type Day, dayInMonth } from './days.ts';
import type { SeedRows } from './seed-rows.ts';

/** The firm's own pages. Written for the seed; a real firm brings its own. */
const contentTexts = [
  {
    id: 'complaints',
    title: 'If you are unhappy with us',
    html: `<p>Tell us in whatever way suits you: a message here, a letter, or a call to any of us. You do not have to use the word complaint, and you do not have to put it in writing.</p>
<h2>What we do</h2>
<ol>
<li>Within three working days we write to say that we have it, and who is looking into it. If we can put things right by then we do, and tell you how.</li>
<li>Somebody who was not part of the matter finds out what happened. They may ring you; it helps to hear it from you rather than from a file.</li>
<li>Within eight weeks you have our final answer in writing: what we found, what we will do, and what to do if you do not agree. If we need longer we say why.</li>
</ol>
<p>Where the fault is a provider’s and not ours, we pass your complaint on to them within a day, tell you that we have, and follow it until you have an answer.</p>
<h2>The ombudsman</h2>
<p>If our answer does not satisfy you, or eight weeks have gone by without one, you may take the matter to the <a href="https://www.financial-ombudsman.org.uk/">Financial Ombudsman Service</a>. It is independent, it is free for you, and you do not need anybody to speak for you. You have six months from the date of our final answer to ask.</p>
<p>Going to the ombudsman does not take away your right to go to court.</p>
<h2>What we learn</h2>
<p>Each month the directors read every complaint, without names. Where something of ours led to it, they decide what has to change and who changes it.</p>`,
  },
  {
    id: 'compensation',
    title: 'How your money is protected',
    html: `<p>The <a href="https://www.fscs.org.uk/">Financial Services Compensation Scheme</a> steps in when an authorised firm has failed and cannot pay what it owes. What it covers depends on what you hold.</p>
<table>
<thead><tr><th>What you hold</th><th>What is covered</th></tr></thead>
<tbody>
<tr><td>Deposits</td><td>Up to £120,000 for each person at each institution</td></tr>
<tr><td>Investments on a platform, if they cannot be returned</td><td>Up to £85,000 for each person at each firm</td></tr>
<tr><td>Advice that was wrong, from a firm that has failed</td><td>Up to £85,000</td></tr>
<tr><td>Life cover, annuities and income protection, from an insurer authorised here</td><td>In full</td></tr>
</tbody>
</table>
<h2>Before the scheme is needed</h2>
<p>Investments on a platform are held apart from the platform’s own money, by a separate company and for you. If the platform failed they would be moved to another. That takes time and can be a nuisance, and as a rule nothing is lost, so that the scheme never comes into it.</p>
<p>A large sum from the sale of a home, an inheritance or a divorce is covered for more than the usual limit for some months, in an account with a bank or building society.</p>
<h2>What it does not cover</h2>
<ul>
<li>A fall in the market, or an investment that did badly.</li>
<li>Policies written outside the United Kingdom. A scheme of that place may apply, with limits of its own.</li>
<li>Two brands that share one licence: they count as one.</li>
</ul>
<p>The page of each provider says which of these applies there. If you are not sure whether what you hold adds up to more than a limit, ask us and we will look.</p>`,
  },
  {
    id: 'privacy',
    title: 'Privacy',
    html: `<p>We hold what you have told us, what your providers tell us, and what we write down when we advise you. We use it to look after you and to meet our legal duties, and for nothing else.</p>
<h2>What we hold</h2>
<ul>
<li>Your name, address, date of birth and how to reach you.</li>
<li>What you own, owe, earn and spend, and what you have told us that you want.</li>
<li>Health, where it matters to cover or to an annuity. We ask first, and keep it apart from the rest.</li>
<li>What you do in this portal, so far as we need it to keep your account safe: when you signed in, from which device, and what you changed.</li>
</ul>
<h2>Who sees it</h2>
<p>Your adviser and the people who help with your case; the providers that you hold policies with; companies that run our systems, who may do nothing else with it; and the regulator, the ombudsman or a court, if they ask. We sell nothing to anybody, and we do not let others advertise to you.</p>
<h2>How long</h2>
<p>For as long as you are a client and six years after that. Advice on moving a pension is kept for good, because the rules say so.</p>
<h2>Your rights</h2>
<p>You may see what we hold, have it put right, take a copy elsewhere, or object to how we use it. You may ask us to delete it; some records we must keep even so, and we will say which and why. Write to us here or by post. If you are not content with our answer you may complain to the Information Commissioner.</p>`,
  },
  {
    id: 'cookies',
    title: 'Cookies and what is kept on your device',
    html: `<p>This portal sets no advertising or tracking cookies, and counts nobody’s visits.</p>
<p>It keeps a few things on your device so that it works:</p>
<table>
<thead><tr><th>What</th><th>Why</th><th>Until</th></tr></thead>
<tbody>
<tr><td>A sign-in token</td><td>So that you need not type your password on every page</td><td>You sign out, or it runs out</td></tr>
<tr><td>A key that never leaves the device</td><td>So that a copy of the token is of no use anywhere else</td><td>You sign out</td></tr>
<tr><td>A copy of what you last looked at</td><td>So that pages open at once</td><td>You sign out or close the browser</td></tr>
<tr><td>A name for this device, and a sign that you have signed in on it</td><td>So that we can tell you when somebody signs in on another, and nobody elsewhere can lock you out here</td><td>You clear the browser’s data</td></tr>
<tr><td>Your email address, if you choose to have it remembered</td><td>So that you need not type it again</td><td>You choose otherwise, or clear the browser’s data</td></tr>
<tr><td>Whether amounts are hidden</td><td>So that they stay hidden</td><td>You show them again</td></tr>
</tbody>
</table>
<p>The token, the copy and the address are encrypted. On a computer that is not your own, do not have your address remembered, and sign out when you have finished: only the name of the device and the choice to hide amounts stay behind.</p>`,
  },
  {
    id: 'accessibility',
    title: 'Accessibility',
    html: `<p>We want everybody to be able to use this portal, with a keyboard, a screen reader, large text or a small screen. We aim for level AA of the Web Content Accessibility Guidelines 2.2.</p>
<h2>What you can count on</h2>
<ul>
<li>Everything can be reached and used with the keyboard alone, and you can always see where you are.</li>
<li>Text may be doubled in size, or the window made as narrow as a telephone, and nothing is lost.</li>
<li>Charts can be read without sight: each has a sentence that sums it up, values that are spoken as you move along it, and a table behind it.</li>
<li>Colour is never the only sign of what something means.</li>
<li>If you have asked your device for less movement, nothing moves that need not.</li>
</ul>
<h2>Where we fall short</h2>
<p>Documents that providers send us are theirs, and many of them are pictures of paper. Ask us for any of them in another form, large print, plain text or read aloud on the telephone, and we will make it.</p>
<h2>Telling us</h2>
<p>If something stands in your way, please send a message or ring. We answer within two working days, send what you need in another form at once, and then mend the page.</p>`,
  },
  {
    id: 'risk-warnings',
    title: 'About risk',
    html: `<p>Please read this once in full. It says in one place what the pages of the portal say in small type.</p>
<h2>Investments</h2>
<ul>
<li>Their value can go down as well as up, and you may get back less than you put in.</li>
<li>Past performance does not tell you what will happen next.</li>
<li>Prices abroad move with currencies as well as with markets.</li>
<li>Some funds, property funds above all, may stop dealing for a time, so that you cannot have your money when you want it.</li>
</ul>
<h2>Pensions</h2>
<ul>
<li>A pension is a long-term plan; you cannot usually take money from it before the minimum pension age.</li>
<li>If you draw an income from investments it may run out.</li>
<li>Giving up a guaranteed pension can seldom be undone. You must take advice on it if it is worth more than £30,000.</li>
</ul>
<h2>Cover</h2>
<ul>
<li>It ends if premiums stop, and has no value when it ends.</li>
<li>A claim may be refused if something was left off the form.</li>
</ul>
<h2>Figures in this portal</h2>
<p>Each value has its date beside it, and says where it came from. It is what a provider has told us, not a promise of what you would be paid. Some policies take a charge when they end, and show a lower transfer value beside the first.</p>
<p>Tax depends on your own position and can change. Nothing in this portal is a recommendation made for you. Speak to your adviser before you act.</p>`,
  },
  {
    id: 'about-vip',
    title: 'Your VIP service',
    isVipOnly: true,
    html: `<p>You have one adviser who knows your whole position, and a small team behind her that knows it too. This is what that gives you, in practice.</p>
<h2>What you have</h2>
<ul>
<li><strong>A direct line.</strong> Your adviser’s own number and email address, and an answer within one working day. If she is away, somebody who has read your file answers instead.</li>
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

export function contentRows(today: Day): Pick<SeedRows, 'contentPage'> {
  return {
    contentPage: contentTexts.map((text, position) => ({
      isVipOnly: false,
      ...text,
      position,
      updatedOn: dayInMonth(today, -3 - position, 5),
    })),
  };
}
