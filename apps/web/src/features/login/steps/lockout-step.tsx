import { LOCKOUT_MINUTES } from '@portal/contract/constants';
import { messages } from '#core/messages.ts';
import { Button } from '#ui/action/button.tsx';
import { Icon, lockIcon, shieldIcon } from '#ui/icons.tsx';
import { BackLink } from './links.tsx';
import styles from './lockout-step.module.css';
import { StepFrame, type StepProps } from './step-frame.tsx';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** L-14: the heading is the server's own message. */
export function LockoutStep({ state, send }: StepProps<'lockout'>) {
  const { message, opensAtMs } = state.lockout;
  return (
    <StepFrame
      state={state}
      send={send}
      width="mid"
      title={message}
      intro="We lock an account after five wrong passwords. No one has signed in, and nothing has changed."
      back={<BackLink send={send} />}
    >
      {opensAtMs === undefined ? null : <Times opensAtMs={opensAtMs} />}
      <Button size="full" onClick={() => send({ type: 'unlockPressed' })}>
        <Icon shape={shieldIcon} />
        {messages.unlockWithCode}
      </Button>
    </StepFrame>
  );
}

function Times({ opensAtMs }: { opensAtMs: number }) {
  return (
    <div className={styles.box}>
      <span className={styles.icon}>
        <Icon shape={lockIcon} />
      </span>
      <dl className={styles.times}>
        <div>
          <dt>Locked at</dt>
          <dd>{clock.format(opensAtMs - LOCKOUT_MINUTES * 60_000)}</dd>
        </div>
        <div>
          <dt>Unlocks at</dt>
          <dd>{clock.format(opensAtMs)}</dd>
        </div>
      </dl>
    </div>
  );
}
