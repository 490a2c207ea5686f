import { useRef } from 'react';
import { useAmountsHidden } from '#core/amounts/hidden-amounts.tsx';
import { AmountsQuestion, useAmountsQuestion } from '#core/amounts/question.tsx';
import { Button } from '#ui/action/button.tsx';
import { ErrorBanner } from '#ui/feedback/banner.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { formatDay } from '#ui/format/day.ts';
import { ChoiceRows } from './choice-rows.tsx';
import {
  describeOrder,
  type EarlierDays,
  type ListedPolicy,
  type OrderChoices,
  type OrderField,
} from './order.ts';
import { PolicyChoice } from './policy-choice.tsx';
import styles from './statement.module.css';
import type { useOrder } from './use-order.ts';

type OrderFormProps = {
  order: ReturnType<typeof useOrder>;
  policies: readonly ListedPolicy[];
  /** Undefined until it is known. */
  earlier: EarlierDays | null | undefined;
};

/** P-15: what a statement should contain. P-76: while amounts are hidden it asks first: a file cannot hide them. */
export function OrderForm({ order, policies, earlier }: OrderFormProps) {
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
    if (isWanted) void order.make();
  }
  function submit() {
    if (!order.isComplete()) return;
    if (isHidden && choices.withAmounts) setIsAsking(true);
    else void order.make();
  }
  return (
    <Form<OrderField> fieldErrors={faults} onSubmit={submit}>
      <ChoiceRows
        legend="Values"
        chosen={choices.when}
        onChoose={(when) => choose({ when })}
        choices={[
          {
            value: 'latest',
            label: 'The latest values',
            hint: 'Providers value on different days: the statement gives the date of each value.',
          },
          ...(earlier === null || earlier === undefined
            ? []
            : [
                {
                  value: 'earlier' as const,
                  label: 'An earlier day',
                  hint: 'Each value is then the last one on or before that day.',
                  more: (
                    <DayField
                      earlier={earlier}
                      day={choices.day}
                      error={faults.day}
                      isReadOnly={isBusy}
                      onChange={(day) => choose({ day })}
                    />
                  ),
                },
              ]),
        ]}
      />
      <ChoiceRows
        legend="Policies"
        chosen={choices.which}
        onChoose={(which) => choose({ which })}
        choices={[
          { value: 'all', label: 'The whole portfolio' },
          {
            value: 'chosen',
            label: 'Policies that you choose',
            more: (
              <PolicyChoice
                policies={policies}
                chosen={choices.chosen}
                error={faults.policies}
                onChoose={(chosen) => choose({ chosen })}
              />
            ),
          },
        ]}
      />
      <ChoiceRows
        legend="Amounts"
        chosen={choices.withAmounts ? 'with' : 'without'}
        onChoose={(answer) => choose({ withAmounts: answer === 'with' })}
        choices={[
          { value: 'with', label: 'With amounts' },
          {
            value: 'without',
            label: 'Without amounts',
            hint: 'It then shows what you hold, and not how much.',
          },
        ]}
      />
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

type DayFieldProps = {
  earlier: EarlierDays;
  day: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (day: string) => void;
};

function DayField({ earlier, day, error, isReadOnly, onChange }: DayFieldProps) {
  return (
    <TextField
      label="Day"
      name="day"
      type="date"
      min={earlier.first}
      max={earlier.last}
      hint={`From ${formatDay(earlier.first)} to ${formatDay(earlier.last)}`}
      error={error}
      value={day}
      readOnly={isReadOnly}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
