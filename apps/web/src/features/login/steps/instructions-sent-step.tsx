import { RESEND_DELAY_SECONDS } from '@portal/contract/constants';
import { Button } from '#ui/action/button.tsx';
import { useInterval } from '#ui/hooks/use-interval.ts';
import { canResend, countdownText } from '../machine/countdown.ts';
import styles from './instructions-sent-step.module.css';
import { BackToLogin } from './links.tsx';
import { StepFrame, type StepProps } from './step-frame.tsx';

const TICK_MS = 1000;

/** L-8. The figure is a timer, which is not announced at each tick; the end of the wait is announced once. */
export function InstructionsSentStep({ state, send }: StepProps<'instructionsSent'>) {
  const { secondsLeft } = state.countdown;
  const isOver = canResend(state.countdown);
  useInterval(() => send({ type: 'ticked', nowMs: Date.now() }), isOver ? undefined : TICK_MS);
  return (
    <StepFrame
      state={state}
      send={send}
      title="Check your inbox"
      intro="Instructions have been emailed to your inbox. They may take a few minutes to arrive."
    >
      <div className={styles.count}>
        <Dial secondsLeft={secondsLeft} />
        <p className={styles.time} role="timer">
          <b>{countdownText(secondsLeft)}</b>
          <span>{isOver ? 'you can resend now' : 'until you can resend'}</span>
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {isOver ? 'You can resend the email now.' : ''}
      </p>
      <Button
        size="full"
        aria-disabled={!isOver}
        busy={state.busy}
        busyLabel="Sending"
        onClick={() => send({ type: 'resendPressed' })}
      >
        Resend Email
      </Button>
      <BackToLogin send={send} />
    </StepFrame>
  );
}

/** The noon line at the top; the arc is what is left of the wait. */
function Dial({ secondsLeft }: { secondsLeft: number }) {
  return (
    <svg className={styles.dial} viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="54" />
      <circle
        className={styles.left}
        cx="60"
        cy="60"
        r="54"
        pathLength={RESEND_DELAY_SECONDS}
        strokeDasharray={`${secondsLeft} ${RESEND_DELAY_SECONDS}`}
      />
      <path d="M60 2v12" />
    </svg>
  );
}
