export type MailKind =
  | 'password_reset'
  | 'invite'
  | 'new_device'
  | 'password_changed'
  | 'two_factor_changed'
  | 'account_locked'
  | 'details_changed'
  | 'recovery_code_used'
  | 'recovery_codes_made'
  | 'support_request'
  | 'support_receipt';

export type MailAddress = { name: string; address: string };

/** A mail as it leaves: nothing in it is left to be filled in. */
export type Mail = {
  kind: MailKind;
  /** The name of the sender; the mailer adds the address. */
  sender: string;
  recipient: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /**
   * Made and discarded with as much work as one that is sent, so that the time does not reveal which it was (SEC-A9).
   */
  isDecoy?: true;
};

/** What takes mails away. Throws when it could not, MailRefused when trying again is of no use. */
export type Mailer = { send(mail: Mail): Promise<void> };

export class MailRefused extends Error {
  override name = 'MailRefused';
}
