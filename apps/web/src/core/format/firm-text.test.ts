import { expect, test } from 'vitest';
import { clientName, isBlank, textOrNull } from './firm-text.ts';

test.each([null, undefined, '', ' ', '\n\t'])('%j shows nothing, and is as if it were not there', (text) => {
  expect(isBlank(text)).toBe(true);
  expect(textOrNull(text)).toBeNull();
});

test('a text is shown without outer spaces', () => {
  expect(textOrNull(' A lead. ')).toBe('A lead.');
  expect(isBlank('0')).toBe(false);
});

test.each([
  [{ firstName: 'Imogen', givenName: 'Immy', surname: 'Hartnoll' }, 'Imogen Hartnoll'],
  [{ firstName: ' ', givenName: 'Immy', surname: 'Hartnoll' }, 'Immy Hartnoll'],
  [{ firstName: null, givenName: '', surname: 'Hartnoll' }, 'Hartnoll'],
  [{ firstName: 'Imogen', givenName: null, surname: ' ' }, 'Imogen'],
  [{ firstName: '', givenName: ' ', surname: null }, null],
])('API-15: of %j the name is %j', (client, name) => {
  expect(clientName(client)).toBe(name);
});
