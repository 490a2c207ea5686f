import { Telephone } from '#core/format/telephone.tsx';
import { PageLink } from '#core/routing/links/link.tsx';
import { newMessageAddress } from '#core/routing/message-addresses.ts';
import { useMessagesOffered } from '#core/trpc/offered-queries.ts';
import { textLink } from '#ui/action/classes.ts';
import { FactRows } from '#ui/data/fact-rows.tsx';
import { RuledSection } from '#ui/layout/ruled-section.tsx';
import type { Client } from './changeable-details.ts';

type Adviser = NonNullable<Client['adviser']>;

/** Who looks after the client, and how they are reached. */
export function AdviserSection({ adviser: { name, role, phone, email } }: { adviser: Adviser }) {
  const isMessageOffered = useMessagesOffered();
  const reached = [
    phone !== null && { name: 'Telephone', value: <Telephone number={phone} /> },
    email !== null && {
      name: 'Email',
      value: (
        <a className={textLink} href={`mailto:${email}`}>
          {email}
        </a>
      ),
    },
  ].filter((fact) => fact !== false);
  return (
    <RuledSection
      heading="Who looks after you"
      aside={
        isMessageOffered ? (
          <PageLink className={textLink} to={newMessageAddress()}>
            Send a message
          </PageLink>
        ) : null
      }
    >
      <FactRows narrow="apart" facts={[{ name: role ?? 'Adviser', value: name }, ...reached]} />
    </RuledSection>
  );
}
