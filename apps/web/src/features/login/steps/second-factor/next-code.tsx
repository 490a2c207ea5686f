import { useSecondsLeft } from '#ui/hooks/use-interval.ts';
import styles from './next-code.module.css';

/** The id of the wait, which is read with the field of the code. */
export const waitId = 'next-code';

/**
 * L-34: a code works once, so where one was used just now the step waits for the next one: after an unlock, or a
 * session that was lost. The timer is not announced at each tick; the end of the wait is announced once.
 */
export function NextCode({ endsAtMs }: { endsAtMs: number }) {
  const secondsLeft = useSecondsLeft(endsAtMs);
  const isOver = secondsLeft === 0;
  return (
    <p id={waitId} className={styles.wait}>
      {isOver ? null : (
        <>
          Each code works once, and one was used just now.{' '}
          <span role="timer">
            The next code comes in {secondsLeft} {secondsLeft === 1 ? 'second' : 'seconds'}.
          </span>
        </>
      )}
      <span role="status">{isOver ? 'Your authenticator app shows the next code now.' : ''}</span>
    </p>
  );
}
