import type { Entry, PanelItem } from '#core/due-diligence/findings.ts';
import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { providerName } from '#core/provider-name.ts';
import { HeldNote } from '../held-note.tsx';
import { usePrefetchReport } from '../report/use-report.ts';
import { useHeldPolicies } from '../use-held-policies.ts';
import styles from './panel-provider.module.css';

type PanelProviderProps = { entry: Entry; item: PanelItem };

/** Which provider it is, with a link to its report. One that could not be read is shown as such, with its kind where known. */
export function PanelProvider({ entry, item: { provider, segment } }: PanelProviderProps) {
  const held = useHeldPolicies();
  const prefetch = usePrefetchReport();
  if (provider === null) {
    return (
      <span className={styles.provider}>
        <span className={styles.unread}>This provider could not be read</span>
        <span className={styles.note}>{segment}</span>
      </span>
    );
  }
  const report = { dueDiligenceUuid: entry.uuid, providerUuid: provider.uuid };
  return (
    <span className={styles.provider}>
      <PageLink
        className={styles.name}
        to={paths.providerReport.to({ dueDiligenceId: entry.uuid, providerId: provider.uuid })}
        prefetch={() => prefetch(report)}
      >
        {providerName(provider)}
      </PageLink>
      <span className={styles.note}>
        <HeldNote kind={segment} held={held.get(provider.uuid) ?? 0} />
      </span>
    </span>
  );
}
