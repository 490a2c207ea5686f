import { useQuery } from '@tanstack/react-query';
import { portalConfiguration } from '#core/configuration.ts';
import { Telephone } from '#core/format/telephone.tsx';
import { PageLink } from '#core/routing/links/link.tsx';
import { newMessageAddress } from '#core/routing/message-addresses.ts';
import { paths } from '#core/routing/paths.ts';
import { useMessagesOffered } from '#core/trpc/offered-queries.ts';
import { type RouterOutputs, useTRPC } from '#core/trpc/procedures.ts';
import { Button, buttonLook } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { FactRows } from '#ui/data/fact-rows.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RuledSection } from '#ui/layout/ruled-section.tsx';
import styles from './no-policies.module.css';

type NoPoliciesProps = { isChecking: boolean; onCheck: () => void };

/** A new client, with nothing set up yet: what happens next, and who to ask. */
export function NoPolicies({ isChecking, onCheck }: NoPoliciesProps) {
  const { firmShortName } = portalConfiguration;
  return (
    <div className={styles.page}>
      <EmptyState
        heading="No policies here yet"
        actions={
          <Button kind="quiet" busy={isChecking} busyLabel="Checking" onClick={onCheck}>
            Check again
          </Button>
        }
      >
        When {firmShortName} has set up your first policy, it will appear here with its latest value and the
        date of that value. This usually takes five to ten working days.
      </EmptyState>
      <WhoToAsk />
    </div>
  );
}

/** The adviser, where the firm names one, and a way to ask in any case. */
function WhoToAsk() {
  const trpc = useTRPC();
  const adviser = useQuery(trpc.client.get.queryOptions()).data?.adviser;
  const takesMessages = useMessagesOffered();
  const facts = adviser ? factsOf(adviser) : [];
  return (
    <div className={styles.ask}>
      <RuledSection heading="Who to ask">
        {facts.length > 0 ? <FactRows facts={facts} /> : <p>You can ask us a question at any time.</p>}
        <p className={styles.action}>
          {takesMessages ? (
            <PageLink {...buttonLook()} to={newMessageAddress()}>
              Send a message
            </PageLink>
          ) : (
            <PageLink {...buttonLook()} to={paths.support.to()}>
              Contact support
            </PageLink>
          )}
        </p>
      </RuledSection>
    </div>
  );
}

type Adviser = NonNullable<RouterOutputs['client']['get']['adviser']>;

function factsOf(adviser: Adviser) {
  const { name, role, phone, email } = adviser;
  return [
    { name: role ?? 'Your adviser', value: name },
    { name: 'Telephone', value: phone && <Telephone number={phone} /> },
    {
      name: 'Email',
      value: email && (
        <a className={textLink} href={`mailto:${email}`}>
          {email}
        </a>
      ),
    },
  ].filter(({ value }) => value);
}
