import type { ReactNode } from 'react';
import { Button } from '#ui/action/button.tsx';
import { useSecondsLeft } from '#ui/hooks/use-interval.ts';
import { Icon, lockIcon, shieldIcon } from '#ui/icons.tsx';
import { countdownText } from '../machine/countdown.ts';
import type { Send } from '../run-machine.ts';
import { BackLink } from './links.tsx';
import styles from './lockout-step.module.css';
import { StepFrame, type StepProps } from './step-frame.tsx';

const time = { hour: '2-digit', minute: '2-digit' } as const;
const clock = new Intl.DateTimeFormat('en-GB', time);
const dayAndClock = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  ...time,
});

/** "09:30", or "Sun 29 Nov, 09:30" where that is on another day. */
function endText(opensAtMs: number): string {
  const isToday = new Date(opensAtMs).toDateString() === new Date().toDateString();
  return (isToday ? clock : dayAndClock).format(opensAtMs);
}

/**
 * L-14: the heading is the firm's own message. Only the firm knows when the lock began, and after how many attempts.
 * Where the buttons lead is `lockoutTransitions` in machine/sign-in-transitions.ts (L-44).
 */
export function LockoutStep({ state, send }: StepProps<'lockout'>) {
  const { message, opensAtMs } = state.lockout;
  return (
    <StepFrame
      state={state}
      send={send}
      width="mid"
      title={message}
      intro="We lock an account after too many wrong passwords. No one has signed in, and nothing has changed."
      back={<BackLink send={send} />}
    >
      {opensAtMs === undefined ? null : <Lock opensAtMs={opensAtMs} send={send} />}
      <Button size="full" onClick={() => send({ type: 'unlockPressed' })}>
        <Icon shape={shieldIcon} />
        Or use 2-step verification to unlock
      </Button>
    </StepFrame>
  );
}

/** The lock, counted down to its end without announcing each tick, and then the way back to the password. */
function Lock({ opensAtMs, send }: { opensAtMs: number; send: Send }) {
  const secondsLeft = useSecondsLeft(opensAtMs);
  const isOver = secondsLeft === 0;
  return (
    <>
      <Times opensAtMs={opensAtMs}>{countdownText(secondsLeft)}</Times>
      <p className="visually-hidden" role="status">
        {isOver ? 'The lock has ended. You can enter your password again.' : ''}
      </p>
      {isOver ? (
        <Button size="full" onClick={() => send({ type: 'retryPressed' })}>
          Enter your password
        </Button>
      ) : null}
    </>
  );
}

function Times({ opensAtMs, children }: { opensAtMs: number; children: ReactNode }) {
  return (
    <div className={styles.box}>
      <span className={styles.icon}>
        <Icon shape={lockIcon} />
      </span>
      <dl className={styles.times}>
        <div>
          <dt>Unlocks at</dt>
          <dd>{endText(opensAtMs)}</dd>
        </div>
        <div>
          <dt>Time left</dt>
          <dd>
            <span role="timer">{children}</span>
          </dd>
        </div>
      </dl>
    </div>
  );
}
