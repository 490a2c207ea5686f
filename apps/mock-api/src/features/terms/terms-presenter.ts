import type { Terms as WireTerms } from '@portal/contract/terms';
import type { Terms } from './terms-service.ts';

type TermsRow = Awaited<ReturnType<Terms['inForce']>>;

export function presentTerms(row: TermsRow): WireTerms {
  return {
    version: row.version,
    title: row.title,
    text: row.html,
    effective_from: row.effectiveFrom,
    changes_summary: row.changesSummary,
  };
}
