import { useId } from 'react';
import { RequestCard } from '#core/documents/requests/card.tsx';
import { type DocumentRequest, isOpenRequest } from '#core/documents/requests/state.ts';
import { SectionHeading } from '#ui/layout/headings.tsx';
import styles from './waiting-requests.module.css';

type WaitingRequestsProps = { all: readonly DocumentRequest[]; policy: string | null };

/**
 * P-36: what the firm asks for, of the chosen policy where one is: first what the client is to send, then what the firm
 * has not yet decided; nothing where there is none.
 */
export function WaitingRequests({ all, policy }: WaitingRequestsProps) {
  const requests = policy === null ? all : all.filter(({ policyId }) => policyId === policy);
  return (
    <>
      <Requests heading="We need something from you" requests={requests.filter(isOpenRequest)} />
      <Requests heading="With us for review" requests={requests.filter(({ state }) => state === 'sent')} />
    </>
  );
}

function Requests({ heading, requests }: { heading: string; requests: readonly DocumentRequest[] }) {
  const headingId = useId();
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{heading}</SectionHeading>
      <div className={styles.cards}>
        {requests.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </div>
    </section>
  );
}
