import { createTransport } from 'nodemailer';
import { type Mail, type MailAddress, type Mailer, MailRefused } from './mailer.ts';

const CONNECT_TIMEOUT_MS = 5000;
const SOCKET_TIMEOUT_MS = 10_000;

type Options = {
  /** smtp: or smtps:, with user and password when the server requires them. */
  url: string;
  /** The sender's address. */
  from: string;
};

/**
 * Sends by SMTP (`SMTP_URL`). Names and subjects lose whatever could end a header line, so that none can be added
 * (SEC-E7); nothing in a mail is fetched from a file or an address. What clients type is refused before that, by line
 * and email of the contract's shapes/fields.ts.
 */
export function createSmtpMailer({ url, from }: Options): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const draft = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      try {
        await (mail.isDecoy ? draft : transport).sendMail(messageOf(mail, from));
      } catch (error) {
        throw isFinal(error) ? new MailRefused('The mail server refused a mail', { cause: error }) : error;
      }
    },
  };
}

function messageOf({ sender, recipient, replyTo, subject, text, html }: Mail, from: string) {
  return {
    from: oneLine({ name: sender, address: from }),
    to: oneLine(recipient),
    ...(replyTo && { replyTo: oneLine(replyTo) }),
    subject: withoutControls(subject),
    text,
    html,
    // Automatic replies are not sent to it (RFC 3834, section 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function oneLine({ name, address }: MailAddress): MailAddress {
  return { name: withoutControls(name), address: withoutControls(address) };
}

function withoutControls(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

/** RFC 5321, section 4.2.1: codes that start with a five are permanent refusals. */
function isFinal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}
