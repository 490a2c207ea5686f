import { Link } from '#core/link.tsx';
import { paths } from '#core/paths.ts';
import { FactRows } from '#ui/fact-rows.tsx';
import { RuledSection } from '#ui/ruled-section.tsx';
import { textLink } from '#ui/text-link.ts';
import type { Client } from '../changeable-details.ts';

type Adviser = NonNullable<Client['adviser']>;

/** Who looks after the client, and how they are reached. */
export function AdviserSection({ adviser: { name, role, phone, email } }: { adviser: Adviser }) {
  const reached = [
    phone !== null && {
      name: 'Telephone',
      value: <Outside to={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Outside>,
    },
    email !== null && { name: 'Email', value: <Outside to={`mailto:${email}`}>{email}</Outside> },
  ].filter((fact) => fact !== false);
  return (
    <RuledSection
      heading="Who looks after you"
      aside={
        <Link className={textLink} to={paths.messages.to()}>
          Send a message
        </Link>
      }
    >
      <FactRows narrow="apart" facts={[{ name: role, value: name }, ...reached]} />
    </RuledSection>
  );
}

function Outside({ to, children }: { to: string; children: string }) {
  return (
    <a className={textLink} href={to}>
      {children}
    </a>
  );
}
