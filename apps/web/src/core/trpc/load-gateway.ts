import type { Gateway } from './client.ts';

/** The typed client, in a chunk of its own: the landing page and the first login step are drawn without it. */
export async function loadGateway(): Promise<Gateway> {
  const { gateway } = await import('./client.ts');
  return gateway;
}

/** A step of sign-in sends its own token, which is not the session's: `mutate(input, { context: withToken(token) })`. */
export function withToken(token: string): { token: string } {
  return { token };
}
