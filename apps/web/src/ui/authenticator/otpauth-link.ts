/** Row L3: the address by which a phone adds the account to its authenticator app, in the key URI format that those apps share. */
export function otpauthLink(account: { issuer: string; email: string; secret: string }): string {
  const label = `${encodeURIComponent(account.issuer)}:${encodeURIComponent(account.email)}`;
  const issuer = encodeURIComponent(account.issuer);
  return `otpauth://totp/${label}?secret=${account.secret}&issuer=${issuer}`;
}
