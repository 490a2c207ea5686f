import { useQuery } from '@tanstack/react-query';
import { useFirm } from '#core/branding/use-firm.ts';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { RichText } from '#core/rich-text/rich-text.tsx';
import { PageLink } from '#core/routing/links/link.tsx';
import { newMessageAddress } from '#core/routing/message-addresses.ts';
import { aboutVipContent, paths } from '#core/routing/paths.ts';
import { Redirect } from '#core/routing/redirect.tsx';
import { useSession } from '#core/session/store.ts';
import { useMessagesOffered } from '#core/trpc/offered-queries.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { buttonLook } from '#ui/action/button.tsx';
import { Avatar } from '#ui/data/avatar.tsx';
import { SectionSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { PaneTitle, SmallLabel } from '#ui/layout/headings.tsx';
import { SinglePane } from '#ui/layout/list-detail.tsx';
import styles from './about-vip-screen.module.css';

/** P-23: the adviser and the benefits of the VIP service. Others have no such page and go to their policies. */
export function AboutVipScreen() {
  const { isVip } = useSession();
  if (!isVip) return <Redirect to={paths.policies.to()} />;
  return (
    <SinglePane>
      <article className={styles.page}>
        <Adviser />
        <Benefits />
      </article>
    </SinglePane>
  );
}

/** What the service is, in the firm's own words; a firm may not have written any, or offer no pages at all. */
function Benefits() {
  const trpc = useTRPC();
  const isOffered = useQuery(trpc.content.list.queryOptions()).data?.offered !== false;
  const page = useQuery(trpc.content.byId.queryOptions({ id: aboutVipContent }, { enabled: isOffered }));
  if (!isOffered) return <NotDescribed />;
  return (
    <QueryBoundary
      query={page}
      loading={<SectionSkeleton label="Loading the description of your service" />}
      notFound={<NotDescribed />}
      failed={(failure) => (
        <FailedPart heading="We could not load the description of your service" failure={failure} />
      )}
    >
      {({ title, html }) =>
        html === null ? (
          <NotDescribed />
        ) : (
          <section className={styles.benefits}>
            <PaneTitle>{title ?? ownTitle}</PaneTitle>
            <RichText html={html} />
          </section>
        )
      }
    </QueryBoundary>
  );
}

const ownTitle = 'Your VIP service';

/** Where the firm describes no service: only that the client is its VIP client. */
function NotDescribed() {
  const { name } = useFirm();
  return (
    <section className={styles.benefits}>
      <PaneTitle>{ownTitle}</PaneTitle>
      <p>You are a VIP client of {name}. Ask the firm what your service includes.</p>
    </section>
  );
}

/** The client's adviser, with a link to write to them; nothing when the firm names none. */
function Adviser() {
  const trpc = useTRPC();
  return (
    <QueryBoundary
      query={useQuery(trpc.client.get.queryOptions())}
      loading={<SectionSkeleton label="Loading your adviser" />}
      failed={(failure) => <FailedPart heading="We could not load your adviser" failure={failure} />}
    >
      {({ adviser }) => (adviser === null ? null : <AdviserCard name={adviser.name} />)}
    </QueryBoundary>
  );
}

function AdviserCard({ name }: { name: string }) {
  const takesMessages = useMessagesOffered();
  return (
    <section className={styles.card} aria-label="Your adviser">
      <Avatar name={name} size="large" />
      <div className={styles.text}>
        <SmallLabel>Your adviser</SmallLabel>
        <p className={styles.name}>{name}</p>
      </div>
      {takesMessages ? (
        <PageLink {...buttonLook({ kind: 'quiet', size: 'small' })} to={newMessageAddress()}>
          Send a message
        </PageLink>
      ) : null}
    </section>
  );
}
