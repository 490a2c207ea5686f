import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import type { Session } from '../../session/session.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import { upstreamParts } from './upstream-of-request.ts';

/** For whom the calls of a request take turns: each by itself, and as a procedure that makes many. */
function personsOf(session: Pick<Session, 'sub'> | null, ip: string): (string | undefined)[] {
  const clientFor = vi.fn<Upstream['clientFor']>();
  const deps = { upstream: { clientFor } as Partial<Upstream> as Upstream, limits: { charge: vi.fn() } };
  const request = { id: 'r', ip, headers: {} } as FastifyRequest;
  const parts = upstreamParts(
    deps as unknown as Parameters<typeof upstreamParts>[0],
    request,
    session as Session | null,
  );
  return [clientFor.mock.calls[0]?.[1]?.person, parts.fairTurns.person];
}

test('SEC-I26: a call takes its turn as the person of its session, without one as its address', () => {
  expect(personsOf({ sub: 'person' }, '192.0.2.7')).toEqual(['person', 'person']);
  expect(personsOf(null, '192.0.2.7')).toEqual(['192.0.2.7', '192.0.2.7']);
  expect(personsOf(null, '192.0.2.8')).toEqual(['192.0.2.8', '192.0.2.8']);
});

test('SEC-I19, SEC-I26: all addresses of an IPv6 /64 are one, and an IPv4 address is one however it is written', () => {
  const [first] = personsOf(null, '2001:db8:1:2::7');
  expect(personsOf(null, '2001:db8:1:2:3:4:5:6')).toEqual([first, first]);
  expect(personsOf(null, '2001:db8:1:3::7')).not.toContain(first);
  expect(personsOf(null, '::ffff:192.0.2.7')).toEqual(['192.0.2.7', '192.0.2.7']);
});
