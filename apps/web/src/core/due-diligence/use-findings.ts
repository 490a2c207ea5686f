import type { Asked } from '#core/loaded.tsx';
import { type Finding, findingsAbout } from './findings.ts';
import { usePanels } from './use-panels.ts';

/** What the due diligence found about one provider, newest year first; empty where it was never tested. */
export function useFindings(providerUuid: string): Asked<Finding[]> {
  const panels = usePanels();
  return { ...panels, data: panels.data && findingsAbout(providerUuid, panels.data) };
}
