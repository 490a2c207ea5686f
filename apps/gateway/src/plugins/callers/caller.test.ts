import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import type { Session } from '../../session/session.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import { upstreamParts } from './caller.ts';

/** For whom the calls of a request take turns. */
function personOf(session: Pick<Session, 'sub'> | null, ip: string): string | undefined {
  const clientFor = vi.fn<Upstream['clientFor']>();
  const deps = { upstream: { clientFor } as Partial<Upstream> as Upstream, limits: { charge: vi.fn() } };
  const request = { id: 'r', ip, headers: {} } as FastifyRequest;
  upstreamParts(deps as unknown as Parameters<typeof upstreamParts>[0], request, session as Session | null);
  return clientFor.mock.calls[0]?.[1]?.person;
}

test('SEC-I26: a call takes its turn as the person of its session, without one as its address', () => {
  expect(personOf({ sub: 'person' }, '192.0.2.7')).toBe('person');
  expect(personOf(null, '192.0.2.7')).toBe('192.0.2.7');
  expect(personOf(null, '192.0.2.8')).toBe('192.0.2.8');
});
