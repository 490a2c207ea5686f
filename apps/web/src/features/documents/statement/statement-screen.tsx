import { londonDay } from '@portal/contract/shapes/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { offersStatements } from '#core/configuration.ts';
import { codeMessages } from '#core/errors/code-messages.ts';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { MissingPage } from '#core/errors/missing-page.tsx';
import { paths } from '#core/routing/paths.ts';
import { slow, useTRPC } from '#core/trpc/procedures.ts';
import { type LoadFailure, QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { DetailSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { useFocusOnChange } from '#ui/hooks/use-focus-on-change.ts';
import { PaneTitle } from '#ui/layout/headings.tsx';
import { SinglePane } from '#ui/layout/list-detail.tsx';
import { Made } from './made.tsx';
import { type EarlierDays, earlierDays, earlierRange, type ListedPolicy } from './order.ts';
import { OrderForm } from './order-form.tsx';
import styles from './statement.module.css';
import { saveStatement, useOrder } from './use-order.ts';

/** P-15: a client makes a statement of holdings, where statements are offered (P-54). */
export function StatementScreen({ today = londonDay(new Date()) }: { today?: string }) {
  if (!offersStatements)
    return (
      <MissingPage
        heading="Statements are not available here"
        onward={{ to: paths.policies.to(), label: 'Your policies' }}
      >
        Your policies and their values are on their own page, which can be printed.
      </MissingPage>
    );
  return (
    <SinglePane>
      <Ordering today={today} />
    </SinglePane>
  );
}

function Ordering({ today }: { today: string }) {
  const trpc = useTRPC();
  const query = useQuery(trpc.policies.list.queryOptions());
  const { data: history } = useQuery(trpc.policies.history.queryOptions({ range: earlierRange }, slow));
  const failed = (failure: LoadFailure) => (
    <FailedPage heading="We could not load your policies" failure={failure}>
      Your policies are safe.
    </FailedPage>
  );
  return (
    <QueryBoundary query={query} loading={<DetailSkeleton label="Loading your policies" />} failed={failed}>
      {({ policies, unreadable }) => {
        if (policies.length > 0) {
          const earlier = earlierDays(history?.byShare.days ?? [], today);
          return <Statement policies={policies} unreadable={unreadable} earlier={earlier} />;
        }
        if (unreadable > 0)
          return failed({
            message: codeMessages.UPSTREAM_MALFORMED,
            requestId: undefined,
            isRetrying: query.isFetching,
            onRetry: () => void query.refetch(),
          });
        return <NoPolicies />;
      }}
    </QueryBoundary>
  );
}

function NoPolicies() {
  return (
    <MissingPage
      heading="You have no policies yet"
      onward={{ to: paths.policies.to(), label: 'Your policies' }}
    >
      A statement lists your policies and their values. You can make one as soon as your first policy is here.
    </MissingPage>
  );
}

type StatementProps = {
  policies: readonly ListedPolicy[];
  unreadable: number;
  earlier: EarlierDays | null;
};

function Statement({ policies, unreadable, earlier }: StatementProps) {
  const order = useOrder(earlier);
  const { made } = order;
  const heading = useFocusOnChange(made);
  if (made !== null)
    return <Made made={made} headingRef={heading} onSave={() => saveStatement(made)} onAgain={order.again} />;
  return (
    <article className={styles.page}>
      <header>
        <PaneTitle ref={heading} tabIndex={-1}>
          Make a statement of holdings
        </PaneTitle>
        <p className={styles.text}>
          A signed PDF of what you hold, for a lender, an accountant or your own records. Anyone you give it
          to can check that it is genuine.
        </p>
      </header>
      <OrderForm order={order} policies={policies} unreadable={unreadable} earlier={earlier} />
    </article>
  );
}
