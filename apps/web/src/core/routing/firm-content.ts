import { paths } from './paths.ts';

/** The firm's page about its service for VIP clients; it has its own screen (P-9). */
export const aboutVipContent = 'about-vip';

/** The address of one of the firm's pages. */
export function contentAddress(id: string): string {
  return id === aboutVipContent ? paths.aboutVip.to() : paths.content.to({ id });
}

/** The title of a page of the firm; the firm may give only its id and its text. */
export function contentTitle({ title }: { title: string | null }): string {
  return title?.trim() || 'Untitled page';
}
