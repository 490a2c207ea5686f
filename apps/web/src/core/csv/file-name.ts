const LONGEST_SUBJECT = 60;

/** A name for a file that any system takes: what it holds and the day it was made, as in policies-2026-11-21.csv. */
export function csvFileName(subject: string, day: string): string {
  const plain = subject
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SUBJECT)
    .replace(/^-+|-+$/g, '');
  return `${plain || 'export'}-${day}.csv`;
}
