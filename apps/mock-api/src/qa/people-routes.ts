import type { PersonState } from '@portal/contract/qa/people';
import { found } from '../http/found.ts';
import { findPerson } from './find-person.ts';
import { readOneTimeCode } from './one-time-code.ts';
import { readPeople } from './people-state.ts';
import { readPersonPolicies } from './person-policies.ts';
import type { QaParts, ServeQa } from './qa-parts.ts';
import { createReset } from './reset.ts';
import { setPerson } from './set-person.ts';

/** Row Q3: who there is, how their logins stand, and what their authenticators show. */
export function peopleRoutes(serve: ServeQa, parts: QaParts): void {
  const reset = createReset(parts);
  const stateOf = async ({ email }: { email: string }): Promise<PersonState> =>
    found((await readPeople(parts, [email]))[0]);

  serve('people.list', async () => ({ people: await readPeople(parts) }));
  serve('people.view', async ({ params }) => stateOf(await findPerson(parts.database, params.email)));
  serve('people.set', async ({ params, body }) => stateOf(await setPerson(parts, params.email, body)));
  serve('people.reset', async ({ body }) => {
    if (body.email === undefined) await reset.everything();
    else await reset.person(body.email);
    return { people: await readPeople(parts, body.email === undefined ? undefined : [body.email]) };
  });
  serve('people.code', ({ params }) => readOneTimeCode(parts, params.email));
  serve('people.policies', async ({ params }) => ({
    policies: await readPersonPolicies(parts.database, params.email),
  }));
}
