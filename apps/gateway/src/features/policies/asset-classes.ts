import type { Policy } from '@portal/contract/v1/policies';
import type { Valuation } from '@portal/contract/v1/valuation';
import { z } from 'zod';

/** Names of asset classes with the pence in each; as pairs, since a list of 1,000 policies repeats them. */
export const assetClassesOutput = z.array(z.tuple([z.string(), z.number()])).nullable();
type AssetClasses = z.infer<typeof assetClassesOutput>;

const cashClass = 'Cash';
/** Names of a class that say nothing, as `keyOf` writes them. */
const unnamed: readonly string[] = ['', 'notknown'];

/**
 * Adds up what valuations hold by asset class; cash is a class of its own. Names come from the firm as free text: those
 * that differ in case and spaces alone are one class, for all valuations in the spelling that came first. Holdings
 * without the name of a class are left out, and so is the part of the value that holdings and cash do not explain: the
 * browser derives it from the value and calls it "Not known" (P-69, portfolio/breakdown/asset-classes.ts). Null where
 * the firm gives neither holdings nor cash.
 */
export function assetClassReader(): (valuation: Valuation, planType: Policy['plan_type']) => AssetClasses {
  const spellings = new Map([[keyOf(cashClass), cashClass]]);
  return (valuation, planType) => {
    const { holdings } = valuation;
    const cash = cashOf(valuation, planType);
    if (cash === null && holdings === null) return null;
    const sums = new Map<string, number>();
    const money = { asset_class: cashClass, value: cash ?? 0 };
    for (const { asset_class, value } of [...(holdings ?? []), money]) {
      const key = keyOf(asset_class);
      if (value === 0 || unnamed.includes(key)) continue;
      const name = spellings.get(key) ?? asset_class.trim();
      spellings.set(key, name);
      sums.set(name, (sums.get(name) ?? 0) + value);
    }
    return [...sums];
  };
}

/** P-69: a cash ISA without holdings is all cash. */
function cashOf({ value, holdings, cash }: Valuation, planType: Policy['plan_type']): number | null {
  return planType === 'cash_isa' && !holdings?.length ? value : cash;
}

function keyOf(name: string): string {
  return name.replace(/\s+/g, '').toLowerCase();
}
