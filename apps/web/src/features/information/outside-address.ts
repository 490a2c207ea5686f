/** A web address that the portal may lead to, as it is read aloud and as it is opened; null for anything but https. */
export function outsideAddress(text: string | null): { href: string; label: string } | null {
  if (text === null || !URL.canParse(text)) return null;
  const { protocol, href, host, pathname } = new URL(text);
  if (protocol !== 'https:') return null;
  return { href, label: pathname === '/' ? host : host + pathname };
}

/** A telephone number as a device dials it, without the nought that is not dialled from abroad; null where it holds no number. */
export function telephoneAddress(text: string): string | null {
  const digits = text.replace(/^(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : null;
}
