import { type ReactNode, useState } from 'react';
import { RetryButton } from '#ui/action/retry-button.tsx';
import styles from './connection-notice.module.css';
import { type Connection, isFromCache, useConnection } from './use-connection.ts';

const sentences: Record<Exclude<Connection, 'fine'>, string> = {
  offline: 'You are offline.',
  unreachable: 'The portal cannot be reached.',
};

/** R-38: shown as long as there is no connection. */
export function ConnectionNotice() {
  const { connection, look } = useConnection();
  return connection === 'fine' ? null : <LostConnection sentence={sentences[connection]} look={look} />;
}

type LostConnectionProps = { sentence: string; look: () => Promise<Connection> };

function LostConnection({ sentence, look }: LostConnectionProps) {
  const [isTrying, setIsTrying] = useState(false);
  const [failedAttempts, setFailedAttempts] = useState(0);

  async function tryAgain() {
    setIsTrying(true);
    // A page that was opened without a connection has no data, and nothing typed that a reload could lose.
    const hasNoData = isFromCache();
    if ((await look()) === 'fine' && hasNoData) window.location.reload();
    setIsTrying(false);
    setFailedAttempts(failedAttempts + 1);
  }

  return (
    <NoticeBar
      text={
        <>
          <strong>{sentence}</strong> What you see may be out of date, and nothing can be sent.
          {failedAttempts > 0 &&
            ` Still no connection after ${failedAttempts === 1 ? 'one attempt' : `${failedAttempts} attempts`}.`}
        </>
      }
    >
      <RetryButton size="small" isRetrying={isTrying} onRetry={() => void tryAgain()} />
    </NoticeBar>
  );
}

type NoticeBarProps = { text: ReactNode; children: ReactNode };

/** A short text about the portal itself, with its actions, above the page. */
export function NoticeBar({ text, children }: NoticeBarProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.text}>{text}</p>
      <p className={styles.actions}>{children}</p>
    </div>
  );
}
