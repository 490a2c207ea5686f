import type { ErrorCode } from '@portal/contract/errors/error';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { createProofVerifier, type DeviceProof } from '../../session/device-proof.ts';
import type { ProofNonces } from '../../session/proof-nonces.ts';
import type { ProofReplay } from '../../session/proof-replay.ts';
import { Failure, orUnavailable } from '../../trpc/failure.ts';
import { unlessSignOut } from './sign-out-request.ts';

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
  readonly nonces: ProofNonces;
};

/** Reads the proof of a request, if it brings one. */
export type ReadProof = (request: FastifyRequest) => Promise<void>;

/**
 * SEC-D31: an invalid proof refuses the request to any procedure: PROOF_REFUSED, which includes a replay (SEC-D23), or
 * CLOCK_SKEW with our time, or USE_DPOP_NONCE with the nonce of every answer (SEC-D24). After the last two the same
 * call may be sent again with a new proof. Nothing of it was done. session/device-proof.ts checks the proof (SEC-D8).
 */
export function createProofReader({ clock, publicOrigins, replay, nonces }: Options): ReadProof {
  const verify = createProofVerifier(clock, nonces);

  return async (request) => {
    const { dpop } = request.headers;
    if (dpop === undefined) return;
    // Node joins repeated headers with a comma, which no proof has.
    const { method, url, protocol, host } = request;
    const origins = publicOrigins.length > 0 ? publicOrigins : [`${protocol}://${host}`];
    const verdict = verify(String(dpop), { method, url, origins });
    if (verdict === 'mistimed') throw new Failure('CLOCK_SKEW', { serverTimeMs: clock.now().getTime() });
    if (verdict === 'outdated') throw new Failure('USE_DPOP_NONCE');
    if (verdict === 'refused') throw new Failure('PROOF_REFUSED');
    const isFirstUse = orUnavailable(replay.recordUse(verdict));
    if (!(await unlessSignOut(request, isFirstUse, true))) throw new Failure('PROOF_REFUSED');
    request.proof = verdict;
  };
}

/** The header in which every answer gives the nonce of the next proofs (RFC 9449, section 8.2). */
export const NONCE_HEADER = 'dpop-nonce';

const challengeErrors: Partial<Record<ErrorCode, string>> = {
  PROOF_REFUSED: 'invalid_dpop_proof',
  CLOCK_SKEW: 'invalid_dpop_proof',
  USE_DPOP_NONCE: 'use_dpop_nonce',
};

/** What a 401 asks for (RFC 9449, sections 7.1 and 9). */
export function proofChallenge(code: ErrorCode): string {
  const error = challengeErrors[code];
  return `DPoP ${error === undefined ? '' : `error="${error}", `}algs="ES256"`;
}
