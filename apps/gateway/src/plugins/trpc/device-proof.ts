import type { ErrorCode } from '@portal/contract/errors/error';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { createProofVerifier, type DeviceProof } from '../../session/device-proof.ts';
import type { ProofReplay } from '../../session/proof-replay.ts';
import { orUnavailable } from '../../shared-redis.ts';
import { Failure } from '../../trpc/failure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that the caller holds; undefined without a proof. */
    proof: DeviceProof | undefined;
  }
}

type Options = {
  readonly clock: Clock;
  /** Public origins of the portal; when empty, the origin that the request was sent to. */
  readonly publicOrigins: readonly string[];
  readonly replay: ProofReplay;
};

/** Reads the proof of a request, if it brings one. */
export type ReadProof = (request: FastifyRequest) => Promise<void>;

/**
 * An invalid proof refuses the request to any procedure: PROOF_REFUSED, or CLOCK_SKEW with our time, after
 * which the same call may be sent again with a new proof. Nothing of it was done (SEC-D8).
 */
export function createProofReader({ clock, publicOrigins, replay }: Options): ReadProof {
  const verify = createProofVerifier(clock);

  return async (request) => {
    const { dpop } = request.headers;
    if (dpop === undefined) return;
    // Node joins repeated headers with a comma, which no proof has.
    const { method, url, protocol, host } = request;
    const origins = publicOrigins.length > 0 ? publicOrigins : [`${protocol}://${host}`];
    const verdict = verify(String(dpop), { method, url, origins });
    if (verdict === 'mistimed') throw new Failure('CLOCK_SKEW', { serverTimeMs: clock.now().getTime() });
    if (verdict === 'refused' || !(await orUnavailable(replay.isFirstUse(verdict))))
      throw new Failure('PROOF_REFUSED');
    request.proof = verdict;
  };
}

/** What a 401 asks for (RFC 9449, section 7.1). */
export function proofChallenge(code: ErrorCode): string {
  const isAboutProof = code === 'PROOF_REFUSED' || code === 'CLOCK_SKEW';
  return `DPoP ${isAboutProof ? 'error="invalid_dpop_proof", ' : ''}algs="ES256"`;
}
