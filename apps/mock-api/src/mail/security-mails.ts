import type { MailTemplate } from './mail-template.ts';

const londonFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** As clients read a day and a time: `2 March 2026 at 10:00`. */
export function londonMoment(moment: Date): string {
  return londonFormat.format(moment);
}

type About = { givenName: string; portalUrl: string; at: Date };

const ifItWasNotYou = (portalUrl: string) => `If it was not you, tell us at once: ${portalUrl}/support`;

/** The owner can still sign in: the security history has a button beside each entry. */
const thisWasNotMe = (portalUrl: string) => ({
  label: 'This was not me',
  url: `${portalUrl}/tabs/account?part=history`,
});

/** The owner may be unable to sign in: the support form needs no sign-in. */
const tellUs = (portalUrl: string) => ({ label: 'This was not me', url: `${portalUrl}/support` });

/** A device was used that this client never signed in on before. */
export function newDeviceMail({ givenName, portalUrl, at }: About, deviceName: string): MailTemplate {
  return {
    kind: 'new_device',
    subject: 'A new device signed in',
    greeting: givenName,
    paragraphs: [
      `Someone signed in to your account on a device that we have not seen before: ${deviceName}, on ${londonMoment(at)}.`,
      'If it was you, there is nothing to do.',
      'If it was not you, change your password now, and forget the device in your account, which signs it out.',
    ],
    action: { label: 'See your devices', url: `${portalUrl}/tabs/account?part=devices` },
    notes: [ifItWasNotYou(portalUrl)],
  };
}

/** An attacker may have changed it, so the owner can no longer sign in. A reset by mail needs no password. */
export function passwordChangedMail({ givenName, portalUrl, at }: About): MailTemplate {
  return {
    kind: 'password_changed',
    subject: 'Your password was changed',
    greeting: givenName,
    paragraphs: [
      `The password of your account was changed on ${londonMoment(at)}. You have been signed out on all other devices.`,
      'If it was you, there is nothing to do.',
      'If it was not you, set a new password now. This signs out everyone who is using your account.',
    ],
    action: { label: 'Set a new password', url: `${portalUrl}/login/form?step=resetPassword` },
    notes: [ifItWasNotYou(portalUrl)],
  };
}

/** An attacker who used the mailed link can read the owner's mail, so another reset does not help. */
export function passwordResetMail({ givenName, portalUrl, at }: About): MailTemplate {
  return {
    kind: 'password_changed',
    subject: 'Your password was changed',
    greeting: givenName,
    paragraphs: [
      `A new password was set for your account on ${londonMoment(at)}, with a link that we sent to this address. You have been signed out on every device.`,
      'If it was you, there is nothing to do.',
      'If it was not you, someone may be able to read your email.',
    ],
    action: tellUs(portalUrl),
  };
}

/** If an attacker set it up, the owner has no code and cannot sign in. */
export function twoFactorOnMail({ givenName, portalUrl, at }: About): MailTemplate {
  return {
    kind: 'two_factor_changed',
    subject: 'Two-step verification is on',
    greeting: givenName,
    paragraphs: [
      `Two-step verification was set up for your account on ${londonMoment(at)}. From now on we ask for a code from your authenticator app when you sign in.`,
      'If it was you, there is nothing to do.',
    ],
    action: tellUs(portalUrl),
  };
}

export function twoFactorOffMail({ givenName, portalUrl, at }: About): MailTemplate {
  return {
    kind: 'two_factor_changed',
    subject: 'Two-step verification was removed',
    greeting: givenName,
    paragraphs: [
      `Two-step verification was removed from your account on ${londonMoment(at)}. Where the portal requires it, we ask you to set it up again when you next sign in.`,
      'If it was you, there is nothing to do.',
    ],
    action: thisWasNotMe(portalUrl),
    notes: [ifItWasNotYou(portalUrl)],
  };
}

/** What a client asked to change, without what it was or is to be (SEC-D34): a mail is read by others too. */
export function detailsMail({ givenName, portalUrl, at }: About, details: readonly string[]): MailTemplate {
  return {
    kind: 'details_changed',
    subject: 'A change to your details was requested',
    greeting: givenName,
    paragraphs: [
      `A change to ${listFormat.format(details)} was requested in your account on ${londonMoment(at)}. Your record stays as it is until we have approved it.`,
      'If it was you, there is nothing to do.',
    ],
    action: thisWasNotMe(portalUrl),
    notes: [ifItWasNotYou(portalUrl)],
  };
}

/** The exhausted attempts: those of the account, or those on one known device. */
export type Lock = { lockedUntil: Date; isOnDevice: boolean };

export function lockedMail(
  { givenName, portalUrl, at }: About,
  { lockedUntil, isOnDevice }: Lock,
): MailTemplate {
  const [onDevice, elsewhere] = isOnDevice
    ? [' on that device', 'On other devices you can sign in as usual.']
    : ['', 'You can still sign in on devices that you have used before.'];
  return {
    kind: 'account_locked',
    subject: 'Your account is locked',
    greeting: givenName,
    paragraphs: [
      `A wrong password was entered several times${isOnDevice ? ' on one of your devices' : ''} on ${londonMoment(at)}, so we have locked your account${onDevice} until ${londonMoment(lockedUntil)}.`,
      'If it was you, wait until then, unlock your account with a code from your authenticator app, or set a new password.',
      `If it was not you, your account is safe: no one signed in. ${elsewhere}`,
    ],
    action: { label: 'Sign in', url: `${portalUrl}/login/form` },
    notes: [`If it keeps happening, tell us: ${portalUrl}/support`],
  };
}

/** Codes are asked for after the right password, so this is the mail that a client must not take lightly. */
export function codesLockedMail({ givenName, portalUrl, at }: About, lockedUntil: Date): MailTemplate {
  return {
    kind: 'account_locked',
    subject: 'Codes are locked for your account',
    greeting: givenName,
    paragraphs: [
      `A wrong code was entered several times for your account on ${londonMoment(at)}.`,
      `We accept no codes until ${londonMoment(lockedUntil)}.`,
      'If it was you, wait until then.',
      'If it was not you, someone may know your password. Set a new one now from the sign-in page.',
    ],
    action: { label: 'Sign in', url: `${portalUrl}/login/form` },
    notes: [ifItWasNotYou(portalUrl)],
  };
}

export function recoveryCodeUsedMail({ givenName, portalUrl, at }: About, left: number): MailTemplate {
  const rest = left === 1 ? 'One is left.' : `${left === 0 ? 'None' : left} are left.`;
  return {
    kind: 'recovery_code_used',
    subject: 'A recovery code was used',
    greeting: givenName,
    paragraphs: [
      `A recovery code was used for your account, after the right password, on ${londonMoment(at)}. ${rest}`,
      'If it was you, there is nothing to do. You can make new recovery codes in your account.',
    ],
    action: thisWasNotMe(portalUrl),
    notes: [ifItWasNotYou(portalUrl)],
  };
}

export function recoveryCodesMadeMail({ givenName, portalUrl, at }: About): MailTemplate {
  return {
    kind: 'recovery_codes_made',
    subject: 'New recovery codes were made',
    greeting: givenName,
    paragraphs: [
      `New recovery codes were made for your account on ${londonMoment(at)}. The ones before them no longer work.`,
      'If it was you, there is nothing to do.',
    ],
    action: thisWasNotMe(portalUrl),
    notes: [ifItWasNotYou(portalUrl)],
  };
}
