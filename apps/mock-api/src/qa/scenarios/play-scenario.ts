import type { ScenarioOutcome } from '@portal/contract/qa/scenarios';
import { seedPassword } from '@portal/prisma/seed/people';
import { findPerson, type Person } from '../find-person.ts';
import { readOneTimeCode } from '../one-time-code.ts';
import type { QaParts } from '../qa-parts.ts';
import type { Reset } from '../reset.ts';
import type { Scenario } from './scenario.ts';

/** The page on which people sign in. */
const signInPath = '/login/form';

type Named = { name: string; scenario: Scenario };

/** Sets a scenario up from the seed on, and says how it is to be seen. */
export async function playScenario(
  parts: QaParts & { reset: Reset },
  { name, scenario }: Named,
): Promise<ScenarioOutcome> {
  parts.faults.clear();
  await parts.reset.person(scenario.person);
  const person = await findPerson(parts.database, scenario.person);
  await acceptAgain(parts, person);
  const { portalPath } = {
    portalPath: signInPath,
    ...scenario,
    ...(await scenario.arrange({ ...parts, person })),
  };
  return {
    name,
    about: scenario.about,
    expect: scenario.expect,
    person: person.email,
    password: person.passwordHash === null ? null : seedPassword,
    code: await codeOf(parts, person.email),
    portal_path: portalPath,
  };
}

/** Whoever accepted terms in the seed has accepted those in force too, whichever were published since. */
async function acceptAgain({ services }: QaParts, { uuid }: Person): Promise<void> {
  if (!(await services.terms.acceptanceOf(uuid))) return;
  const { version } = await services.terms.inForce();
  await services.terms.accept(uuid, version);
}

/** Where a code is asked for, one that a sign-in takes now. */
async function codeOf(parts: QaParts, email: string): Promise<string | null> {
  const { mfa } = await findPerson(parts.database, email);
  return mfa === 'required' ? (await readOneTimeCode(parts, email)).unused_code : null;
}
