import type { ContentPage } from '@portal/contract/content';
import type { Content } from './content-service.ts';

type PageRow = Awaited<ReturnType<Content['byId']>>;

/** A page of the firm; lists leave its text behind when they are parsed. */
export function presentPage({ id, title, html, updatedOn }: PageRow): ContentPage {
  return { id, title, html, updated_on: updatedOn };
}
