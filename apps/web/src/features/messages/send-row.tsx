import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { sendIcon } from '#ui/icons/account-icons.ts';
import { infoIcon } from '#ui/icons/control-icons.ts';
import styles from './send-row.module.css';

type SendRowProps = {
  /** How soon the firm answers, to follow "within"; null where it is not known. */
  responseTime: string | null;
  isBusy: boolean;
};

/** The end of a form that sends a message: what to know before sending, and the button. */
export function SendRow({ responseTime, isBusy }: SendRowProps) {
  return (
    <div className={styles.row}>
      <p className={styles.note}>
        <Icon shape={infoIcon} className={styles.icon} />
        <span>
          {responseTime === null ? null : `We answer within ${responseTime}. `}
          Please do not send dealing instructions here.
        </span>
      </p>
      <Button type="submit" busy={isBusy} busyLabel="Sending">
        Send
        <Icon shape={sendIcon} />
      </Button>
    </div>
  );
}
