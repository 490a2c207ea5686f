/** The links of mails: one code and nothing else (rows R3, R4). */
const mailedLink = /^\/(?:invite|password-reset)\/[^/]+$/;

/** Where in the app a link leads that the device opened it with; undefined for all others, which stay with the browser. */
export function linkPath(link: string, gatewayOrigin: string): string | undefined {
  const url = URL.parse(link);
  const isOurs = url !== null && url.origin === gatewayOrigin && mailedLink.test(url.pathname);
  return isOurs ? url.pathname : undefined;
}
