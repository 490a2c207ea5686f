/** A position in the list of articles: the article after which it continues. */
export type CursorPosition = { publishedAt: Date; id: string };

/** A cursor is opaque to callers; it contains no secret and is validated like any input. */
export function writeCursor({ publishedAt, id }: CursorPosition): string {
  return Buffer.from(`${publishedAt.toISOString()} ${id}`).toString('base64url');
}

/** Undefined for text that no cursor has. */
export function readCursor(cursor: string): CursorPosition | undefined {
  const [time = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const publishedAt = new Date(time);
  if (Number.isNaN(publishedAt.getTime()) || id === '' || rest.length > 0) return undefined;
  return { publishedAt, id };
}
