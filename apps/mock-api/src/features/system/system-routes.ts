import type { EndpointAnswer } from '@portal/contract/endpoint';
import type { systemCacheEndpoint } from '@portal/contract/v1/system';
import type { Serve } from '../../http/register-endpoint.ts';
import type { SystemState } from './system-service.ts';

type Sections = EndpointAnswer<typeof systemCacheEndpoint>['sections'];

/** Moves on when stored data of an older shape can no longer be read. */
const VERSION = '1';

/** API-11. */
export function systemRoutes(serve: Serve, system: SystemState): void {
  serve('system.cache', async () => {
    const rows = await system.sections();
    const moments = rows.map(({ section, updatedAt }) => [section, updatedAt.toISOString()]);
    return { version: VERSION, sections: Object.fromEntries(moments) as Sections };
  });
}
