import type { Prisma } from '@portal/prisma/client';

type Base = Pick<Prisma.ValuationModel, 'value' | 'transferValue'> & {
  holdings: Prisma.HoldingModel[];
};

/** A little more than before: 1.2 %. */
const USUAL_GROWTH = 1.012;
/** Pence; the value of a policy that had none. */
const FIRST_VALUE = 2_500_000;

/** The next value of a policy by default; pence. */
export function usualValue(base: Base | null): number {
  return base ? Math.round(Number(base.value) * USUAL_GROWTH) : FIRST_VALUE;
}

/**
 * A valuation of `value` pence with the funds of the one before it, each grown or shrunk alike; what rounding leaves
 * over is cash, so that holdings and cash sum to the value.
 */
export function valuationLike(base: Base | null, value: number, day: string) {
  const share = base && base.value > 0n ? value / Number(base.value) : 0;
  const holdings =
    share > 0 ? (base?.holdings ?? []).map((holding) => scaled(holding, { share, value, day })) : [];
  const invested = holdings.reduce((sum, holding) => sum + holding.value, 0n);
  return {
    value: BigInt(value),
    cash: BigInt(value) - invested,
    transferValue: base?.transferValue ? timesShare(base.transferValue, share) : null,
    holdings,
  };
}

type Scale = { share: number; value: number; day: string };

function scaled(holding: Prisma.HoldingModel, { share, value, day }: Scale) {
  const { valuationUuid: _former, ...rest } = holding;
  const worth = timesShare(holding.value, share);
  return {
    ...rest,
    value: worth,
    price: holding.price * share,
    priceDate: day,
    percent: Math.round((Number(worth) / value) * 10_000) / 100,
  };
}

/** Rounded down, so that the parts never exceed the whole. */
function timesShare(pence: bigint, share: number): bigint {
  return BigInt(Math.floor(Number(pence) * share));
}
