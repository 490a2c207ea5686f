import type { MailKind } from './mailer.ts';

/** The content of a mail, before it becomes text and HTML. */
export type MailTemplate = {
  kind: MailKind;
  subject: string;
  /** The recipient's given name; none when the name comes from a stranger. */
  greeting?: string;
  paragraphs: readonly string[];
  /** The one thing to do, at an address of the portal. */
  action?: { label: string; url: string };
  /** The text below it. */
  notes?: readonly string[];
};

/** Who signs, and in which brand. */
export type Sender = { firmName: string; portalName: string; isVip: boolean };

export function greetingOf({ greeting }: MailTemplate): string {
  return greeting === undefined ? 'Hello,' : `Hello ${greeting},`;
}

export function closingOf({ firmName, portalName }: Sender): readonly string[] {
  return [
    `${firmName}, through ${portalName}`,
    'We will never ask for your password or a code by telephone or email.',
  ];
}
