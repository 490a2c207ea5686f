import { useRef } from 'react';
import { useAmountsHidden } from '#core/amounts/hidden-amounts.tsx';
import { AmountsQuestion, useAmountsQuestion } from '#core/amounts/question.tsx';
import { Button } from '#ui/action/button.tsx';
import { ErrorBanner } from '#ui/feedback/banner.tsx';
import { Form } from '#ui/form/form.tsx';
import { AmountsChoice, PoliciesChoice, ValuesChoice } from './choices.tsx';
import {
  describeOrder,
  type EarlierDays,
  type ListedPolicy,
  type OrderChoices,
  type OrderField,
} from './order.ts';
import styles from './statement.module.css';
import type { useOrder } from './use-order.ts';

type OrderFormProps = {
  order: ReturnType<typeof useOrder>;
  policies: readonly ListedPolicy[];
  /** How many more policies could not be read. */
  unreadable: number;
  earlier: EarlierDays | null;
};

/** P-15: what a statement should contain. P-76: while amounts are hidden it asks first: a file cannot hide them. */
export function OrderForm({ order, policies, unreadable, earlier }: OrderFormProps) {
  const { choices, faults, isBusy, error } = order;
  const isHidden = useAmountsHidden();
  const [isAsking, setIsAsking] = useAmountsQuestion();
  const button = useRef<HTMLButtonElement>(null);

  function choose(change: Partial<OrderChoices>) {
    // The question is about what was chosen when it was asked.
    setIsAsking(false);
    order.choose(change);
  }
  function answer(isWanted: boolean) {
    setIsAsking(false);
    button.current?.focus();
    if (isWanted) order.make();
  }
  function submit() {
    if (!order.isComplete()) return;
    if (isHidden && choices.withAmounts) setIsAsking(true);
    else order.make();
  }
  const choosing = { choices, faults, onChoose: choose };
  return (
    <Form<OrderField> fieldErrors={faults} onSubmit={submit}>
      <ValuesChoice {...choosing} earlier={earlier} isBusy={isBusy} />
      <PoliciesChoice {...choosing} policies={policies} unreadable={unreadable} />
      <AmountsChoice {...choosing} />
      <Summary choices={choices} policies={policies} />
      {error === null ? null : <ErrorBanner>Your statement was not made. {error}</ErrorBanner>}
      {isAsking ? <AmountsQuestion what="statement" yes="Make it with amounts" onAnswer={answer} /> : null}
      <div className={styles.actions}>
        <Button ref={button} type="submit" busy={isBusy} busyLabel="Making it">
          Make the statement
        </Button>
        {isBusy ? (
          <Button kind="quiet" onClick={order.cancel}>
            Cancel
          </Button>
        ) : null}
      </div>
      <p className="visually-hidden" role="status">
        {isBusy ? 'Making your statement' : ''}
      </p>
    </Form>
  );
}

function Summary({ choices, policies }: { choices: OrderChoices; policies: readonly ListedPolicy[] }) {
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h3 id="summary" className={styles.summaryTitle}>
        What will be in it
      </h3>
      <ul className={styles.points}>
        {describeOrder(choices, policies).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
