/** What a page of the firm is called; the firm may give its id and its text alone. */
export function contentTitle({ title }: { title: string | null }): string {
  return title?.trim() || 'Untitled page';
}
