import { toDataURL } from 'qrcode';

/** A QR code as a data: address, made here so that nobody else sees what it says (SEC-C1). */
export function qrImage(text: string): Promise<string> {
  return toDataURL(text, { errorCorrectionLevel: 'M', margin: 4, width: 320 });
}
