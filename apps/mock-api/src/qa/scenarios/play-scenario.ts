import type { ScenarioOutcome } from '@portal/contract/qa/scenarios';
import { seedPassword } from '@portal/prisma/seed/people';
import { readOneTimeCode } from '../people/one-time-code.ts';
import { findPerson, type Person } from '../people/people-state.ts';
import type { QaDeps } from '../qa-deps.ts';
import type { Reset } from '../reset/reset.ts';
import type { Scenario } from './scenario.ts';

/** The page on which clients sign in. */
const signInPath = '/login/form';

type Named = { name: string; scenario: Scenario };

/** Sets up a scenario from the seed, and returns how to see it. */
export async function playScenario(
  deps: QaDeps & { reset: Reset },
  { name, scenario }: Named,
): Promise<ScenarioOutcome> {
  deps.faults.clear();
  await deps.reset.person(scenario.person);
  const person = await findPerson(deps.database, scenario.person);
  await acceptAgain(deps, person);
  const { portalPath } = {
    portalPath: signInPath,
    ...scenario,
    ...(await scenario.arrange?.({ ...deps, person })),
  };
  return {
    name,
    about: scenario.about,
    expect: scenario.expect,
    person: person.email,
    password: person.passwordHash === null ? null : seedPassword,
    code: await codeOf(deps, person.email),
    portal_path: portalPath,
  };
}

/** A client who accepted terms in the seed also accepts those in force, even when newer ones were published. */
async function acceptAgain({ services }: QaDeps, { uuid }: Person): Promise<void> {
  if (!(await services.terms.acceptanceOf(uuid))) return;
  const { version } = await services.terms.inForce();
  await services.terms.accept(uuid, version);
}

/** When a code is required, one that a sign-in accepts now. */
async function codeOf(deps: QaDeps, email: string): Promise<string | null> {
  const { mfa } = await findPerson(deps.database, email);
  return mfa === 'required' ? (await readOneTimeCode(deps, email)).unused_code : null;
}
