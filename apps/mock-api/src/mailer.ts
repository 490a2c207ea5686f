/** A mail to one person. `code` is what its link carries, and is kept by nobody (security E2). */
export type Mail = {
  recipient: string;
  kind: 'password_reset' | 'invite';
  subject: string;
  body: string;
  code: string;
};

/** What takes mails away. */
export type Mailer = { send(mail: Mail): Promise<void> };
