import type { Gateway } from './client.ts';

/** The typed client, in its own chunk: the landing page and the first login step are drawn without it. */
export async function loadGateway(): Promise<Gateway> {
  const { gateway } = await import('./client.ts');
  return gateway;
}

/**
 * A step of sign-in sends its own token, or none, and never the session's, which may have expired:
 * `mutate(input, { context: withToken(token) })`.
 */
export function withToken(token: string | null): { token: string | null } {
  return { token };
}
