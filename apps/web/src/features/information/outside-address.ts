/** A web address that the portal may lead to, as it is read aloud and as it is opened; null for anything but https. */
export function outsideAddress(text: string | null): { href: string; label: string } | null {
  if (text === null || !URL.canParse(text)) return null;
  const { protocol, href, host, pathname } = new URL(text);
  if (protocol !== 'https:') return null;
  return { href, label: pathname === '/' ? host : host + pathname };
}
