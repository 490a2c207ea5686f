import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { Chip } from '#ui/data/chip.tsx';
import { FactRows } from '#ui/data/fact-rows.tsx';
import { NoteBanner } from '#ui/feedback/banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Column, Columns } from '#ui/layout/columns.tsx';
import { RuledSection } from '#ui/layout/ruled-section.tsx';
import { AdviserSection } from './adviser-section.tsx';
import { AmendmentTracker } from './amendment-tracker.tsx';
import { type Changeable, type Client, pendingChange, recordedDetails } from './changeable-details.ts';
import styles from './personal-details.module.css';

const addressLines = ['line1', 'line2', 'line3', 'town', 'county', 'postcode', 'country'] as const;

/** P-48: the firm's record of the client, with any pending change. */
export function PersonalDetails({ client }: { client: Client }) {
  const value = (...fields: Changeable[]) => <Recorded client={client} fields={fields} />;
  return (
    <>
      <SentNote client={client} />
      {client.pendingAmendment ? <AmendmentTracker amendment={client.pendingAmendment} /> : null}
      <Columns>
        <RuledSection heading="Name and contact">
          <FactRows
            narrow="apart"
            facts={[
              { name: 'Name', value: value('title', 'firstName', 'surname') },
              { name: 'Known as', value: client.givenName ?? <NotGiven /> },
              { name: 'Email', value: client.email ?? <NotGiven /> },
              { name: 'Mobile', value: value('mobileNumber') },
              { name: 'Home', value: value('homeNumber') },
              { name: 'Work', value: value('workNumber') },
            ]}
          />
        </RuledSection>
        <Column>
          <RuledSection heading="Address">
            <FactRows narrow="apart" facts={[{ name: 'Address', value: <Address client={client} /> }]} />
          </RuledSection>
          {client.adviser ? <AdviserSection adviser={client.adviser} /> : null}
        </Column>
      </Columns>
    </>
  );
}

type RecordedProps = { client: Client; fields: readonly Changeable[] };

/** Fields as the record has them, one after the other. */
function Recorded({ client, fields }: RecordedProps) {
  const recorded = recordedDetails(client);
  const text = fields.map((field) => recorded[field]).filter(Boolean);
  return (
    <Pending client={client} fields={fields}>
      {text.length === 0 ? <NotGiven /> : text.join(' ')}
    </Pending>
  );
}

function Address({ client }: { client: Client }) {
  const { countryId, ...lines } = recordedDetails(client);
  const recorded = { ...lines, country: countryName(lines.country || countryId) };
  const given = addressLines.filter((line) => recorded[line] !== '');
  return (
    <Pending client={client} fields={addressLines}>
      {given.length === 0 ? (
        <NotGiven />
      ) : (
        <span className={styles.lines}>
          {given.map((line) => (
            <span key={line}>{recorded[line]}</span>
          ))}
        </span>
      )}
    </Pending>
  );
}

/** P-48: the old value stays, with a note that a change is pending. */
function Pending({ client, fields, children }: RecordedProps & { children: ReactNode }) {
  const isPending = fields.some((field) => pendingChange(client, field) !== undefined);
  return (
    <span className={styles.value}>
      {children}
      {isPending ? <Chip meaning="info">Change pending</Chip> : null}
    </span>
  );
}

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' });

/** A country's name by its two-letter code; anything else is the firm's own text. */
function countryName(text: string): string {
  return /^[A-Z]{2}$/.test(text) ? (countryNames.of(text) ?? text) : text;
}

function NotGiven() {
  return <span className={styles.none}>Not given</span>;
}

/** Shown when the form was sent, and not after a reload or Back. */
function SentNote({ client }: { client: Client }) {
  const { state } = useLocation();
  const arrival = useNavigationType();

  if (arrival === NavigationType.Pop || state?.sent === undefined) return null;
  return (
    <div role="status">
      <NoteBanner kind="done">
        {state.sent === 'withdrawn'
          ? 'Your change has been withdrawn. Your record stays as it is.'
          : 'Your change has been sent to client services.'}
        {client.pendingAmendment?.status ? ' Its progress is shown below.' : null}
      </NoteBanner>
    </div>
  );
}

const contact = ['Name', 'Known as', 'Email', 'Mobile', 'Home', 'Work'];

/** The details while they load, with their real headings. */
export function DetailsSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading your details
      </p>
      <Columns>
        <RuledSection heading="Name and contact">
          <FactRows
            narrow="apart"
            facts={contact.map((name) => ({ name, value: <LineSkeleton width="10rem" /> }))}
          />
        </RuledSection>
        <Column>
          <RuledSection heading="Address">
            <FactRows narrow="apart" facts={[{ name: 'Address', value: <AddressSkeleton /> }]} />
          </RuledSection>
          <Skeleton width="100%" height="10rem" />
        </Column>
      </Columns>
    </div>
  );
}

/** As many lines as most addresses have. */
function AddressSkeleton() {
  return (
    <span className={styles.lines}>
      <LineSkeleton width="8rem" />
      <LineSkeleton width="8rem" />
      <LineSkeleton width="8rem" />
      <LineSkeleton width="8rem" />
    </span>
  );
}

function LineSkeleton({ width }: { width: string }) {
  return <Skeleton width={width} height="1.55em" />;
}
