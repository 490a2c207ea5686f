import { londonDay } from '@portal/contract/shapes/calendar-day';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { MissingPage } from '#core/errors/missing-page.tsx';
import { policyName } from '#core/format/policy-name.ts';
import { useDocumentTitle } from '#core/routing/headings/page-title.ts';
import { SubjectHeading } from '#core/routing/headings/subject-heading.tsx';
import { useOpenedHeading } from '#core/routing/headings/use-opened-heading.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { newMessageAddress } from '#core/routing/message-addresses.ts';
import { paths } from '#core/routing/paths.ts';
import { useMessagesOffered } from '#core/trpc/offered-queries.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { textLink } from '#ui/action/classes.ts';
import { Chip } from '#ui/data/chip.tsx';
import { formatOwned } from '#ui/format/percent.ts';
import { Icon, messageIcon, usersIcon } from '#ui/icons.tsx';
import { Column, Columns } from '#ui/layout/columns.tsx';
import { categoryNames, planTypeNames } from '../policy-labels.ts';
import { CategorySquare, PolicySource, StatusChip } from '../policy-marks.tsx';
import { type Policy, usePolicy } from '../policy-queries.ts';
import { policyWorth, promisedBy } from '../policy-worth.ts';
import { PrintButton, PrintNote } from '../print.tsx';
import { PolicyDetails } from './details/details.tsx';
import { PolicyHoldings } from './holdings.tsx';
import { PolicyCharges, PolicyPayments } from './payments.tsx';
import styles from './policy-screen.module.css';
import { PolicySkeleton } from './policy-skeleton.tsx';
import { PolicyProvider } from './provider.tsx';
import { PolicyPromise, PolicyValue, type PolicyValueProps } from './value/value.tsx';

/** Fetched after the page: it is at its end, and many policies have no documents. */
const PolicyDocuments = lazy(() =>
  import('./documents.tsx').then((file) => ({ default: file.PolicyDocuments })),
);

/** One policy, beside the list that the surrounding screen draws, and alone on phones. */
export function PolicyScreen({ today = londonDay(new Date()) }: { today?: string }) {
  const { id = '' } = useParams();
  const query = usePolicy(id);
  return (
    <QueryBoundary
      key={id}
      query={query}
      loading={<PolicySkeleton />}
      notFound={<PolicyMissing />}
      failed={(failure) => (
        <FailedPage heading="We could not load this policy" failure={failure}>
          Your policy is safe.
        </FailedPage>
      )}
    >
      {(policy) => (
        <PolicyOverview
          policy={policy}
          today={today}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </QueryBoundary>
  );
}

/** P-2: everything that is known of one policy. Its parts hide their own amounts (P-26). */
function PolicyOverview(props: PolicyValueProps) {
  const { policy, today } = props;
  useDocumentTitle(policyName(policy));
  const worth = policyWorth(policy);
  const promised = promisedBy(worth);
  return (
    <article className={styles.policy}>
      <Head policy={policy} />
      <Columns>
        {promised === null ? <PolicyValue {...props} /> : <PolicyPromise promised={promised} worth={worth} />}
        <Column>
          {policy.valuation.state === 'valued' ? <PolicyHoldings valuation={policy.valuation} /> : null}
          <div className={styles.pair}>
            <PolicyPayments policy={policy} today={today} isPromise={promised !== null} />
            <PolicyDetails policy={policy} today={today} />
          </div>
          <PolicyCharges charges={policy.charges} />
          {policy.provider === null ? null : <PolicyProvider provider={policy.provider} />}
          <Suspense>
            <PolicyDocuments uuid={policy.uuid} />
          </Suspense>
        </Column>
      </Columns>
      <PrintButton label="Print this policy" />
      <PrintNote />
    </article>
  );
}

/** The name, type, provider and status of the policy, as far as they are known. */
function Head({ policy }: { policy: Policy }) {
  const heading = useOpenedHeading();
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <Kind policy={policy} />
        <SubjectHeading ref={heading} name={policyName(policy)} />
        <PolicySource policy={policy} isLinked />
        <AskLink uuid={policy.uuid} />
      </div>
      <Marks policy={policy} />
    </header>
  );
}

/** P-2: to a new message about the policy; nothing where the firm does not offer messages. */
function AskLink({ uuid }: { uuid: string }) {
  if (!useMessagesOffered()) return null;
  return (
    <PageLink className={`${textLink} ${styles.ask}`} to={newMessageAddress(uuid)}>
      <Icon shape={messageIcon} />
      Ask about this policy
    </PageLink>
  );
}

function Kind({ policy: { category, planType, name } }: { policy: Policy }) {
  const categoryName = category && categoryNames[category];
  const typeName = (planType && planTypeNames[planType]) ?? categoryName;
  // The name of a policy is often that of its type, which is above it then.
  const kind = typeName?.toLowerCase() === name?.toLowerCase() ? categoryName : typeName;
  if (kind === null) return null;
  return (
    <p className={styles.kind}>
      {category === null ? null : <CategorySquare category={category} />}
      {kind}
    </p>
  );
}

function Marks({ policy: { status, owners } }: { policy: Policy }) {
  const joint = jointText(owners);
  if (status === null && joint === null) return null;
  return (
    <ul className={styles.marks}>
      {status === null ? null : (
        <li>
          <StatusChip status={status} />
        </li>
      )}
      {joint === null ? null : (
        <li>
          <Chip icon={usersIcon}>{joint}</Chip>
        </li>
      )}
    </ul>
  );
}

/**
 * "Joint, 50% each", or the number of owners where their shares differ; null where there is one owner or none is known.
 */
export function jointText(owners: Policy['owners']): string | null {
  if (owners === null || owners.length < 2) return null;
  const [share, ...others] = new Set(owners.map(({ percentage }) => formatOwned(percentage)));
  return others.length === 0 ? `Joint, ${share} each` : `Joint, ${owners.length} owners`;
}

function PolicyMissing() {
  return (
    <MissingPage
      heading="We could not find this policy"
      onward={{ to: paths.policies.to(), label: 'All policies' }}
    >
      It may have been closed, or the address may be mistyped. Your other policies are not affected.
    </MissingPage>
  );
}
