/** A text as searches compare it: lower case, without accents, one space between words. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The words of a search, each as `plainText` writes it; what is found contains every one of them. */
export function searchWords(text: string): string[] {
  return plainText(text).split(' ').filter(Boolean);
}
