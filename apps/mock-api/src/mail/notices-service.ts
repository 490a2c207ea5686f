import type { Database } from '@portal/prisma/client';
import type { Clock } from '../clock.ts';
import type { Notice, Notify } from '../features/notifications/notify-service.ts';
import type { Background } from '../http/background.ts';
import { type CodePurpose, codeLetters } from './code-letters.ts';
import { composeMail } from './compose-mail.ts';
import type { House } from './house.ts';
import type { Letter } from './letter.ts';
import { londonTime } from './london-time.ts';
import type { Post } from './post.ts';
import { lockedLetter, newDeviceLetter, passwordChangedLetter, twoFactorLetter } from './security-letters.ts';
import { type SupportQuestion, supportReceiptLetter, supportRequestLetter } from './support-letters.ts';

type Parts = {
  database: Database;
  clock: Clock;
  background: Background;
  notify: Notify;
  post: Post;
  house: House;
};

/** What a letter to a client is written with. `at` is when the thing happened. */
type About = { givenName: string; portalName: string; portalUrl: string; at: Date };

/** What stands among the client's notifications in the portal. */
type InPortal = Pick<Notice, 'type' | 'title' | 'body'>;

const codePaths: Record<CodePurpose, string> = { password_reset: 'password-reset', invite: 'invite' };

export type Notices = ReturnType<typeof createNotices>;

/** Tells people what happened to their account: by mail and, where it concerns its safety, in the portal. All of it after the answer (security A4). */
export function createNotices(parts: Parts) {
  const { background, house, clock } = parts;
  const { portalUrl } = house;
  const tell = (clientUuid: string, write: (about: About) => Letter, inPortal?: InPortal) => {
    const at = clock.now();
    background(() => tellClient(parts, { clientUuid, at, write, inPortal }));
  };
  return {
    /** A link with a code that is written down nowhere else (security E2). */
    sendCode: (clientUuid: string, purpose: CodePurpose, code: string) =>
      tell(clientUuid, (about) =>
        codeLetters[purpose]({ ...about, url: `${portalUrl}/${codePaths[purpose]}/${code}` }),
      ),
    newDevice: (clientUuid: string, deviceName: string) =>
      tell(clientUuid, (about) => newDeviceLetter(about, deviceName), {
        type: 'new_device',
        title: 'A new device signed in',
        body: `${deviceName}, on ${londonTime(clock.now())}. If it was not you, change your password and forget the device.`,
      }),
    passwordChanged: (clientUuid: string) =>
      tell(clientUuid, passwordChangedLetter, {
        type: 'password_changed',
        title: 'Your password was changed',
        body: `On ${londonTime(clock.now())}. If it was not you, tell us at once.`,
      }),
    twoFactorChanged: (clientUuid: string, isOn: boolean) =>
      tell(clientUuid, (about) => twoFactorLetter(about, isOn)),
    accountLocked: (clientUuid: string, lockedUntil: Date) =>
      tell(clientUuid, (about) => lockedLetter(about, lockedUntil), {
        type: 'account_locked',
        title: 'Signing in was paused',
        body: `A wrong password was entered several times on ${londonTime(clock.now())}. Nobody got in.`,
      }),
    /** To the firm's desk and, once a minute for an address at most, a receipt to whoever was named as the sender. */
    supportAsked: (question: SupportQuestion, isReceiptDue: boolean) =>
      background(() => passOn(parts, question, isReceiptDue)),
  };
}

type Telling = {
  clientUuid: string;
  at: Date;
  write: (about: About) => Letter;
  inPortal: InPortal | undefined;
};

async function tellClient(parts: Parts, { clientUuid, at, write, inPortal }: Telling): Promise<void> {
  const { database, house, notify, post } = parts;
  const client = await database.client.findUnique({
    where: { uuid: clientUuid, disabledAt: null },
    select: {
      email: true,
      givenName: true,
      firstName: true,
      surname: true,
      isVip: true,
      passwordHash: true,
    },
  });
  if (!client) return;
  const { isVip, givenName, firstName, surname, email: address } = client;
  const portalName = isVip ? house.portalVipName : house.portalName;
  const letter = write({ givenName, portalName, portalUrl: house.portalUrl, at });
  // Whoever has no password yet has nothing to lose, and has not heard of the portal but by the invitation.
  if (client.passwordHash === null && letter.kind !== 'invite') return;
  const sender = { firmName: await firmName(parts), portalName, isVip };
  post.send(composeMail(letter, { sender, recipient: { name: `${firstName} ${surname}`, address } }));
  if (inPortal) await notify(database, { clientUuid, ...inPortal, target: { route: 'account', id: null } });
}

async function passOn(parts: Parts, question: SupportQuestion, isReceiptDue: boolean): Promise<void> {
  const { house, post } = parts;
  const { name, email: address } = question;
  const sender = { firmName: await firmName(parts), portalName: house.portalName, isVip: false };
  const desk = {
    recipient: { name: sender.firmName, address: house.supportDesk },
    replyTo: { name, address },
  };
  post.send(composeMail(supportRequestLetter(question), { sender, ...desk }));
  if (isReceiptDue)
    post.send(composeMail(supportReceiptLetter(house), { sender, recipient: { name: '', address } }));
}

async function firmName({ database, house }: Parts): Promise<string> {
  const firm = await database.firm.findFirst({ select: { name: true } });
  return firm?.name ?? house.portalName;
}
