/** The headers that identify the sender of a request; names in lower case, as servers give them. */
type CallerHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The caller: the remote address of the connection, which the sender cannot choose, and its headers. */
export type QaCaller = { readonly address: string | undefined; readonly headers: CallerHeaders };

/** Who may call besides this machine: additional host names (QA_HOSTS), and other machines (QA_ALLOW_REMOTE is 1). */
export type QaAllowance = {
  readonly otherHosts?: readonly string[] | undefined;
  readonly otherMachines?: boolean;
};

const loopbackNames = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const loopbackAddresses = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

/**
 * whether a call to /qa is allowed; whether /qa exists is in the mock's qa-env.ts. It has no sign-in, so the
 * connection must come from this machine: headers alone would prove nothing, since a script can set any. A page that a
 * developer has open must not be able to call it either: pages of other origins are refused, and so is every Host but
 * this machine's own names and those in `otherHosts`, since a foreign name may be made to lead here (DNS rebinding).
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
