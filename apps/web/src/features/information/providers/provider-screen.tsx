import { useParams } from 'react-router';
import { latestVerdict, type PanelItem } from '#core/due-diligence/findings.ts';
import { useFindings } from '#core/due-diligence/review-queries.ts';
import { VerdictChangeNote } from '#core/due-diligence/verdict-change-note.tsx';
import { VerdictChip } from '#core/due-diligence/verdict-chip.tsx';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { MissingPage } from '#core/errors/missing-page.tsx';
import { providerName, providerTypeName } from '#core/format/provider-name.ts';
import { useDocumentTitle } from '#core/routing/headings/page-title.ts';
import { useOpenedHeading } from '#core/routing/headings/use-opened-heading.ts';
import { paths } from '#core/routing/paths.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { DetailSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Column, Columns } from '#ui/layout/columns.tsx';
import { ListDetail } from '#ui/layout/list-detail.tsx';
import { SubjectHead } from '../subject-head.tsx';
import { ProviderFacts } from './facts.tsx';
import { ProviderFindings } from './findings.tsx';
import { ProviderList } from './list.tsx';
import { OwnPolicies } from './own-policies.tsx';
import { type Provider, useProvider } from './provider-queries.ts';
import styles from './provider-screen.module.css';

/** P-5: one provider, beside the others. */
export function ProviderScreen() {
  const { id = '' } = useParams();
  return (
    <ListDetail
      listLabel="Providers"
      list={<ProviderList current={id} />}
      detail={<ProviderDetail key={id} uuid={id} />}
      narrow="detail"
    />
  );
}

/** P-5: who the provider is, what the client has there, and what was found about it. */
function ProviderDetail({ uuid }: { uuid: string }) {
  return (
    <QueryBoundary
      query={useProvider(uuid)}
      loading={<DetailSkeleton label="Loading the provider" />}
      notFound={<ProviderMissing />}
      failed={(failure) => (
        <FailedPage heading="We could not load this provider" failure={failure}>
          Your policies there are safe.
        </FailedPage>
      )}
    >
      {(provider) => <ProviderPage provider={provider} />}
    </QueryBoundary>
  );
}

/** Each part loads separately: one that fails does not affect the others. */
function ProviderPage({ provider }: { provider: Provider }) {
  useDocumentTitle(providerName(provider));
  const findings = useFindings(provider.uuid);
  return (
    <article className={styles.page}>
      <ProviderHead
        provider={provider}
        latest={latestVerdict(findings.data?.found ?? [])}
        isLoading={findings.data === undefined && findings.isFetching}
      />
      {provider.description === null ? null : <p className={styles.lead}>{provider.description}</p>}
      <Columns>
        <Column>
          <OwnPolicies provider={provider} />
          <ProviderFindings provider={provider} findings={findings} />
        </Column>
        <ProviderFacts provider={provider} />
      </Columns>
    </article>
  );
}

function ProviderMissing() {
  return (
    <MissingPage
      heading="We could not find this provider"
      onward={{ to: paths.information.to(), label: 'All providers' }}
    >
      We may no longer list it, or the address may be mistyped. Your policies are not affected.
    </MissingPage>
  );
}

type ProviderHeadProps = {
  provider: Provider;
  latest: PanelItem | undefined;
  /** The newest verdict is not known yet. */
  isLoading: boolean;
};

/** Name and kind of a provider, with the newest verdict once it is known. */
function ProviderHead({ provider, latest, isLoading }: ProviderHeadProps) {
  return (
    <SubjectHead
      headingRef={useOpenedHeading()}
      label={providerTypeName(provider.type)}
      provider={provider}
      aside={
        latest ? (
          <>
            <VerdictChip verdict={latest.verdict} />
            <VerdictChangeNote verdict={latest.verdict} previous={latest.previousVerdict} />
          </>
        ) : (
          isLoading && <Skeleton width="12.5rem" height="1.5rem" />
        )
      }
    />
  );
}
