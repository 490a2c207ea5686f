import { useQuery } from '@tanstack/react-query';
import { portalConfiguration } from '#core/configuration.ts';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { Telephone } from '#core/format/telephone.tsx';
import { useDocumentTitle } from '#core/routing/headings/page-title.ts';
import { SubjectHeading } from '#core/routing/headings/subject-heading.tsx';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { Logo } from '#ui/brand/logo.tsx';
import { FactRows } from '#ui/data/fact-rows.tsx';
import { DetailSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { formatDay } from '#ui/format/day.ts';
import { SinglePane } from '#ui/layout/list-detail.tsx';
import { RuledSection } from '#ui/layout/ruled-section.tsx';
import styles from './firm-screen.module.css';

/** P-11: the firm, as it describes itself and as the regulator's register has it. */
export function FirmScreen() {
  const trpc = useTRPC();
  return (
    <SinglePane>
      <QueryBoundary
        query={useQuery(trpc.firm.get.queryOptions())}
        loading={<DetailSkeleton label="Loading the firm’s details" />}
        failed={(failure) => <FailedPage heading="We could not load the firm’s details" failure={failure} />}
      >
        {(firm) => <FirmDetails firm={firm} />}
      </QueryBoundary>
    </SinglePane>
  );
}

type Firm = RouterOutputs['firm']['get'];

/**
 * P-11: name, logo, number and day in the register, who they are and how they are reached; each line only where the
 * firm gives it (API-16).
 */
function FirmDetails({ firm }: { firm: Firm }) {
  const { bio, fcaRegisteredDate: registeredOn, logoUrl } = firm;
  const name = firm.name ?? portalConfiguration.firmName;
  useDocumentTitle(name);
  const register = [
    { name: 'FCA number', value: firm.fcaNumber },
    { name: 'Registered on', value: registeredOn && dayAsRead(registeredOn) },
  ].filter(({ value }) => value);
  return (
    <article className={styles.firm}>
      <header className={styles.head}>
        {logoUrl === null ? null : <Logo src={logoUrl} name={`Logo of ${name}`} />}
        <SubjectHeading name={name} />
      </header>
      {bio === null ? null : <p className={styles.bio}>{bio}</p>}
      <Contact firm={firm} />
      {register.length === 0 ? null : (
        <RuledSection heading="In the regulator’s register">
          <FactRows facts={register} />
        </RuledSection>
      )}
    </article>
  );
}

/** By telephone and by post, where the firm says how. */
function Contact({ firm: { phone, address } }: { firm: Firm }) {
  const facts = [
    { name: 'Telephone', value: phone && <Telephone number={phone} /> },
    { name: 'Address', value: address && <span className={styles.address}>{address}</span> },
  ].filter(({ value }) => value);
  return facts.length === 0 ? null : (
    <RuledSection heading="How to reach us">
      <FactRows facts={facts} />
    </RuledSection>
  );
}

/** An ISO date in words; any other text as the firm writes it. */
function dayAsRead(text: string): string {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(?:T.*)?$/.exec(text) ?? [];
  const moment = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
  return isDay ? formatDay(day) : text;
}
