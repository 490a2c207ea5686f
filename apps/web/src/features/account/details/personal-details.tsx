import type { ReactNode } from 'react';
import { Chip } from '#ui/chip.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { RuledSection } from '#ui/ruled-section.tsx';
import { type Changeable, type Client, pendingChange, recordedDetails } from '../changeable-details.ts';
import { AdviserSection } from './adviser-section.tsx';
import { AmendmentTracker } from './amendment-tracker.tsx';
import styles from './personal-details.module.css';
import { SentNote } from './sent-note.tsx';

const addressLines = ['line1', 'line2', 'line3', 'town', 'county', 'postcode', 'country'] as const;

/** Row P8: what the firm's record says of the client, with any change that waits. */
export function PersonalDetails({ client }: { client: Client }) {
  const value = (...fields: Changeable[]) => <Recorded client={client} fields={fields} />;
  return (
    <>
      <SentNote client={client} />
      {client.pendingAmendment ? <AmendmentTracker amendment={client.pendingAmendment} /> : null}
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
      <RuledSection heading="Address">
        <FactRows narrow="apart" facts={[{ name: 'Address', value: <Address client={client} /> }]} />
      </RuledSection>
      {client.adviser ? <AdviserSection adviser={client.adviser} /> : null}
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

/** Row P8: the old value stays, and it is said that a change waits. */
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

/** A country's name by its two-letter code; what is no code is the firm's own text. */
function countryName(text: string): string {
  return /^[A-Z]{2}$/.test(text) ? (countryNames.of(text) ?? text) : text;
}

function NotGiven() {
  return <span className={styles.none}>Not given</span>;
}
