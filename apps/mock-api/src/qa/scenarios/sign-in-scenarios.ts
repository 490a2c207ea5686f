import { LOGIN_ATTEMPT_LIMIT } from '@portal/contract/constants';
import type { PersonInput } from '../people/set-person.ts';
import { setPerson } from '../people/set-person.ts';
import type { Arrange, Scenario, ScenarioContext } from './scenario.ts';

/** L-3 to L-5, L-11, L-14 to L-19: passwords, locks, the second factor, terms. */
export const signInScenarios = {
  'locked-out': {
    about: 'A login without a second factor is locked for 30 minutes.',
    person: 'standard@portal.example.com',
    expect:
      'Sign in with the right password: the page says that the attempts are exhausted and when the next one is possible. Move the clock on by 31 minutes, and the same password signs in.',
    arrange: set({ locked: true }),
  },
  'last-attempt': {
    about: 'Four of five password attempts are used.',
    person: 'lockout@portal.example.com',
    expect:
      'One wrong password locks the login for 30 minutes and sends a mail. The right one goes on to the code, and gives all attempts back.',
    arrange: set({ password_tries_used: LOGIN_ATTEMPT_LIMIT - 1 }),
  },
  'unlock-by-code': {
    about: 'A login with a second factor is locked for 30 minutes.',
    person: 'locked@portal.example.com',
    expect:
      'Sign in with the right password, then unlock with the code: the password is asked for once more, and goes on to the next code.',
    arrange: set({ locked: true }),
  },
  'account-disabled': {
    about: 'The firm has closed an account.',
    person: 'standard@portal.example.com',
    expect:
      'The right password is refused with the message of a wrong one, and five attempts lock the login.',
    arrange: set({ is_enabled: false }),
  },
  'mfa-on': {
    about: 'A client with a second factor.',
    person: 'vip@portal.example.com',
    expect: 'After the password the code is asked for. It is good once: for a second sign-in take the next.',
    arrange: set({ two_factor: true }),
  },
  'mfa-off': {
    about: 'A client of whom no code is asked.',
    person: 'standard@portal.example.com',
    expect: 'The password alone leads to the policies.',
    arrange: set({ two_factor: 2 }),
  },
  'mfa-forced': {
    about: 'A client who must set up an authenticator app before anything is shown.',
    person: 'setup@portal.example.com',
    expect:
      'After the password the portal shows a QR code. The QA console shows its one-time code too: enter it, and the policies are shown.',
    arrange: set({ two_factor: false }),
  },
  'terms-updated': {
    about: 'A client has accepted an earlier version of the terms, not the one in force.',
    person: 'standard@portal.example.com',
    expect:
      'After the password the new terms are shown, with what has changed. Accepting them leads to the policies, refusing them to nothing.',
    arrange: forgetLatestAcceptance,
  },
  'terms-never-accepted': {
    about: 'A client has never accepted any terms.',
    person: 'terms@portal.example.com',
    expect: 'After the password the terms are shown. Accepting them leads to the policies.',
    arrange: set({ terms_accepted: false }),
  },
  'session-ended': {
    about: 'Every session of a client is ended on the side of the firm.',
    person: 'standard@portal.example.com',
    expect:
      'Sign in first, then set this up, then open another page of the portal: it says that the session has ended and asks to sign in again.',
    arrange: async ({ services, person }) => {
      await services.sessions.endAll(person.uuid);
    },
  },
} as const satisfies Record<string, Scenario>;

function set(input: PersonInput): Arrange {
  return async (context) => {
    await setPerson(context, context.person.email, input);
  };
}

async function forgetLatestAcceptance({ database, services, person }: ScenarioContext): Promise<undefined> {
  const { version } = await services.terms.inForce();
  await database.termsAcceptance.deleteMany({ where: { clientUuid: person.uuid, version } });
}
