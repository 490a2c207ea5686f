import { z } from 'zod';

/** The entries of a list that is separated by commas. */
const listEntries = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** A list that is separated by commas, refused with the message unless every entry is good. */
export function listOf(isGood: (entry: string) => boolean, message: string, fallback = '') {
  return z
    .string()
    .default(fallback)
    .transform(listEntries)
    .refine((list) => list.every(isGood), message);
}

/** Origins by which browsers know the portal, for a gateway that does not see them itself (SEC-D8). */
export const publicOriginList = listOf(
  (entry) => /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/.test(entry),
  'must be a comma-separated list of origins, such as https://portal.example.com',
);

/** Origins of the packaged apps, which call the gateway from another origin (SEC-G8). */
export const appOriginList = listOf(
  (entry) => /^(?:https?|capacitor):\/\/[a-z0-9.-]+(?::\d{1,5})?$/.test(entry),
  'must be a comma-separated list of origins, such as https://portal.example.com',
  'capacitor://localhost,https://localhost',
);

/** SHA-256 fingerprints of the certificates that the Android app is signed with, as keytool prints them. */
export const certificateList = listOf(
  (entry) => /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(entry),
  'must be a comma-separated list of SHA-256 fingerprints',
);

/** Where reports of security problems go: https, mailto or tel (RFC 9116). */
export const contactList = listOf(
  (entry) => /^(?:https:\/\/|mailto:[^@\s]+@|tel:\+?)[^\s<>"]+$/.test(entry),
  'must be a comma-separated list of https, mailto or tel addresses',
);
