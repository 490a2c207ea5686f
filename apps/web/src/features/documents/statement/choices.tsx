import type { FieldErrors } from '#core/errors/field-errors.ts';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { formatDay } from '#ui/format/day.ts';
import { ChoiceRows } from './choice-rows.tsx';
import type { EarlierDays, ListedPolicy, OrderChoices, OrderField } from './order.ts';
import { PolicyChoice } from './policy-choice.tsx';

type ChoiceProps = {
  choices: OrderChoices;
  faults: FieldErrors<OrderField>;
  onChoose: (change: Partial<OrderChoices>) => void;
};

type ValuesChoiceProps = ChoiceProps & { earlier: EarlierDays | null; isBusy: boolean };

export function ValuesChoice({ choices, faults, onChoose, earlier, isBusy }: ValuesChoiceProps) {
  const day = earlier && (
    <TextField
      label="Day"
      name="day"
      type="date"
      min={earlier.first}
      max={earlier.last}
      hint={`From ${formatDay(earlier.first)} to ${formatDay(earlier.last)}`}
      error={faults.day}
      value={choices.day}
      readOnly={isBusy}
      onChange={(event) => onChoose({ day: event.target.value })}
    />
  );
  const latest = {
    value: 'latest',
    label: 'The latest values',
    hint: 'Providers value on different days: the statement gives the date of each value.',
  } as const;
  const another = {
    value: 'earlier',
    label: 'An earlier day',
    hint: 'Each value is then the last one on or before that day.',
    more: day,
  } as const;
  return (
    <ChoiceRows
      legend="Values"
      chosen={choices.when}
      onChoose={(when) => onChoose({ when })}
      choices={earlier === null ? [latest] : [latest, another]}
    />
  );
}

type PoliciesChoiceProps = ChoiceProps & {
  policies: readonly ListedPolicy[];
  /** How many more policies could not be read. */
  unreadable: number;
};

export function PoliciesChoice({ choices, faults, onChoose, policies, unreadable }: PoliciesChoiceProps) {
  const some = (
    <PolicyChoice
      policies={policies}
      chosen={choices.chosen}
      error={faults.policies}
      onChoose={(chosen) => onChoose({ chosen })}
    />
  );
  return (
    <>
      <ChoiceRows
        legend="Policies"
        chosen={choices.which}
        onChoose={(which) => onChoose({ which })}
        choices={[
          { value: 'all', label: 'The whole portfolio' },
          { value: 'chosen', label: 'Policies that you choose', more: some },
        ]}
      />
      <UnreadableNote count={unreadable} one="policy" many="policies" />
    </>
  );
}

export function AmountsChoice({ choices, onChoose }: Omit<ChoiceProps, 'faults'>) {
  return (
    <ChoiceRows
      legend="Amounts"
      chosen={choices.withAmounts ? 'with' : 'without'}
      onChoose={(answer) => onChoose({ withAmounts: answer === 'with' })}
      choices={[
        { value: 'with', label: 'With amounts' },
        {
          value: 'without',
          label: 'Without amounts',
          hint: 'It then shows what you hold, and not how much.',
        },
      ]}
    />
  );
}
