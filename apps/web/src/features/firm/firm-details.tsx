import { useDocumentTitle } from '#core/page-title.ts';
import type { RouterOutputs } from '#core/trpc/router-outputs.ts';
import { FactRows } from '#ui/fact-rows.tsx';
import { formatDay } from '#ui/format-day.ts';
import { Logo } from '#ui/logo.tsx';
import { paneHeading } from '#ui/pane-heading.ts';
import { RuledSection } from '#ui/ruled-section.tsx';
import styles from './firm-details.module.css';

type Firm = RouterOutputs['firm']['get'];

/** Row P11: name, logo, number and day in the register, and who they are. */
export function FirmDetails({ firm }: { firm: Firm }) {
  useDocumentTitle(firm.name);
  return (
    <article className={styles.firm}>
      <header className={styles.head}>
        {firm.logoUrl === null ? null : <Logo src={firm.logoUrl} name={`Logo of ${firm.name}`} />}
        <h2 className={paneHeading}>{firm.name}</h2>
      </header>
      <p className={styles.bio}>{firm.bio}</p>
      <RuledSection heading="In the regulator’s register">
        <FactRows
          facts={[
            { name: 'FCA number', value: firm.fcaNumber },
            { name: 'Registered on', value: formatDay(firm.fcaRegisteredDate) },
          ]}
        />
      </RuledSection>
    </article>
  );
}
