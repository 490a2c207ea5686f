import type { PolicyCategory, PolicyStatus } from '@portal/contract/policies';
import type { PolicyDetails } from '@portal/contract/policy-details';
import type { ValuationSource } from '@portal/contract/valuation';

export type ItemValuation =
  | {
      state: 'valued';
      value: number;
      valuedOn: string;
      receivedAt: string;
      source: ValuationSource;
      transferValue: number | null;
    }
  | { state: 'none' }
  | { state: 'failed' };

type CamelCase<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Head}${CamelCase<Capitalize<Tail>>}`
  : Text;
type CamelKeys<Value> = Value extends readonly (infer Item)[]
  ? CamelKeys<Item>[]
  : Value extends object
    ? { [Key in keyof Value as CamelCase<Key & string>]: CamelKeys<Value[Key]> }
    : Value;
export type ItemDetails = CamelKeys<PolicyDetails>;

export type PolicyListItem = {
  uuid: string;
  policyNumber: string | null;
  name: string;
  category: PolicyCategory;
  planType: string;
  provider: { uuid: string; name: string; logoUrl: string | null };
  status: PolicyStatus;
  owners: { name: string; percentage: number }[];
  startDate: string;
  endDate: string | null;
  adviserName: string;
  riskProfile: string | null;
  details: ItemDetails;
  valuation: ItemValuation;
};
