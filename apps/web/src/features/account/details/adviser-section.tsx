import { Link } from '#core/link.tsx';
import { paths } from '#core/paths.ts';
import { telephoneAddress } from '#core/telephone-address.ts';
import { useMessagesOffered } from '#core/use-messages-offered.ts';
import { FactRows } from '#ui/fact-rows.tsx';
import { RuledSection } from '#ui/ruled-section.tsx';
import { textLink } from '#ui/text-link.ts';
import type { Client } from '../changeable-details.ts';

type Adviser = NonNullable<Client['adviser']>;

/** Who looks after the client, and how they are reached. */
export function AdviserSection({ adviser: { name, role, phone, email } }: { adviser: Adviser }) {
  const isMessageOffered = useMessagesOffered();
  const reached = [
    phone !== null && { name: 'Telephone', value: <Reach address={telephoneAddress(phone)}>{phone}</Reach> },
    email !== null && { name: 'Email', value: <Reach address={`mailto:${email}`}>{email}</Reach> },
  ].filter((fact) => fact !== false);
  return (
    <RuledSection
      heading="Who looks after you"
      aside={
        isMessageOffered ? (
          <Link className={textLink} to={paths.messages.to()}>
            Send a message
          </Link>
        ) : null
      }
    >
      <FactRows narrow="apart" facts={[{ name: role ?? 'Adviser', value: name }, ...reached]} />
    </RuledSection>
  );
}

/** Words where there is no address to lead to. */
function Reach({ address, children }: { address: string | null; children: string }) {
  if (address === null) return <>{children}</>;
  return (
    <a className={textLink} href={address}>
      {children}
    </a>
  );
}
