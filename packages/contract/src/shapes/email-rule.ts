export const MAX_EMAIL_LENGTH = 254;

const oneAddress = /^[^\s\p{C}@"<>()[\],;:\\]+@[^\s\p{C}@"<>()[\],;:\\.]+(?:\.[^\s\p{C}@"<>()[\],;:\\.]+)+$/u;
const resetShape = /^[^\s\p{C}@]+@[^\s\p{C}@]+\.[^\s\p{C}@]+$/u;

export const invalidEmail = 'Please enter a valid email address';

/** L-26: is this one plausible mail address? Free of any schema library, so the entry page can use it. */
export function isEmail(value: string): boolean {
  return value.length <= MAX_EMAIL_LENGTH && oneAddress.test(value);
}

export const invalidResetEmail = 'Invalid email address';

/** L-27 and specification section 5: text, an at sign, text, a dot and text, without spaces. */
export function isResetEmail(value: string): boolean {
  return value.length <= MAX_EMAIL_LENGTH && resetShape.test(value);
}

/** SEC-B12: addresses are compared without case and outer spaces, so that neither splits a count of attempts. */
export function normaliseEmail(value: string): string {
  return value.trim().toLowerCase();
}
