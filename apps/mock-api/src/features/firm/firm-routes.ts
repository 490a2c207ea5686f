import type { Database } from '@portal/prisma/client';
import type { Serve } from '../../http/register-endpoint.ts';

type Firms = ReturnType<typeof createFirms>;

/** The firm: there is one. */
export function createFirms({ database }: { database: Database }) {
  return { current: () => database.firm.findFirstOrThrow() };
}

/** API-16. */
export function firmRoutes(serve: Serve, firms: Firms): void {
  serve('firm.view', async () => {
    const { name, logo, bio, fcaNumber, fcaRegisteredDate, phone, address } = await firms.current();
    return {
      name,
      logo,
      bio,
      fca_number: fcaNumber,
      fca_registered_date: fcaRegisteredDate,
      phone,
      address,
    };
  });
}
