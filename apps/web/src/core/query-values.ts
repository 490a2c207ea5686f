/** The query of an address with these values put in, beside what it holds of others; null or an empty text takes one out. */
export function withQueryValues(
  query: URLSearchParams,
  values: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    if (value) written.set(name, value);
    else written.delete(name);
  }
  return written;
}
