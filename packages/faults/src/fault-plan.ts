import { type FaultEffect, MAX_DELAY_MS } from '@portal/contract/qa/faults';
import { logNormal, seededFraction } from './random.ts';

type EffectOf<Kind extends FaultEffect['kind']> = Extract<FaultEffect, { kind: Kind }>;

/** Answers in place of the service. */
export type Substitute = EffectOf<'status' | 'hang' | 'empty' | 'garbage' | 'reset'>;
/** Changes what the service answered, or how it travels. */
export type Spoiling = EffectOf<'dribble' | 'cut' | 'malformed_chunk' | 'wrong_shape'>;

/** What happens to a call, with chance already decided. */
export type FaultPlan = {
  /** Milliseconds before anything happens. */
  readonly delay: number;
  readonly substitute?: Substitute;
  readonly spoiling?: Spoiling;
};

export const noFault: FaultPlan = { delay: 0 };

/** Sets the draws of a delay apart from those of a chance. */
const DELAY_SALT = 0x5bd1e995;

/** The place of a call in a seeded series. */
type Draw = { readonly seed: number; readonly matched: number };

export function planFor(effect: FaultEffect, { seed, matched }: Draw): FaultPlan {
  switch (effect.kind) {
    case 'latency':
      return { delay: effect.milliseconds };
    case 'log_normal_latency': {
      const draw = (at: number) => seededFraction(seed ^ DELAY_SALT, 2 * matched + at);
      const spread = { median: effect.median_milliseconds, sigma: effect.sigma };
      return { delay: Math.min(Math.round(logNormal(spread, [draw(0), draw(1)])), MAX_DELAY_MS) };
    }
    case 'status':
    case 'hang':
    case 'empty':
    case 'garbage':
    case 'reset':
      return { delay: 0, substitute: effect };
    case 'dribble':
    case 'cut':
    case 'malformed_chunk':
    case 'wrong_shape':
      return { delay: 0, spoiling: effect };
  }
}
