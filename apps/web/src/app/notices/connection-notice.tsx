import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from './notice.tsx';
import { type Connection, isFromCache, useConnection } from './use-connection.ts';

const sentences: Record<Exclude<Connection, 'fine'>, string> = {
  offline: 'You are offline.',
  unreachable: 'The portal cannot be reached.',
};

/** Says plainly that there is no connection, as long as there is none (row R16). */
export function ConnectionNotice() {
  const { connection, look } = useConnection();
  const [isTrying, setIsTrying] = useState(false);
  const [triedInVain, setTriedInVain] = useState(0);

  async function tryAgain() {
    setIsTrying(true);
    const found = await look();
    setIsTrying(false);
    setTriedInVain((times) => (found === 'fine' ? 0 : times + 1));
    // A page that was opened without a connection lacks what it should show.
    if (found === 'fine' && isFromCache()) window.location.reload();
  }

  if (connection === 'fine') return null;
  return (
    <Notice
      text={
        <>
          <strong>{sentences[connection]}</strong> What you see may be out of date, and nothing can be sent.
          {triedInVain > 0 &&
            ` Still no connection after ${triedInVain === 1 ? 'one try' : `${triedInVain} tries`}.`}
        </>
      }
    >
      <Button size="small" busy={isTrying} busyLabel="Trying" onClick={() => void tryAgain()}>
        Try again
      </Button>
    </Notice>
  );
}
