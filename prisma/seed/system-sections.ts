import type { SeedRows } from './seed-rows.ts';

/** When each part of the data last changed (API-11): all of it now, because the seed has just written it. */
export function systemSectionRows(now: Date): Pick<SeedRows, 'systemSection'> {
  const sections = ['policy', 'provider', 'due_diligence', 'insight', 'firm', 'terms'] as const;
  return { systemSection: sections.map((section) => ({ section, updatedAt: now })) };
}
