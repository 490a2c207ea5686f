import type { Database } from '@portal/prisma/client';
import type { Clock } from '../clock.ts';
import type { Notice, Notify } from '../features/notifications/notify-service.ts';
import type { Background } from '../http/background.ts';
import type { Random } from '../random.ts';
import { type CodePurpose, codeLetters } from './code-letters.ts';
import { commitNothing } from './commit-nothing-service.ts';
import { composeMail } from './compose-mail.ts';
import type { House } from './house.ts';
import type { Letter } from './letter.ts';
import { londonTime } from './london-time.ts';
import type { Post } from './post.ts';
import {
  type Lock,
  lockedLetter,
  newDeviceLetter,
  passwordChangedLetter,
  twoFactorLetter,
} from './security-letters.ts';
import { type SupportQuestion, supportReceiptLetter, supportRequestLetter } from './support-letters.ts';

type Parts = {
  database: Database;
  clock: Clock;
  random: Random;
  background: Background;
  notify: Notify;
  post: Post;
  house: House;
};

/** What a letter to a client is written with. `at` is when the thing happened. */
type About = { givenName: string; portalName: string; portalUrl: string; at: Date };

/** For whom letters are written that nobody gets. */
const nobody = {
  isVip: false,
  givenName: 'Nobody',
  firstName: 'No',
  surname: 'Body',
  email: 'nobody@invalid',
};

/** What stands among the client's notifications in the portal. */
type InPortal = Pick<Notice, 'type' | 'title' | 'body'>;

const codePaths: Record<CodePurpose, string> = { password_reset: 'password-reset', invite: 'invite' };

export type Notices = ReturnType<typeof createNotices>;

/** Tells people what happened to their account: by mail and, where it concerns its safety, in the portal. All of it after the answer (security A4). */
export function createNotices(parts: Parts) {
  const { background, house, clock } = parts;
  const { portalUrl } = house;
  const tell = (clientUuid: string | undefined, write: (about: About) => Letter, inPortal?: InPortal) => {
    const at = clock.now();
    background(() => tellClient(parts, { clientUuid, at, write, inPortal }));
  };
  return {
    /** A link with a code that is written down nowhere else (security E2). For nobody the same work is done. */
    sendCode: (clientUuid: string | undefined, purpose: CodePurpose, code: string) =>
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
    /** Of everybody's tries, or those on one known device. For an address that nobody has the same work is done. */
    accountLocked: (clientUuid: string | undefined, lock: Lock) =>
      tell(clientUuid, (about) => lockedLetter(about, lock), {
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
  clientUuid: string | undefined;
  at: Date;
  write: (about: About) => Letter;
  inPortal: InPortal | undefined;
};

async function tellClient(parts: Parts, { clientUuid, at, write, inPortal }: Telling): Promise<void> {
  const { database, house, notify, post } = parts;
  const client = await readerOf(parts, clientUuid);
  const { isVip, givenName, firstName, surname, email: address } = client ?? nobody;
  const portalName = isVip ? house.portalVipName : house.portalName;
  const letter = write({ givenName, portalName, portalUrl: house.portalUrl, at });
  const sender = { firmName: await firmName(parts), portalName, isVip };
  const mail = composeMail(letter, { sender, recipient: { name: `${firstName} ${surname}`, address } });
  // Whoever has no password yet has not heard of the portal but by the invitation.
  const isTold = client && (client.passwordHash !== null || letter.kind === 'invite');
  post.send(isTold ? mail : { ...mail, isDecoy: true });
  if (!inPortal) return;
  if (isTold)
    await notify(database, { clientUuid: client.uuid, ...inPortal, target: { route: 'account', id: null } });
  else await commitNothing(parts);
}

function readerOf({ database }: Parts, uuid = '') {
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
