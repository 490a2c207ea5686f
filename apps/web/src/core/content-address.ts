import { paths } from './paths.ts';

/** The firm's page about its service for VIP clients; it has a screen of its own (row P9). */
export const aboutVipContent = 'about-vip';

/** Where one of the firm's pages is read. */
export function contentAddress(id: string): string {
  return id === aboutVipContent ? paths.aboutVip.to() : paths.content.to({ id });
}
