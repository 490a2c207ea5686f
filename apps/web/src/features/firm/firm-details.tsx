import { portalConfiguration } from '#core/configuration.ts';
import { useDocumentTitle } from '#core/page-title.ts';
import type { RouterOutputs } from '#core/trpc/router-outputs.ts';
import { FactRows } from '#ui/fact-rows.tsx';
import { formatDay } from '#ui/format-day.ts';
import { Logo } from '#ui/logo.tsx';
import { paneHeading } from '#ui/pane-heading.ts';
import { RuledSection } from '#ui/ruled-section.tsx';
import styles from './firm-details.module.css';

type Firm = RouterOutputs['firm']['get'];

/** Row P11: name, logo, number and day in the register, and who they are; each line only where the firm gives it (A16). */
export function FirmDetails({ firm }: { firm: Firm }) {
  const name = firm.name ?? portalConfiguration.firmName;
  useDocumentTitle(name);
  const register = [
    { name: 'FCA number', value: firm.fcaNumber },
    { name: 'Registered on', value: firm.fcaRegisteredDate && dayAsRead(firm.fcaRegisteredDate) },
  ].filter(({ value }) => value);
  return (
    <article className={styles.firm}>
      <header className={styles.head}>
        {firm.logoUrl === null ? null : <Logo src={firm.logoUrl} name={`Logo of ${name}`} />}
        <h2 className={paneHeading}>{name}</h2>
      </header>
      {firm.bio === null ? null : <p className={styles.bio}>{firm.bio}</p>}
      {register.length === 0 ? null : (
        <RuledSection heading="In the regulator’s register">
          <FactRows facts={register} />
        </RuledSection>
      )}
    </article>
  );
}

/** An ISO date in words; any other text as the firm writes it. */
function dayAsRead(text: string): string {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(?:T.*)?$/.exec(text) ?? [];
  const moment = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
  return isDay ? formatDay(day) : text;
}
