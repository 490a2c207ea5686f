import { expect, test } from 'vitest';
import { clientName } from './names.ts';

test.each([
  [{ firstName: 'Imogen', givenName: 'Immy', surname: 'Hartnoll' }, 'Imogen Hartnoll'],
  [{ firstName: null, givenName: 'Immy', surname: 'Hartnoll' }, 'Immy Hartnoll'],
  [{ firstName: null, givenName: null, surname: 'Hartnoll' }, 'Hartnoll'],
  [{ firstName: 'Imogen', givenName: null, surname: null }, 'Imogen'],
  [{ firstName: null, givenName: null, surname: null }, null],
])('API-15: of %j the name is %j', (client, name) => {
  expect(clientName(client)).toBe(name);
});
