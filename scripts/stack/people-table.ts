/** A seeded person as the table shows them. */
export type Person = { readonly email: string; readonly shows: string };

const widest = 96;

/** Lines of a plain-text table: mail address and what signing in as that person shows. */
export function peopleTable(people: readonly Person[]): string[] {
  const width = Math.max(...people.map((person) => person.email.length));
  return people.map(({ email, shows }) => `    ${email.padEnd(width)}  ${cut(shows, widest - width)}`);
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}
