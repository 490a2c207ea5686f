import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { portalConfiguration } from '#core/configuration.ts';
import { type StoredFirm, sessionStore, useSession } from '#core/session/store.ts';
import { type RouterOutputs, urgent, useTRPC } from '#core/trpc/procedures.ts';

/** Name and logo of the firm: from its record; until that is here from the last visit, else from the configuration. */
export function useFirm(): StoredFirm {
  const { firm } = useSession();
  const { data } = useFirmRecord();
  if (data) return firmOf(data);
  return firm ?? { name: portalConfiguration.firmName, logoUrl: portalConfiguration.firmLogoUrl };
}

/** S-4: keeps name and logo for the next visit. */
export function useKeepFirm(): void {
  const { data } = useFirmRecord();
  useEffect(() => {
    if (data) sessionStore.setFirm(firmOf(data));
  }, [data]);
}

export function useFirmRecord() {
  return useQuery(useTRPC().firm.get.queryOptions(undefined, urgent));
}

/** A record without a name has the configured one. */
function firmOf({ name, logoUrl }: RouterOutputs['firm']['get']): StoredFirm {
  return { name: name ?? portalConfiguration.firmName, logoUrl };
}
