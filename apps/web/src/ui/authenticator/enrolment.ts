/** A second factor that is being set up: its secret (base32) and the QR image of it (a data: address). */
export type Enrolment = { secret: string; qrImage: string };
