import { useEffect, useState } from 'react';
import { noteFailure } from '#core/monitoring.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from './notice.tsx';
import { type ChangeOver, followUpdates } from './worker-updates.ts';

/** Offers a newer version; whoever is in the middle of something goes on with the one they have. */
export function UpdateNotice() {
  const [offer, setOffer] = useState<{ changeOver: ChangeOver }>();

  useEffect(() => {
    followUpdates((changeOver) => setOffer({ changeOver })).catch((failure: unknown) =>
      noteFailure('service worker', failure),
    );
  }, []);

  if (!offer) return null;
  return (
    <Notice text="A new version is ready.">
      <Button size="small" onClick={offer.changeOver}>
        Reload
      </Button>
      <Button size="small" kind="quiet" onClick={() => setOffer(undefined)}>
        Later
      </Button>
    </Notice>
  );
}
