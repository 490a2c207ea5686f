import type { Letter, Sender } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { Mail, MailAddress } from './mailer.ts';

type Envelope = { sender: Sender; recipient: MailAddress; replyTo?: MailAddress };

/** A letter laid out in both parts, and addressed. */
export function composeMail(letter: Letter, { sender, ...addresses }: Envelope): Mail {
  return {
    kind: letter.kind,
    sender: sender.firmName,
    ...addresses,
    subject: letter.subject,
    text: letterText(letter, sender),
    html: letterHtml(letter, sender),
  };
}
