import type { Serve } from '../../http/register-endpoint.ts';
import type { Firms } from './firm-service.ts';

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
