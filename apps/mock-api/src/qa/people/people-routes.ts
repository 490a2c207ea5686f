import type { PersonState } from '@portal/contract/qa/people';
import { orNotFound } from '../../http/api-error.ts';
import type { QaDeps, ServeQa } from '../qa-deps.ts';
import { createReset } from '../reset/reset.ts';
import { readOneTimeCode } from './one-time-code.ts';
import { findPerson, readPeople } from './people-state.ts';
import { readPersonPolicies } from './person-policies.ts';
import { setPerson } from './set-person.ts';

/** the clients, the state of their logins, and their one-time codes. */
export function peopleRoutes(serve: ServeQa, deps: QaDeps): void {
  const reset = createReset(deps);
  const stateOf = async ({ email }: { email: string }): Promise<PersonState> =>
    orNotFound((await readPeople(deps, [email]))[0]);

  serve('people.list', async () => ({ people: await readPeople(deps) }));
  serve('people.view', async ({ params }) => stateOf(await findPerson(deps.database, params.email)));
  serve('people.set', async ({ params, body }) => stateOf(await setPerson(deps, params.email, body)));
  serve('people.reset', async ({ body }) => {
    if (body.email === undefined) await reset.everything();
    else await reset.person(body.email);
    return { people: await readPeople(deps, body.email === undefined ? undefined : [body.email]) };
  });
  serve('people.code', ({ params }) => readOneTimeCode(deps, params.email));
  serve('people.policies', async ({ params }) => ({
    policies: await readPersonPolicies(deps.database, params.email),
  }));
}
