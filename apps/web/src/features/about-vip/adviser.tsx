import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { trpc } from '#core/trpc/react.ts';
import { useMessagesOffered } from '#core/use-messages-offered.ts';
import { Avatar } from '#ui/avatar.tsx';
import { buttonLook } from '#ui/button.tsx';
import { PartPlace } from '#ui/part-place.tsx';
import styles from './adviser.module.css';

/** Who looks after this person, and a link to write to them; nothing where the firm names nobody. */
export function Adviser() {
  return (
    <Loaded
      query={trpc.client.get.useQuery()}
      loading={<PartPlace said="Loading who your adviser is" />}
      failed={(failure) => <FailedPart heading="We could not load who your adviser is" failure={failure} />}
    >
      {({ adviser }) => (adviser === null ? null : <AdviserCard name={adviser.name} />)}
    </Loaded>
  );
}

function AdviserCard({ name }: { name: string }) {
  const takesMessages = useMessagesOffered();
  return (
    <section className={styles.card} aria-label="Your adviser">
      <Avatar name={name} size="large" />
      <div className={styles.words}>
        <p className={styles.label}>Your adviser</p>
        <p className={styles.name}>{name}</p>
      </div>
      {takesMessages ? (
        <PageLink {...buttonLook({ kind: 'quiet', size: 'small' })} to={paths.messages.to()}>
          Send a message
        </PageLink>
      ) : null}
    </section>
  );
}
