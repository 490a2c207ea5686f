import { type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { toAppError } from '#core/errors/app-error.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/data/chip.tsx';
import { Icon } from '#ui/icons.tsx';
import styles from './entry-row.module.css';

type EntryRowProps = {
  icon?: string;
  name: string;
  /** What it is to the client, such as "This device". */
  mark?: string | undefined;
  /** Empty where nothing is known. */
  facts: string;
  /** What can be done about it; `of` is its accessible name, which says which entry it is of. */
  action?: { label: string; of: string; onPress: () => void } | undefined;
};

/** A device, a session or an event of the account, with what is known of it and what can be done about it. */
export function EntryRow({ icon, name, mark, facts, action }: EntryRowProps) {
  return (
    <li className={styles.row}>
      {icon ? <Icon shape={icon} className={styles.icon} /> : null}
      <div className={styles.facts}>
        <p className={styles.name}>
          {name}
          {mark ? <Chip meaning="positive">{mark}</Chip> : null}
        </p>
        {facts === '' ? null : <p className={styles.known}>{facts}</p>}
      </div>
      {action ? (
        <Button kind="quiet" size="small" aria-label={action.of} onClick={action.onPress}>
          {action.label}
        </Button>
      ) : null}
    </li>
  );
}

type List = { pathFilter: () => QueryFilters };

/** What follows a change that removes an entry: the lists are read again, and then `onDone` is called. */
export function useRemoval(lists: readonly List[], onDone: () => void) {
  const queryClient = useQueryClient();
  async function onSuccess() {
    await Promise.all(lists.map((list) => queryClient.invalidateQueries(list.pathFilter())));
    onDone();
  }
  return {
    onSuccess,
    // Removed elsewhere meanwhile, which is the wanted result.
    onError: (failure: unknown) => (toAppError(failure).code === 'NOT_FOUND' ? onSuccess() : undefined),
  };
}
