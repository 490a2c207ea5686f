/** The headers of a request by which its sender can be told; names in lower case, as servers give them. */
export type CallerHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

const loopbackNames = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a call to /qa may be heard. Nobody signs in there, so a page that a developer happens to have open must not be able to
 * drive it: pages of other origins are refused, and so is every Host but this machine's own names and those in `otherHosts`,
 * since a foreign name may be made to lead here (DNS rebinding).
 */
export function mayDriveQa(headers: CallerHeaders, otherHosts: readonly string[] = []): boolean {
  const { host, origin, 'sec-fetch-site': site = 'none' } = headers;
  if (typeof host !== 'string') return false;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (!loopbackNames.test(name) && !otherHosts.includes(name)) return false;
  const isOwnPage = origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
  return isOwnPage && (site === 'none' || site === 'same-origin');
}
