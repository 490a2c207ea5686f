import { toDataURL } from 'qrcode';

type Account = { readonly issuer: string; readonly account: string };

/**
 * SEC-C8: what an authenticator app is set up from. The QR code is drawn here, whatever picture the firm gives, and
 * holds the address that a phone can open instead, with the secret that is shown. The firm's `otpCode` is a base32
 * secret, or a whole otpauth address.
 */
export async function drawQrCode(otpCode: string, account: Account) {
  const otpauthAddress = otpCode.startsWith('otpauth:') ? otpCode : addressOf(otpCode, account);
  return {
    secret: URL.parse(otpauthAddress)?.searchParams.get('secret') ?? otpCode,
    otpauthAddress,
    qrImage: await toDataURL(otpauthAddress, { errorCorrectionLevel: 'M', margin: 4, width: 320 }),
  };
}

/** In the key URI format that authenticator apps share: the secret, and the names under which they show the account. */
function addressOf(secret: string, { issuer, account }: Account): string {
  const [issuerText, accountText] = [issuer, account].map(encodeURIComponent);
  const secretText = encodeURIComponent(secret.replace(/\s/g, ''));
  return `otpauth://totp/${issuerText}:${accountText}?secret=${secretText}&issuer=${issuerText}`;
}
