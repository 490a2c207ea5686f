import { mailHtml } from './mail-html.ts';
import { closingOf, greetingOf, type MailTemplate, type Sender } from './mail-template.ts';
import type { Mail, MailAddress } from './mailer.ts';

type Envelope = { sender: Sender; recipient: MailAddress; replyTo?: MailAddress };

/** An addressed mail with a plain and an HTML part. */
export function composeMail(template: MailTemplate, { sender, ...addresses }: Envelope): Mail {
  return {
    kind: template.kind,
    sender: sender.firmName,
    ...addresses,
    subject: template.subject,
    text: plainText(template, sender),
    html: mailHtml(template, sender),
  };
}

/** An address is on its own line, so that every mail program turns it into a link. */
function plainText(template: MailTemplate, sender: Sender): string {
  const { paragraphs, action, notes = [] } = template;
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const [signature, warning] = closingOf(sender);
  const sections = [greetingOf(template), ...paragraphs, ...link, ...notes, signature, `--\n${warning}`];
  return `${sections.join('\n\n')}\n`;
}
