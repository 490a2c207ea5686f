import { LOGIN_ATTEMPT_LIMIT } from '@portal/contract/constants';
import type { EndpointRequest } from '@portal/contract/endpoint';
import type { PersonState, setPersonEndpoint } from '@portal/contract/qa/people';
import type { Transaction } from '@portal/prisma/client';
import { seededPeople } from '@portal/prisma/seed/people';
import type { Clock } from '../../clock.ts';
import { lockEnd } from '../../features/authentication/attempts/lockout-counts.ts';
import { newTotpSecret } from '../../features/authentication/codes/totp.ts';
import { createTerms } from '../../features/terms/terms-service.ts';
import { newEnrolment, noEnrolment } from '../../features/user-mfa/enrolment.ts';
import type { QaDeps } from '../qa-deps.ts';
import { findPerson, type Person } from './people-state.ts';

export type PersonInput = EndpointRequest<typeof setPersonEndpoint>['body'];

/** Sets the given fields and leaves the rest, all or none; NOT_FOUND for an unknown address. */
export async function setPerson(deps: QaDeps, email: string, input: PersonInput): Promise<Person> {
  const { database, clock, services } = deps;
  const person = await findPerson(database, email);
  const { uuid } = person;
  const tries = triesColumns(input, clock.now());
  await database.$transaction(async (transaction) => {
    await transaction.client.update({
      where: { uuid },
      data: {
        ...tries,
        ...(input.locked === false && { failedCodeCount: 0, codeLockedUntil: null }),
        ...twoFactorColumns(deps, person, input.two_factor),
        ...(input.is_enabled !== undefined && { disabledAt: input.is_enabled ? null : clock.now() }),
      },
    });
    // A known device has a count of its own, which is used instead (SEC-B6).
    await transaction.device.updateMany({ where: { clientUuid: uuid }, data: tries });
    await setTerms({ database: transaction, clock }, uuid, input.terms_accepted);
    if (input.two_factor !== undefined || input.is_enabled === false)
      await services.sessions.endAll(uuid, { within: transaction });
  });
  return person;
}

function triesColumns({ locked, password_tries_used: used }: PersonInput, now: Date) {
  if (locked)
    return { failedLoginCount: LOGIN_ATTEMPT_LIMIT, failedUnlockCount: 0, lockedUntil: lockEnd(now) };
  if (locked === undefined && used === undefined) return {};
  return { failedLoginCount: used ?? 0, failedUnlockCount: 0, lockedUntil: null };
}

/**
 * A second factor that is on keeps its secret; one that is switched on has that of the seed, so that an app's codes are
 * right, and without one a new secret.
 */
function twoFactorColumns(deps: QaDeps, person: Person, input: PersonState['two_factor'] | undefined) {
  const seeded = seededPeople.find(({ email }) => email === person.email)?.totpSecret;
  switch (input) {
    case undefined:
      return {};
    case true:
      return {
        mfa: 'required',
        totpSecret: person.totpSecret ?? seeded ?? newTotpSecret(deps.random),
        ...noEnrolment,
      };
    case 2:
      return { mfa: 'not_required', totpSecret: null, lastTotpStep: null, ...noEnrolment };
    case false:
      return { mfa: 'setup', totpSecret: null, lastTotpStep: null, ...newEnrolment(deps) };
  }
}

async function setTerms(
  deps: { database: Transaction; clock: Clock },
  clientUuid: string,
  isAccepted: boolean | undefined,
): Promise<void> {
  if (isAccepted === undefined) return;
  const terms = createTerms(deps);
  if (isAccepted) await terms.accept(clientUuid, (await terms.inForce()).version);
  else await deps.database.termsAcceptance.deleteMany({ where: { clientUuid } });
}
