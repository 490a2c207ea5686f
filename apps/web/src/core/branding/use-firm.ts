import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { portalConfiguration } from '#core/configuration.ts';
import { type StoredFirm, sessionStore, useSession } from '#core/session/store.ts';
import { urgent, useTRPC } from '#core/trpc/procedures.ts';

/**
 * Name and logo of the firm: from its record, kept for the next visit (S-4); from the configuration until then, and
 * where the record has no name.
 */
export function useFirm(): StoredFirm {
  const trpc = useTRPC();
  const { firm } = useSession();
  const { data } = useQuery(trpc.firm.get.queryOptions(undefined, urgent));

  useEffect(() => {
    if (data)
      sessionStore.setFirm({ name: data.name ?? portalConfiguration.firmName, logoUrl: data.logoUrl });
  }, [data]);

  return firm ?? { name: portalConfiguration.firmName, logoUrl: portalConfiguration.firmLogoUrl };
}
