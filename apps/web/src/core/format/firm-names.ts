import { textOrNull } from './firm-text.ts';

/** The title of a page of the firm; the firm may give only its id and its text. */
export function contentTitle({ title }: { title: string | null }): string {
  return textOrNull(title) ?? 'Untitled page';
}

/** A client by first name, else by the name that they go by, and surname; null where the firm gives none of them. */
export function clientName(
  client: Record<'firstName' | 'givenName' | 'surname', string | null>,
): string | null {
  const first = textOrNull(client.firstName) ?? textOrNull(client.givenName);
  return [first, textOrNull(client.surname)].filter(Boolean).join(' ') || null;
}
