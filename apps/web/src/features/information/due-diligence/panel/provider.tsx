import type { Entry, PanelItem } from '#core/due-diligence/findings.ts';
import { providerName } from '#core/format/provider-name.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { HeldNote } from '../../held-policies.tsx';
import { usePrefetchReport } from '../../report/report-queries.ts';
import styles from './provider.module.css';

type PanelProviderProps = {
  entry: Entry;
  item: PanelItem;
  /** How many of the client's policies each provider runs. */
  held: ReadonlyMap<string, number>;
};

/**
 * Which provider it is, with a link to its report. One that could not be read is shown as such, with its kind where
 * known.
 */
export function PanelProvider({ entry, item: { provider, segment }, held }: PanelProviderProps) {
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
        to={paths.providerReport.to(report)}
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
