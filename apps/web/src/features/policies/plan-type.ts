import type { PlanType } from '@portal/contract/policy-details';

/** What people call a type of plan. */
export const planTypeNames: Record<PlanType, string> = {
  sipp: 'Self-invested personal pension',
  personal_pension: 'Personal pension',
  workplace_pension: 'Workplace pension',
  drawdown: 'Drawdown plan',
  defined_benefit: 'Defined-benefit pension',
  stocks_and_shares_isa: 'Stocks and shares ISA',
  cash_isa: 'Cash ISA',
  junior_isa: 'Junior ISA',
  lifetime_isa: 'Lifetime ISA',
  gia: 'General investment account',
  onshore_bond: 'Onshore bond',
  offshore_bond: 'Offshore bond',
  annuity: 'Lifetime annuity',
  term_assurance: 'Term assurance',
  whole_of_life: 'Whole of life cover',
  critical_illness: 'Critical illness cover',
  income_protection: 'Income protection',
};
