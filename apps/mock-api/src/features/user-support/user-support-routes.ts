import type { Serve } from '../../http/register-endpoint.ts';
import type { Support } from './user-support-service.ts';

/** API-22, API-23. */
export function userSupportRoutes(serve: Serve, support: Support): void {
  serve('user.supportReasons', async () => ({
    data: await support.reasons(),
    takes_message: true,
  }));

  serve('user.contactSupport', async ({ body, headers }) => {
    await support.contact({ ...body, key: headers['Idempotency-Key'] });
    return {};
  });
}
