/** The headers that identify the sender of a request; names in lower case, as servers give them. */
type CallerHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Who calls: the address at the other end of the connection, which is none of the sender's saying, and what the headers say. */
export type QaCaller = { readonly address: string | undefined; readonly headers: CallerHeaders };

/** Whom to hear beside this machine: callers by further names in Host, and connections from other machines. */
export type QaAllowance = {
  readonly otherHosts?: readonly string[] | undefined;
  readonly otherMachines?: boolean;
};

const loopbackNames = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const loopbackAddresses = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

/**
 * Whether a call to /qa may be heard. Nobody signs in there, so the connection must come from this machine: headers alone would
 * prove nothing, since a script writes what it likes. Nor must a page that a developer happens to have open be able to drive it:
 * pages of other origins are refused, and so is every Host but this machine's own names and those in `otherHosts`, since a foreign
 * name may be made to lead here (DNS rebinding).
 */
export function mayDriveQa({ address = '', headers }: QaCaller, allowance: QaAllowance = {}): boolean {
  const { otherHosts = [], otherMachines = false } = allowance;
  if (!otherMachines && !loopbackAddresses.test(address)) return false;
  const { host, origin, 'sec-fetch-site': site = 'none' } = headers;
  if (typeof host !== 'string') return false;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (!loopbackNames.test(name) && !otherHosts.includes(name)) return false;
  const isOwnPage = origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
  return isOwnPage && (site === 'none' || site === 'same-origin');
}
