/** The key of a wish as the firm's API takes it, where the browser sent one (SEC-I7). */
export function idempotencyHeader(key: string | undefined) {
  return key === undefined ? {} : { headers: { 'Idempotency-Key': key } };
}
