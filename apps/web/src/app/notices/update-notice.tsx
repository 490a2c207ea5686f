import { useEffect, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { NoticeBar } from './connection-notice.tsx';
import { type ChangeOver, followUpdates } from './worker-updates.ts';

/** offers a newer version, and never forces it; "Later" keeps the current one. */
export function UpdateNotice() {
  const [offer, setOffer] = useState<{ changeOver: ChangeOver }>();

  useEffect(() => {
    // Some browsers refuse, such as in private windows; the portal then works wherever there is a network.
    followUpdates((changeOver) => setOffer({ changeOver })).catch(() => undefined);
  }, []);

  if (!offer) return null;
  return (
    <NoticeBar text="A new version is ready.">
      <Button size="small" onClick={offer.changeOver}>
        Reload
      </Button>
      <Button size="small" kind="quiet" onClick={() => setOffer(undefined)}>
        Later
      </Button>
    </NoticeBar>
  );
}
