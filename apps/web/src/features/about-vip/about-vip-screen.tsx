import { useFirm } from '#core/branding/use-firm.ts';
import { aboutVipContent } from '#core/content-address.ts';
import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { paths } from '#core/paths.ts';
import { Redirect } from '#core/redirect.tsx';
import { useSession } from '#core/session/use-session.ts';
import { trpc } from '#core/trpc/react.ts';
import { paneHeading } from '#ui/pane-heading.ts';
import { PartPlace } from '#ui/part-place.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { SinglePane } from '#ui/single-pane.tsx';
import styles from './about-vip-screen.module.css';
import { Adviser } from './adviser.tsx';

/** Row P9: the adviser and the benefits of the VIP service. Others have no such page and go to their policies. */
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
  const isOffered = trpc.content.list.useQuery().data?.offered !== false;
  const page = trpc.content.byId.useQuery({ id: aboutVipContent }, { enabled: isOffered });
  if (!isOffered) return <NotDescribed />;
  return (
    <Loaded
      query={page}
      loading={<PartPlace said="Loading what your service is" />}
      notFound={<NotDescribed />}
      failed={(failure) => <FailedPart heading="We could not load what your service is" failure={failure} />}
    >
      {({ title, html }) =>
        html === null ? (
          <NotDescribed />
        ) : (
          <section className={styles.benefits}>
            <h2 className={paneHeading}>{title ?? ownTitle}</h2>
            <RichText html={html} />
          </section>
        )
      }
    </Loaded>
  );
}

const ownTitle = 'Your VIP service';

/** Where the firm describes no service: only that the person is its VIP client. */
function NotDescribed() {
  const { name } = useFirm();
  return (
    <section className={styles.benefits}>
      <h2 className={paneHeading}>{ownTitle}</h2>
      <p>You are a VIP client of {name}. Ask the firm what your service includes.</p>
    </section>
  );
}
