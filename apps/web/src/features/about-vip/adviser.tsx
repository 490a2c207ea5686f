import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { trpc } from '#core/trpc/react.ts';
import { Avatar } from '#ui/avatar.tsx';
import { buttonLook } from '#ui/button.tsx';
import { PartPlace } from '#ui/part-place.tsx';
import styles from './adviser.module.css';

/** Who looks after this person, and the way to write to them. */
export function Adviser() {
  return (
    <Loaded
      query={trpc.client.get.useQuery()}
      loading={<PartPlace said="Loading who your adviser is" />}
      failed={(failure) => <FailedPart heading="We could not load who your adviser is" failure={failure} />}
    >
      {({ adviser }) => <AdviserCard name={adviser?.name ?? null} />}
    </Loaded>
  );
}

function AdviserCard({ name }: { name: string | null }) {
  return (
    <section className={styles.card} aria-label="Your adviser">
      {name === null ? null : <Avatar name={name} size="large" />}
      <div className={styles.words}>
        <p className={styles.label}>Your adviser</p>
        <p className={styles.name}>{name ?? 'Not named yet'}</p>
      </div>
      <PageLink {...buttonLook({ kind: 'quiet', size: 'small' })} to={paths.messages.to()}>
        Send a message
      </PageLink>
    </section>
  );
}
