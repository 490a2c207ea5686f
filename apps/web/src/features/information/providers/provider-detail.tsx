import { latestVerdict } from '#core/due-diligence/findings.ts';
import { useFindings } from '#core/due-diligence/use-findings.ts';
import { FailedPage } from '#core/failed-page.tsx';
import { Loaded } from '#core/loaded.tsx';
import { MissingPage } from '#core/missing-page.tsx';
import { useDocumentTitle } from '#core/page-title.ts';
import { paths } from '#core/paths.ts';
import { providerName } from '#core/provider-name.ts';
import { DetailPlace } from '#ui/detail-place.tsx';
import type { Provider } from './filter-providers.ts';
import { OwnPolicies } from './own-policies.tsx';
import styles from './provider-detail.module.css';
import { ProviderFacts } from './provider-facts.tsx';
import { ProviderFindings } from './provider-findings.tsx';
import { ProviderHead } from './provider-head.tsx';
import { useProvider } from './use-provider.ts';

/** Row P5: who the provider is, what the person has there, and what was found about it. */
export function ProviderDetail({ uuid }: { uuid: string }) {
  return (
    <Loaded
      query={useProvider(uuid)}
      loading={<DetailPlace said="Loading the provider" />}
      notFound={<ProviderMissing />}
      failed={(failure) => (
        <FailedPage heading="We could not load this provider" failure={failure}>
          Your policies there are safe.
        </FailedPage>
      )}
    >
      {(provider) => <ProviderPage provider={provider} />}
    </Loaded>
  );
}

/** Each part loads by itself: one that fails leaves the others. */
function ProviderPage({ provider }: { provider: Provider }) {
  useDocumentTitle(providerName(provider));
  const findings = useFindings(provider.uuid);
  return (
    <article className={styles.page}>
      <ProviderHead provider={provider} latest={latestVerdict(findings.data ?? [])} />
      {provider.description === null ? null : <p className={styles.lead}>{provider.description}</p>}
      <OwnPolicies provider={provider} />
      <ProviderFindings provider={provider} findings={findings} />
      <ProviderFacts provider={provider} />
    </article>
  );
}

function ProviderMissing() {
  return (
    <MissingPage
      heading="We could not find this provider"
      onward={{ to: paths.information.to(), label: 'All providers' }}
    >
      It may have left our list, or the address may have a slip in it. Your policies are where they were.
    </MissingPage>
  );
}
