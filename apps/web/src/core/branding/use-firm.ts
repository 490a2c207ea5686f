import { useEffect } from 'react';
import { portalConfiguration } from '#core/configuration.ts';
import { type StoredFirm, sessionStore } from '#core/session/session-store.ts';
import { useSession } from '#core/session/use-session.ts';
import { trpc, urgent } from '#core/trpc/react.ts';

/** Name and logo of the firm: from its record, kept for the next visit (row S4); from the configuration until then, and for a name that the record lacks. */
export function useFirm(): StoredFirm {
  const { firm } = useSession();
  const { data } = trpc.firm.get.useQuery(undefined, urgent);

  useEffect(() => {
    if (data)
      sessionStore.setFirm({ name: data.name ?? portalConfiguration.firmName, logoUrl: data.logoUrl });
  }, [data]);

  return firm ?? { name: portalConfiguration.firmName, logoUrl: portalConfiguration.firmLogoUrl };
}
