import { ApiError } from '../http/api-error.ts';
import type { QaDeps, ServeQa } from './qa-deps.ts';

/** the mock that was started creates worlds; a world creates none itself. */
export function worldsRoutes(serve: ServeQa, { worlds }: QaDeps): void {
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
