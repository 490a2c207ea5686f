import type { PolicyStatus } from '@portal/contract/policies';

/** What people call the status of a policy. */
export const statusNames: Record<PolicyStatus, string> = {
  in_force: 'In force',
  submitted_to_provider: 'With provider',
  paid_up: 'Paid up',
  lapsed: 'Lapsed',
  matured: 'Matured',
  transferred_out: 'Transferred out',
  surrendered: 'Surrendered',
};

export const statuses = Object.keys(statusNames) as PolicyStatus[];
