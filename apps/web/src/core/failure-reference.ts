/** What a person reads out to support: the first eight characters of the request id, in two groups (7F2C-41A9). */
export function failureReference(requestId: string | undefined): string | null {
  const characters = (requestId ?? '').replace(/[^0-9a-z]/gi, '').toUpperCase();
  return characters.length < 8 ? null : `${characters.slice(0, 4)}-${characters.slice(4, 8)}`;
}
