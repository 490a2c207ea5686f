import { ApiError } from '../http/api-error.ts';
import type { QaParts, ServeQa } from './qa-parts.ts';

/** Row Q3: worlds are made by the mock that was started; a world makes none of its own. */
export function worldRoutes(serve: ServeQa, { worlds }: QaParts): void {
  serve('worlds.list', async () => ({ worlds: (await worlds?.list()) ?? [], limit: worlds?.limit ?? 0 }));
  serve('worlds.create', async ({ body, hostname }) => {
    if (!worlds)
      throw new ApiError('CONFLICT', {
        message: 'A world makes no worlds of its own: ask the mock that made it.',
      });
    const { label, portal_url: portalUrl, profile } = body;
    return await worlds.create({ label, portalUrl, profile, hostname });
  });
  serve('worlds.end', async ({ params }) => {
    if (!worlds) throw new ApiError('NOT_FOUND');
    await worlds.end(params.id);
    return { deleted: true as const };
  });
}
