import { describe, expect, test } from 'vitest';
import { codeMails } from './code-mails.ts';
import { composeMail } from './compose-mail.ts';
import type { MailTemplate } from './mail-template.ts';
import {
  codesLockedMail,
  detailsMail,
  lockedMail,
  newDeviceMail,
  passwordChangedMail,
  passwordResetMail,
  recoveryCodesMadeMail,
  recoveryCodeUsedMail,
  twoFactorOffMail,
  twoFactorOnMail,
} from './security-mails.ts';
import { supportReceiptMail, supportRequestMail } from './support-mails.ts';

const at = new Date('2026-07-02T10:00:00.000Z');
const inHalfAnHour = new Date('2026-07-02T10:30:00.000Z');
const about = {
  givenName: 'Margaret',
  portalName: 'Noonmark',
  portalUrl: 'https://portal.example.com',
  url: 'https://portal.example.com/invite/A-CODE_1',
  at,
};
const question = { name: 'Ada Vale', email: 'ada@b.example', reason: 'Something else', isKnown: true };

const letters: MailTemplate[] = [
  codeMails.password_reset(about),
  codeMails.invite(about),
  newDeviceMail(about, 'Web browser'),
  passwordChangedMail(about),
  passwordResetMail(about),
  twoFactorOnMail(about),
  twoFactorOffMail(about),
  detailsMail(about, ['your name', 'your address']),
  lockedMail(about, { lockedUntil: inHalfAnHour, isOnDevice: false }),
  codesLockedMail(about, inHalfAnHour),
  recoveryCodeUsedMail(about, 9),
  recoveryCodesMadeMail(about),
  supportRequestMail(question),
  supportReceiptMail({ supportTime: 'two working days' }),
];

const sender = { firmName: 'Arkwright Pell', portalName: 'Noonmark', isVip: false };
const recipient = { name: 'Margaret Ash', address: 'margaret@b.example' };
const mailOf = (letter: MailTemplate) => composeMail(letter, { sender, recipient });

describe.each(letters.map((letter) => [letter.subject, letter] as const))(
  'the mail "%s"',
  (_subject, letter) => {
    const { text, html, subject } = mailOf(letter);

    test('says the same in both parts', () => {
      const words = (from: string) => from.replaceAll(/\s+/g, ' ');
      const shown = words(html.replaceAll(/<title>.*<\/title>|<[^>]+>/g, ' ').replaceAll('&#39;', "'"));
      for (const sentence of [...letter.paragraphs, ...(letter.notes ?? [])]) {
        expect(words(text)).toContain(words(sentence));
        expect(shown).toContain(words(sentence));
      }
    });

    test('is signed, and warns of anyone who asks for a password', () => {
      for (const part of [text, html]) {
        expect(part).toContain('Arkwright Pell');
        expect(part).toContain('We will never ask for your password');
      }
    });

    test('fetches nothing and runs nothing', () => {
      expect(html).not.toMatch(/<(img|link|script|style|iframe|form)\b|src=|url\(|@import/i);
    });

    test('names no colour for text or ground but those of the button, so that it is read by day and by night', () => {
      const outside = html.replaceAll(/<a [^>]*>/g, '');
      expect(outside).not.toMatch(/background|[^-]color:/);
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
    });

    test('has a subject of one line', () => {
      expect(subject).toMatch(/^[^\p{Cc}]{5,80}$/u);
    });
  },
);

test('a mail to a client greets by the given name, one to a stranger by none', () => {
  expect(mailOf(passwordChangedMail(about)).text).toMatch(/^Hello Margaret,\n/);
  expect(mailOf(supportReceiptMail({ supportTime: 'two working days' })).text).toMatch(/^Hello,\n/);
});

test.each([
  twoFactorOffMail(about),
  detailsMail(about, ['your name']),
  recoveryCodeUsedMail(about, 9),
  recoveryCodesMadeMail(about),
])('SEC-D15: a mail about a sensitive change leads to "This was not me": $subject', (letter) => {
  expect(letter.action).toEqual({
    label: 'This was not me',
    url: 'https://portal.example.com/tabs/account?part=history',
  });
});

test.each([
  ['a changed password', passwordChangedMail(about), '/login/form?step=resetPassword'],
  ['a reset', passwordResetMail(about), '/support'],
  ['a new second factor', twoFactorOnMail(about), '/support'],
])('SEC-D15: a mail about %s leads to where nobody has to be signed in', (_change, letter, path) => {
  expect(letter.action?.url).toBe(`https://portal.example.com${path}`);
});

test('L-10: the receipt says how soon someone answers, and nothing that a stranger typed', () => {
  const { text } = mailOf(supportReceiptMail({ supportTime: 'two working days' }));
  expect(text).toContain(
    'If an account exists with this email address, we will contact you within two working days.',
  );
});

test('times are those of London: in July an hour ahead of UTC', () => {
  const { text } = mailOf(lockedMail(about, { lockedUntil: inHalfAnHour, isOnDevice: false }));
  expect(text).toContain(
    'on 2 July 2026 at 11:00, so we have locked your account until 2 July 2026 at 11:30.',
  );
});

test('SEC-B6: a lock of one device says so, and that others are open', () => {
  const { text } = mailOf(lockedMail(about, { lockedUntil: inHalfAnHour, isOnDevice: true }));
  expect(text).toContain(
    'on one of your devices on 2 July 2026 at 11:00, so we have locked your account on that device until',
  );
  expect(text).toContain('On other devices you can sign in as usual.');
});

test('an address is on its own line in the text, and in the button and beside it in the HTML', () => {
  const { text, html } = mailOf(codeMails.invite(about));
  expect(text.split('\n')).toContain(about.url);
  expect(html.match(/href="https:\/\/portal\.example\.com\/invite\/A-CODE_1"/g)).toHaveLength(2);
});

test('an address in a note can be followed, one that a stranger typed cannot', () => {
  expect(mailOf(passwordChangedMail(about)).html).toContain('<a href="https://portal.example.com/support">');
  const typed = supportRequestMail({ ...question, name: 'https://evil.example' });
  expect(mailOf(typed).html).not.toContain('<a ');
});

test('what people typed is text, never markup', () => {
  const name = `<b onload='x'>&"Ada"`;
  const { text, html } = mailOf(supportRequestMail({ ...question, name }));
  expect(text).toContain(name);
  expect(html).toContain('&lt;b onload=&#39;x&#39;&gt;&amp;&quot;Ada&quot;');
  expect(html).not.toContain('<b ');
});

test('R-14: the button of a VIP client is in the colour of that brand', () => {
  const letter = codeMails.invite(about);
  const vip = composeMail(letter, { sender: { ...sender, isVip: true }, recipient });
  expect(vip.html).toContain('background:#16263d');
  expect(mailOf(letter).html).toContain('background:#066669');
});
