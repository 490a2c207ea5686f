import { LOGIN_ATTEMPT_LIMIT } from '@portal/contract/constants';
import type { EndpointRequest } from '@portal/contract/endpoint';
import type { PersonState, setPersonEndpoint } from '@portal/contract/qa/people';
import { seededPeople } from '@portal/prisma/seed/people';
import { lockEnd } from '../features/authentication/lockout.ts';
import { newTotpSecret } from '../features/authentication/totp.ts';
import type { Random } from '../random.ts';
import { findPerson, type Person } from './find-person.ts';
import type { QaParts } from './qa-parts.ts';

export type PersonWish = EndpointRequest<typeof setPersonEndpoint>['body'];

/** Sets what is wished for and leaves the rest; NOT_FOUND for an address that nobody has. */
export async function setPerson(parts: QaParts, email: string, wish: PersonWish): Promise<Person> {
  const { database, clock, random, services } = parts;
  const person = await findPerson(database, email);
  const { uuid } = person;
  const tries = triesColumns(wish, clock.now());
  await database.$transaction([
    database.client.update({
      where: { uuid },
      data: {
        ...tries,
        ...(wish.locked === false && { failedCodeCount: 0, codeLockedUntil: null }),
        ...twoFactorColumns(person, wish.two_factor, random),
        ...(wish.is_enabled !== undefined && { disabledAt: wish.is_enabled ? null : clock.now() }),
      },
    }),
    // A device that a person is known on has a count of its own, which counts there instead (security B6).
    database.device.updateMany({ where: { clientUuid: uuid }, data: tries }),
  ]);
  await setTerms(parts, uuid, wish.terms_accepted);
  if (wish.two_factor !== undefined || wish.is_enabled === false) await services.sessions.endAll(uuid);
  return person;
}

function triesColumns({ locked, password_tries_used: used }: PersonWish, now: Date) {
  if (locked)
    return { failedLoginCount: LOGIN_ATTEMPT_LIMIT, failedUnlockCount: 0, lockedUntil: lockEnd(now) };
  if (locked === undefined && used === undefined) return {};
  return { failedLoginCount: used ?? 0, failedUnlockCount: 0, lockedUntil: null };
}

/** An authenticator that is asked for again is the one the person had, or was seeded with: codes on a telephone stay good. */
function twoFactorColumns(person: Person, wish: PersonState['two_factor'] | undefined, random: Random) {
  const seeded = seededPeople.find(({ email }) => email === person.email)?.totpSecret;
  switch (wish) {
    case undefined:
      return {};
    case true:
      return {
        mfa: 'required',
        totpSecret: person.totpSecret ?? seeded ?? newTotpSecret(random),
        pendingTotpSecret: null,
      };
    case 2:
      return { mfa: 'not_required', totpSecret: null, pendingTotpSecret: null, lastTotpStep: null };
    case false:
      return {
        mfa: 'setup',
        totpSecret: null,
        pendingTotpSecret: newTotpSecret(random),
        lastTotpStep: null,
      };
  }
}

async function setTerms(
  { database, services }: QaParts,
  clientUuid: string,
  isAccepted: boolean | undefined,
) {
  if (isAccepted === undefined) return;
  if (!isAccepted) await database.termsAcceptance.deleteMany({ where: { clientUuid } });
  else await services.terms.accept(clientUuid, (await services.terms.inForce()).version);
}
