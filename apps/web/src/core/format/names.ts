/** The title of a page of the firm; the firm may give only its id and its text. */
export function contentTitle({ title }: { title: string | null }): string {
  return title ?? 'Untitled page';
}

/** A client by first name, else by the name that they go by, and surname; null where the firm gives none of them. */
export function clientName(
  client: Record<'firstName' | 'givenName' | 'surname', string | null>,
): string | null {
  const first = client.firstName ?? client.givenName;
  return [first, client.surname].filter(Boolean).join(' ') || null;
}
