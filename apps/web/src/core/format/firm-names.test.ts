import { expect, test } from 'vitest';
import { clientName } from './firm-names.ts';

test.each([
  [{ firstName: 'Imogen', givenName: 'Immy', surname: 'Hartnoll' }, 'Imogen Hartnoll'],
  [{ firstName: ' ', givenName: 'Immy', surname: 'Hartnoll' }, 'Immy Hartnoll'],
  [{ firstName: null, givenName: '', surname: 'Hartnoll' }, 'Hartnoll'],
  [{ firstName: 'Imogen', givenName: null, surname: ' ' }, 'Imogen'],
  [{ firstName: '', givenName: ' ', surname: null }, null],
])('API-15: of %j the name is %j', (client, name) => {
  expect(clientName(client)).toBe(name);
});
