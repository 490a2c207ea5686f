import type { Database } from '@portal/prisma/client';
import type { Clock } from '../clock.ts';
import type { Notice, Notify } from '../features/notifications/notify.ts';
import type { CodePurpose } from '../features/user-password/mailed-codes.ts';
import type { Background } from '../http/server/background.ts';
import type { Random } from '../random.ts';
import { codeMails } from './code-mails.ts';
import { composeMail } from './compose-mail.ts';
import { writeDecoy } from './decoy-write.ts';
import type { MailBranding } from './mail-branding.ts';
import type { MailQueue } from './mail-queue.ts';
import type { MailTemplate } from './mail-template.ts';
import {
  codesLockedMail,
  detailsMail,
  type Lock,
  lockedMail,
  londonMoment,
  newDeviceMail,
  passwordChangedMail,
  passwordResetMail,
  recoveryCodesMadeMail,
  recoveryCodeUsedMail,
  twoFactorOffMail,
  twoFactorOnMail,
} from './security-mails.ts';
import { type SupportQuestion, supportReceiptMail, supportRequestMail } from './support-mails.ts';

type Deps = {
  database: Database;
  clock: Clock;
  random: Random;
  background: Background;
  notify: Notify;
  mailQueue: MailQueue;
  branding: MailBranding;
};

/** What a template to a client is written with. `at` is when the thing happened. */
type About = { givenName: string; portalName: string; portalUrl: string; at: Date };

/** The recipient of mails that are made but never sent. */
const nobody = {
  isVip: false,
  givenName: 'Nobody',
  firstName: 'No',
  surname: 'Body',
  email: 'nobody@invalid',
};

/** The notification in the portal. */
type InPortal = Pick<Notice, 'type' | 'title' | 'body'>;

const wrongPasswords = (at: Date): InPortal => ({
  type: 'account_locked',
  title: 'Your account was locked',
  body: `A wrong password was entered several times on ${londonMoment(at)}. No one signed in.`,
});

const wrongCodes = (at: Date): InPortal => ({
  type: 'account_locked',
  title: 'Codes were locked for your account',
  body: `A wrong code was entered several times on ${londonMoment(at)}. If it was not you, set a new password.`,
});

const newPassword = (at: Date): InPortal => ({
  type: 'password_changed',
  title: 'Your password was changed',
  body: `On ${londonMoment(at)}. If it was not you, tell us at once.`,
});

const codePaths: Record<CodePurpose, string> = { password_reset: 'password-reset', invite: 'invite' };

export type SecurityAlerts = ReturnType<typeof createSecurityAlerts>;

/**
 * Informs people of what happened to their account (SEC-D15): by mail and, for its security, in the portal. All of it
 * after the answer (SEC-A9).
 */
export function createSecurityAlerts(deps: Deps) {
  const { background, branding, clock } = deps;
  const { portalUrl } = branding;
  const alertClient = (
    clientUuid: string | undefined,
    write: (about: About) => MailTemplate,
    inPortal?: InPortal,
  ) => {
    const at = clock.now();
    background(() => tellClient(deps, { clientUuid, at, write, inPortal }));
  };
  return {
    /** A link with a code that is stored nowhere else (SEC-E2). Without a client the same work is done. */
    sendCode: (clientUuid: string | undefined, purpose: CodePurpose, code: string) =>
      alertClient(clientUuid, (about) =>
        codeMails[purpose]({ ...about, url: `${portalUrl}/${codePaths[purpose]}/${code}` }),
      ),
    newDevice: (clientUuid: string, deviceName: string) =>
      alertClient(clientUuid, (about) => newDeviceMail(about, deviceName), {
        type: 'new_device',
        title: 'A new device signed in',
        body: `${deviceName}, on ${londonMoment(clock.now())}. If it was not you, change your password and forget the device.`,
      }),
    passwordChanged: (clientUuid: string) =>
      alertClient(clientUuid, passwordChangedMail, newPassword(clock.now())),
    /** With the code of a reset mail. */
    passwordReset: (clientUuid: string) =>
      alertClient(clientUuid, passwordResetMail, newPassword(clock.now())),
    twoFactorChanged: (clientUuid: string, isOn: boolean) =>
      alertClient(clientUuid, isOn ? twoFactorOnMail : twoFactorOffMail),
    /** `details` are what clients call them, such as "your address", and never a value (SEC-D34). */
    detailsChanged: (clientUuid: string, details: readonly string[]) =>
      alertClient(clientUuid, (about) => detailsMail(about, details)),
    recoveryCodeUsed: (clientUuid: string, left: number) =>
      alertClient(clientUuid, (about) => recoveryCodeUsedMail(about, left)),
    recoveryCodesMade: (clientUuid: string) => alertClient(clientUuid, recoveryCodesMadeMail),
    /** Of all attempts, or those on one known device. For an unknown address the same work is done. */
    accountLocked: (clientUuid: string | undefined, lock: Lock) =>
      alertClient(clientUuid, (about) => lockedMail(about, lock), wrongPasswords(clock.now())),
    /** Of all one-time codes and recovery codes, after wrong ones. */
    codesLocked: (clientUuid: string, lockedUntil: Date) =>
      alertClient(clientUuid, (about) => codesLockedMail(about, lockedUntil), wrongCodes(clock.now())),
    /** To the firm's desk and, once a minute for an address at most, a receipt to the address given as the sender's. */
    supportAsked: (question: SupportQuestion, isReceiptDue: boolean) =>
      background(() => passOn(deps, question, isReceiptDue)),
  };
}

type Telling = {
  clientUuid: string | undefined;
  at: Date;
  write: (about: About) => MailTemplate;
  inPortal: InPortal | undefined;
};

async function tellClient(deps: Deps, { clientUuid, at, write, inPortal }: Telling): Promise<void> {
  const { database, branding, notify, mailQueue } = deps;
  const client = await readerOf(deps, clientUuid);
  const { isVip, givenName, firstName, surname, email: address } = client ?? nobody;
  const portalName = isVip ? branding.portalVipName : branding.portalName;
  const template = write({ givenName, portalName, portalUrl: branding.portalUrl, at });
  const sender = { firmName: await firmName(deps), portalName, isVip };
  const mail = composeMail(template, { sender, recipient: { name: `${firstName} ${surname}`, address } });
  // A client without a password knows the portal only from the invitation.
  const isTold = client && (client.passwordHash !== null || template.kind === 'invite');
  mailQueue.send(isTold ? mail : { ...mail, isDecoy: true });
  if (!inPortal) return;
  if (isTold)
    await notify(database, { clientUuid: client.uuid, ...inPortal, target: { route: 'account', id: null } });
  else await writeDecoy(deps);
}

function readerOf({ database }: Deps, uuid = '') {
  return database.client.findUnique({
    where: { uuid, disabledAt: null },
    select: {
      uuid: true,
      email: true,
      givenName: true,
      firstName: true,
      surname: true,
      isVip: true,
      passwordHash: true,
    },
  });
}

async function passOn(deps: Deps, question: SupportQuestion, isReceiptDue: boolean): Promise<void> {
  const { branding, mailQueue } = deps;
  const { name, email: address } = question;
  const sender = { firmName: await firmName(deps), portalName: branding.portalName, isVip: false };
  const desk = {
    recipient: { name: sender.firmName, address: branding.supportDesk },
    replyTo: { name, address },
  };
  mailQueue.send(composeMail(supportRequestMail(question), { sender, ...desk }));
  if (isReceiptDue)
    mailQueue.send(composeMail(supportReceiptMail(branding), { sender, recipient: { name: '', address } }));
}

async function firmName({ database, branding }: Deps): Promise<string> {
  const firm = await database.firm.findFirst({ select: { name: true } });
  return firm?.name ?? branding.portalName;
}
